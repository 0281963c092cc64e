extension IndexBarSectionBuilder {
    /// The sections of names in any order.
    ///
    /// - Parameters:
    ///   - names: the names. The result keeps hold of this array, not of a copy, to sort sections later.
    ///   - titleKeys: the text that decides on each name's section, such as "Edge" for "The Edge". Default, and for
    ///     nil in it: the sort key. An empty one puts the name into the rest.
    ///   - sortKeys: the text by which each name is sorted, such as the reading of a Japanese name. Default, and
    ///     for nil in it: the name.
    /// - Complexity: O(names), for names whose first character decides some 30 ns each; 2 bytes a name. The
    ///   order inside the sections is made later, see ``IndexBarSections``.
    public func sections(
        of names: [String], titleKeys: [String?] = [], sortKeys: [String?] = []
    ) -> IndexBarSections {
        sections(of: StringNames(names: names, titleKeys: titleKeys, sortKeys: sortKeys), nil)
            ?? IndexBarSections(titles: [], counts: [])
    }

    /// The sections of names in any order; reports progress and can be stopped.
    ///
    /// - Parameters:
    ///   - names, titleKeys, sortKeys: as without progress.
    ///   - progress: is told the share that is done, 0...1, from any thread but one call at a time, for more than
    ///     10,000 names; false stops the work.
    /// - Throws: ``Cancelled`` when progress said so.
    public func sections(
        of names: [String], titleKeys: [String?] = [], sortKeys: [String?] = [],
        progress: @escaping @Sendable (Double) -> Bool
    ) throws(Cancelled) -> IndexBarSections {
        let source = StringNames(names: names, titleKeys: titleKeys, sortKeys: sortKeys)
        guard let sections = sections(of: source, progress) else { throw Cancelled() }
        return sections
    }

    /// The sections of names in one run of bytes in UTF-8, a file for example, without a string for each.
    ///
    /// - Parameters:
    ///   - bytes: the names, each ended by the separator; after the last one it may be missing. A name with
    ///     invalid UTF-8 goes to the rest.
    ///   - separator: the byte between names. Default: line feed.
    ///   - progress: as for an array of names; nil: no reports.
    /// - Throws: ``Cancelled`` when progress said so.
    /// - Complexity: as for an array of names, and 8 bytes a name.
    public func sections(
        ofUTF8 bytes: [UInt8], separator: UInt8 = 10, progress: (@Sendable (Double) -> Bool)? = nil
    ) throws(Cancelled) -> IndexBarSections {
        guard let sections = sections(of: ByteNames(bytes: bytes, separator: separator), progress) else {
            throw Cancelled()
        }
        return sections
    }

    /// The sections of names, sorted to the end, on other threads; stops when the task is cancelled.
    ///
    /// - Parameters:
    ///   - names, titleKeys, sortKeys: as for ``sections(of:titleKeys:sortKeys:)``.
    ///   - progress: is told the share that is done, 0...1, first of the sections, then of the order.
    /// - Throws: ``Cancelled`` when the task was.
    public func sortedSections(
        of names: [String], titleKeys: [String?] = [], sortKeys: [String?] = [],
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(Cancelled) -> IndexBarSections {
        let source = StringNames(names: names, titleKeys: titleKeys, sortKeys: sortKeys)
        let flag = CancellationFlag()
        let work = Task.detached { sortedSections(of: source, flag, progress) }
        let done = await withTaskCancellationHandler {
            await work.value
        } onCancel: {
            flag.set()
        }
        guard let done else { throw Cancelled() }
        return done
    }

    private func sortedSections(
        of source: StringNames, _ flag: CancellationFlag, _ progress: @escaping @Sendable (Double) -> Void
    ) -> IndexBarSections? {
        let assigned = sections(of: source) { share in
            progress(share * 0.25)
            return !flag.isSet
        }
        let isSorted = assigned?.sortAll { share in
            progress(0.25 + share * 0.75)
            return !flag.isSet
        }
        return isSorted == true && !flag.isSet ? assigned : nil
    }
}
