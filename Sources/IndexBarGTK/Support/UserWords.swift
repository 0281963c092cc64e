#if GTK
    import CGTK

    extension IndexBarWords {
        /// The words in the environment's languages for messages.
        static var ofUser: IndexBarWords {
            var names: [String] = []
            var name = g_get_language_names()
            while let text = name?.pointee {
                names.append(String(cString: text))
                name = name?.successor()
            }
            return IndexBarWords(languages: names)
        }
    }
#endif
