extension IndexBarSectionBuilder {
    /// Puts names in any order into sections.
    ///
    /// - Parameters:
    ///   - names: the names. The result keeps this array, without a copy, to sort sections later.
    ///   - titleKeys: the text that decides on each name's section, such as "Edge" for "The Edge". The default, and
    ///     the meaning of nil in it, is the sort key. An empty text puts the name into the rest.
    ///   - sortKeys: the text by which each name is sorted, such as the reading of a Japanese name. The default, and
    ///     the meaning of nil in it, is the name.
    /// - Complexity: O(names), for names whose first character decides some 30 ns each; 2 bytes a name. The
    ///   order inside the sections is made later, see ``IndexBarSections``.
    public func sections(
        of names: [String], titleKeys: [String?] = [], sortKeys: [String?] = []
    ) -> IndexBarSections {
        sections(of: StringNames(names: names, titleKeys: titleKeys, sortKeys: sortKeys), nil)
            ?? IndexBarSections(titles: [], counts: [])
    }

    /// Puts names in any order into sections, reports progress and can be stopped.
    ///
    /// - Parameters:
    ///   - names, titleKeys, sortKeys: as without progress.
    ///   - progress: receives the fraction done, 0...1, on any thread but one call at a time, for more than 10,000
    ///     names. Return false to stop the work.
    /// - Throws: ``Cancelled`` if progress returned false.
    public func sections(
        of names: [String], titleKeys: [String?] = [], sortKeys: [String?] = [],
        progress: @escaping @Sendable (Double) -> Bool
    ) throws(Cancelled) -> IndexBarSections {
        let source = StringNames(names: names, titleKeys: titleKeys, sortKeys: sortKeys)
        guard let sections = sections(of: source, progress) else { throw Cancelled() }
        return sections
    }

    /// Puts the names in a block of UTF-8 bytes, such as a file, into sections, without making a string for each.
    ///
    /// - Parameters:
    ///   - bytes: the names, each ended by the separator, which may be missing after the last one. A name with
    ///     invalid UTF-8 goes to the rest.
    ///   - separator: the byte between names. Default: line feed.
    ///   - progress: as for an array of names. Default: nil, no reports.
    /// - Throws: ``Cancelled`` if progress returned false.
    /// - Complexity: as for an array of names, and 8 bytes a name.
    public func sections(
        ofUTF8 bytes: [UInt8], separator: UInt8 = 10, progress: (@Sendable (Double) -> Bool)? = nil
    ) throws(Cancelled) -> IndexBarSections {
        guard let sections = sections(of: ByteNames(bytes: bytes, separator: separator), progress) else {
            throw Cancelled()
        }
        return sections
    }

    /// Puts names into sections and sorts all of them, on other threads. Stops when the task is cancelled.
    ///
    /// - Parameters:
    ///   - names, titleKeys, sortKeys: as for ``sections(of:titleKeys:sortKeys:)``.
    ///   - progress: receives the fraction done, 0...1, first for the sections, then for the order.
    /// - Throws: ``Cancelled`` if the task was cancelled.
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
