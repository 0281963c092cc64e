#if GTK
    /// The configuration of the tests' X server.
    enum ServerConfiguration {
        /// A screen without hardware and three devices, each with a socket in a folder.
        static func text(sockets folder: String) -> String {
            """
            Section "ServerFlags"
              Option "AutoAddDevices" "false"
              Option "AutoEnableDevices" "false"
            EndSection
            Section "Device"
              Identifier "card"
              Driver "dummy"
              VideoRam 32768
            EndSection
            Section "Monitor"
              Identifier "monitor"
              HorizSync 5-1000
              VertRefresh 5-200
              Modeline "1024x768" 65.0 1024 1048 1184 1344 768 771 777 806 -hsync -vsync
            EndSection
            Section "Screen"
              Identifier "screen"
              Device "card"
              Monitor "monitor"
              DefaultDepth 24
              SubSection "Display"
                Depth 24
                Modes "1024x768"
              EndSubSection
            EndSection
            \(device("touch", type: "Touch", folder))
            \(device("pointer", type: "PointerAbsolute", folder))
            \(device("keyboard", type: "Keyboard", folder))
            Section "ServerLayout"
              Identifier "layout"
              Screen "screen"
              InputDevice "pointer" "CorePointer"
              InputDevice "keyboard" "CoreKeyboard"
              InputDevice "touch" "SendCoreEvents"
            EndSection
            """
        }

        /// The rules make the keycodes those of Linux, whatever the machine's own keyboard.
        private static func device(_ name: String, type: String, _ folder: String) -> String {
            """
            Section "InputDevice"
              Identifier "\(name)"
              Driver "inputtest"
              Option "SocketPath" "\(folder)/\(name)"
              Option "DeviceType" "\(type)"
              Option "XkbRules" "evdev"
            EndSection
            """
        }
    }
#endif
