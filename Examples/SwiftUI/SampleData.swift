/// The data that the screens show.
enum SampleData {
    static let groups = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
        ContactGroup(letter: String(letter), people: (1...9).map { "\(letter)\($0)" })
    }

    static let months = (0..<24).map { month in
        let photos = (1...(3 + month * 7 % 20)).map { "\(month)/\($0)" }
        return PhotoMonth(id: month, title: "\(2024 + month / 12)-\(month % 12 + 1)", photos: photos)
    }
}
