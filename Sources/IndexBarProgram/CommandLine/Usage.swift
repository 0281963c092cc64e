/// The program's texts about itself.
enum Usage {
    static let version = "0.1.0"

    static let text = """
        usage: index-bar browse FILE [options]     a window with the list, its index bar and a search field
               index-bar sections FILE [options]   the sections of the list
               index-bar replay SCRIPT             run the engine on a script, a JSON object a line
               index-bar help | --version

        FILE has one name a line, in UTF-8, or SORT KEY, TAB, NAME. - is standard input.

        browse:
          --select TITLE           go to the section with this title
          --hold TITLE             begin a drag on this title and do not end it, to see the preview
          --search TEXT            leave the names that hold this text
          --axis AXIS              automatic, vertical, horizontal
          --distribution WORD      center, start, end, fill, proportional
          --timeline               lines that begin with a date (2019-05-03), in sections by month; the bar's titles
                                   stand where the months are, each as long as it has lines; with --fine-scrub
          --fine-scrub             a drag goes slower, down to single rows, the farther it is from the bar
          --theme THEME            light, dark
          --direction DIRECTION    ltr, rtl
          --snapshot OUT.png       draw the window into a picture and end
          --scale N                pixels per point of the picture, 1 to 8; 1 when not given
          --describe               print what the window shows as one JSON object and end

        sections:
          --locale LOCALE          the language, sv or pt-BR; several times: several languages, the first one sorts;
                                   without it what LC_ALL, LC_COLLATE or LANG says (browse too)
          --unlisted-letters WORD  letters that the language's index lacks (Uzbek C, Tamil ஜ): own, sections of their
                                   own; preceding, under the letter before; rest, under #; own when not given (browse too)
          --numbers-by-value       "Chapter 2" before "Chapter 10", as with --locale en-u-kn-true (browse too)
          --json                   one JSON object instead of lines
          --rows                   the names too

        Exit status: 0 done, 1 bad input, 2 bad usage, 3 no display and no Xvfb.

        """
}
