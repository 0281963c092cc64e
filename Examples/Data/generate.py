#!/usr/bin/env python3
"""Writes names.txt: 5,000 made-up names in several scripts, one per line, always the same bytes.

    generate.py            write names.txt beside this file
    generate.py --check    exit 1 if names.txt differs from what this program would write

The names are invented: given names are common ones, family names are put together from parts. The program needs only
Python's standard library. It does not use `random`, whose results could differ between versions.
"""
import pathlib
import sys

COUNT = 5000
SEED = 20140601
TARGET = pathlib.Path(__file__).with_name("names.txt")


class Dice:
    """A 64-bit linear congruential generator (Knuth's MMIX constants); the high bits are used."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound

    def pick(self, words):
        return words[self.below(len(words))]

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def words(text):
    return text.split()


LATIN_GIVEN = words("""
    Ada Agnès Åke Alba Älva Amir Ana Anaïs Ángel Aram Asta Ásta Ayşe Bea Béla Bente Björn Bożena Bruno Camille Cara Çağla
    Carlos Cédric Čeněk Chloé Ciarán Clara Dag Danuta Désirée Dora Đorđe Ebba Édith Eero Elif Élodie Emil Éva Fadila
    Fanni Félix Fiadh Flor François Gaël Gerda Göran Gösta Greta Hana Håkon Hedda Henrik Hülya Ida Íñigo Ines Inga
    Irena Ivo İpek Jana Jānis Jasmin Joël José Jürgen Kaja Katrín Kees Kiki Klára Kofi Lars Léa Līga Linnéa Łucja Luís
    Mads Maëlle Mārtiņš Mateo Máté Mila Miloš Mónica Nadia Naïma Niamh Nils Noé Núria Océane Odd Óscar Olga Ömer Orla
    Øystein Paola Pål Petra Piotr Pía Quentin Quim Rasa René Rhys Róisín Rosa Rūta Sanna Séamus Signe Šimon Siún Søren
    Şule Tadhg Tamás Thiago Tiina Tõnu Tove Ugo Ülle Úna Ursula Uwe Vera Věra Viggo Vilém Vita Wanda Wiebke Willem Wim
    Xavi Xenia Ximena Yara Yasmín Ylva Yves Zara Zdeněk Želimir Zoë Zoltán Žofie
""")
LATIN_FIRST = words("""
    Abel Alm Berg Birk Björk Blom Brae Brenn Car Cold Dahl Del Eich Ek El Fagr Fern Finn Gar Glen Gran Grün Hag Hasel
    Hol Horn Kal Kerr Kirk Kor Lark Lind Löv Mal Mar Mel Mor Nor Oak Öst Pell Quill Ravn Rosen Sal Sand Sel Skog Stein
    Sund Thorn Tor Ul Vall Var Vest Vin Wald Wil Yar Zel
""")
LATIN_LAST = words("""
    aker ano bach berry bo bridge by cott dal de do ek ell er ero es feld ford gren hard holt ic ieux in ini ington ka
    land lein ley lund mann mark mere mo nes ney ová owski quist rath rix sen set skög son stad sted strand strøm tal
    thorpe ton vik ville wall wick wood wyn zak
""")
CYRILLIC_GIVEN = words("""
    Аглая Андрей Борис Богдана Вера Виктор Галина Глеб Дарья Денис Евгений Ефим Ёлка Жанна Захар Зоя Иван Ирина Йордан
    Кирилл Ксения Лев Людмила Марина Мирон Нина Никита Оксана Олег Павел Полина Роман Раиса Светлана Семён Тамара Тихон
    Ульяна Устин Фаина Фёдор Харитон Христина Цветана Чеслав Шамиль Щедра Эмма Эдуард Юлия Юрий Яна Яков Єва Їжак Љубица
""")
CYRILLIC_FIRST = words("Березн Вод Гор Дубр Ельн Заречн Ивн Камен Лебед Мороз Новин Озер Полян Речн Сосн Тих Хвой Ясен")
CYRILLIC_LAST = words("енко ец ик ич ко овский ук чук ян ань")
GREEK_GIVEN = words("""
    Άννα Αλέξης Βασίλης Βίκυ Γιώργος Δήμητρα Δανάη Ελένη Εύα Ζωή Ηλέκτρα Ηλίας Θάλεια Θωμάς Ιωάννα Ίρις Κώστας Καλλιόπη
    Λευτέρης Λυδία Μαρία Μιχάλης Νίκος Νεφέλη Ξένια Όλγα Ορέστης Πέτρος Ρένα Σοφία Σταύρος Τάσος Υβόννη Φαίδρα Φώτης
    Χρήστος Χαρά Ψάλτης Ωραία
""")
GREEK_FIRST = words("Αλων Βουν Γλαρ Δενδρ Ελαι Καραβ Λιμν Μελισσ Νησ Πελαγ Πετρ Ροδ Σταχ Φαρ")
GREEK_LAST = words("ίδης άκης όπουλος ής ίτης άκος")
HEBREW_GIVEN = words("""
    אביגיל אורי בועז בת־שבע גילה גדעון דנה הדס זיו חנה טליה יונתן כרמל לאה מיכל משה נועה סיון עדי פנינה צבי קרן רותם
    שירה תמר תום
