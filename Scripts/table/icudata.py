"""What PyICU does not offer: a collator's contractions, and the letters that begin each script."""
import ctypes
import unicodedata

import icu

_MAJOR = icu.ICU_VERSION.split(".")[0]
_COMMON = ctypes.CDLL(f"libicuuc.so.{_MAJOR}")
_I18N = ctypes.CDLL(f"libicui18n.so.{_MAJOR}")


def _function(library, name, result, *arguments):
    function = getattr(library, f"{name}_{_MAJOR}")
    function.restype, function.argtypes = result, list(arguments)
    return function


_pointer, _int, _error = ctypes.c_void_p, ctypes.c_int32, ctypes.POINTER(ctypes.c_int)
_open = _function(_I18N, "ucol_open", _pointer, ctypes.c_char_p, _error)
_close = _function(_I18N, "ucol_close", None, _pointer)
_contractions = _function(
    _I18N, "ucol_getContractionsAndExpansions", None, _pointer, _pointer, _pointer, ctypes.c_int8, _error)
_set_open = _function(_COMMON, "uset_openEmpty", _pointer)
_set_close = _function(_COMMON, "uset_close", None, _pointer)
_set_count = _function(_COMMON, "uset_getItemCount", _int, _pointer)
_set_item = _function(
    _COMMON, "uset_getItem", _int, _pointer, _int, ctypes.POINTER(_int), ctypes.POINTER(_int),
    ctypes.POINTER(ctypes.c_uint16), _int, _error)


def contractions(locale):
    """The strings of several characters that the collator of `locale` treats as one, root's included."""
    status = ctypes.c_int(0)
    collator = _open(locale.encode(), ctypes.byref(status))
    found = _set_open()
    _contractions(collator, found, None, 0, ctypes.byref(status))
    if status.value > 0:
        raise RuntimeError(f"{locale}: ICU error {status.value}")
    strings, buffer = [], (ctypes.c_uint16 * 64)()
    start, end = _int(), _int()
    for item in range(_set_count(found)):
        length = _set_item(found, item, ctypes.byref(start), ctypes.byref(end), buffer, 64, ctypes.byref(status))
        if length >= 2:
            strings.append(bytes(buffer)[: 2 * length].decode("utf-16-le"))
    _set_close(found)
    _close(collator)
    return strings


def assigned():
    """Every assigned character that can begin a name, in code order, Han and Hangul apart."""
    han, hangul, other = [], [], []
    for code in range(0x21, 0x32000):
        character = chr(code)
        if unicodedata.category(character)[0] not in "LMNPSZ":
            continue
        script = icu.Script.getScript(character).getShortName()
        (han if script == "Hani" else hangul if 0xAC00 <= code <= 0xD7A3 else other).append(character)
    return han, hangul, other