""")
HEBREW_LAST = words("אלוני ברקת גלבוע דקל הרדוף זמיר חרמון טלמון יערי כנרת לביא מעיין נחלי סלעי ערבה פרדס צוריאל קשת רימון שקד תבור")
ARABIC_GIVEN = words("""
    أحمد آمنة بسمة بلال تالا ثريا جميل حسن خالد دينا ذكرى رامي زينب سامر شادي صفاء ضياء طارق ظافر عائشة غسان فاطمة قيس
    كريم لينا منى نور هدى وليد ياسمين
""")
ARABIC_LAST = words("البحري التلّي الجبلي الحقلي الرملي الزيتوني السهلي الشجري الصخري النخلي النهري الوادي الياسميني الغيمي القمري")
HAN_FAMILY = words("林 陈 王 赵 佐藤 鈴木 高橋 渡辺")
HAN_GIVEN = words("晨 晴 海 洋 春 美 山 明 光 青 花 月 文 子 真 悠 一 川 心 雪 和 安 星 松 石 云 雨 白 竹 秋")
KANA = words("あおい いぶき うた えま かえで さくら すみれ つばさ はるか ひなた まどか みどり ゆうき りく")
HANGUL_FAMILY = words("김 이 박 최 정 강")
HANGUL_GIVEN = words("가 나 다 라 민 서 수 아 연 영 우 윤 은 인 재 주 준 지 진 하 현 호 혜 희")
TRADES = words("Anchors Bakery Bicycles Books Café Ferries Garage Gardens Kites Lanterns Looms Maps Orchards Pianos Sails Tiles")
MARKS = words("🦊 🌲 ⛵ 🎻 ☕ 🧵 ★ ♣ €")


def latin(dice):
    family = dice.pick(LATIN_FIRST) + dice.pick(LATIN_LAST)
    double = "-" + dice.pick(LATIN_FIRST) + dice.pick(LATIN_LAST) if dice.below(12) == 0 else ""
    particle = dice.pick(["van ", "de ", "af ", "O’", "Mac", "d’"]) if dice.below(14) == 0 else ""
    return f"{dice.pick(LATIN_GIVEN)} {particle}{family}{double}"


def cyrillic(dice):
    return f"{dice.pick(CYRILLIC_GIVEN)} {dice.pick(CYRILLIC_FIRST)}{dice.pick(CYRILLIC_LAST)}"


def greek(dice):
    return f"{dice.pick(GREEK_GIVEN)} {dice.pick(GREEK_FIRST)}{dice.pick(GREEK_LAST)}"


def hebrew(dice):
    return f"{dice.pick(HEBREW_GIVEN)} {dice.pick(HEBREW_LAST)}"


def arabic(dice):
    return f"{dice.pick(ARABIC_GIVEN)} {dice.pick(ARABIC_LAST)}"


def han(dice):
    return dice.pick(HAN_FAMILY) + dice.pick(HAN_GIVEN) + dice.pick(["", dice.pick(HAN_GIVEN)])


def kana(dice):
    return f"{dice.pick(KANA)} {dice.pick(HAN_FAMILY)}"


def hangul(dice):
    return dice.pick(HANGUL_FAMILY) + dice.pick(HANGUL_GIVEN) + dice.pick(HANGUL_GIVEN)


def other(dice):
    """Names that begin with a digit, a sign, an emoji or a quotation mark."""
    shop = f"{dice.pick(LATIN_FIRST)}{dice.pick(LATIN_LAST)} {dice.pick(TRADES)}"
    kind = dice.below(4)
    if kind == 0:
        return f"{1 + dice.below(999)} {dice.pick(TRADES)}"
    if kind == 1:
        return f"{dice.pick(MARKS)} {shop}"
    if kind == 2:
        return f"“{shop}”"
    return f"{dice.pick(['@', '#', '+', '&'])}{shop.replace(' ', '').lower()}"


PARTS = [(latin, 3350), (cyrillic, 450), (greek, 300), (hebrew, 200), (arabic, 200), (han, 200), (kana, 60), (hangul, 100),
         (other, 140)]


def names():
    dice = Dice(SEED)
    seen, result = set(), []
    for make, count in PARTS:
        while count:
            name = make(dice)
            if name not in seen:
                seen.add(name)
                result.append(name)
                count -= 1
    assert len(result) == COUNT
    dice.shuffle(result)
    return ("\n".join(result) + "\n").encode("utf-8")


def main():
    if sys.argv[1:] == ["--check"]:
        if not TARGET.is_file() or TARGET.read_bytes() != names():
            sys.exit(f"{TARGET.name}: not the bytes that {pathlib.Path(__file__).name} makes")
        print(f"{TARGET.name}: {COUNT} names, byte for byte as made")
    elif not sys.argv[1:]:
        TARGET.write_bytes(names())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
