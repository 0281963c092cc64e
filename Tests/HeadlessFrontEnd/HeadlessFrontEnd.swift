import Foundation
import IndexBarContract
import IndexBarCore

/// A front end without a toolkit. It measures nothing, paints into a value and has its own list.
///
/// It delays work as a toolkit does: the painted scene is that of the last frame, and the list reports what it shows
/// after its layout.
@MainActor package final class HeadlessFrontEnd: ContractFrontEnd {
    /// The kind of toolkit that it imitates.
    package struct Kind: Hashable, Sendable {
        /// Whether the bar is as wide as its hit area.
        package var ownsHit = false
        /// Whether the list knows that nobody moves it; otherwise it reports `.unknown` at rest.
        package var tellsMotion = true

        package init(ownsHit: Bool = false, tellsMotion: Bool = true) {
            self.ownsHit = ownsHit
            self.tellsMotion = tellsMotion
        }
    }

    let kind: Kind
    let faults: Set<HeadlessFault>

    package internal(set) var driver = IndexBarDriver()
    var texts = IndexBarTexts { $0.decomposedStringWithCompatibilityMapping }
    var list = HeadlessList()
    var stage = ContractStage()
    /// The bar's frame, in the room's coordinates.
    var frame = IndexBarRectangle()

    var clock = 100.0
    /// The time at which the timer fires.
    var timerEnd: Double?
    var wantsFrame = false
    var painted: IndexBarScene
    var isShown = true
    var room = 0.0
    var accessibleValue = ""
    var chosenWhenTold: Int?
    var notes: [ContractNote] = []
    var measuredTitles = 0
    var readTitles = 0
    var knownSections: [Int] = []

    package init(_ kind: Kind = Kind(), faults: Set<HeadlessFault> = []) {
        self.kind = kind
        self.faults = faults
        painted = driver.scene
    }

    package var abilities: ContractAbilities {
        kind.ownsHit ? .all : ContractAbilities.all.subtracting(.ownsHit)
    }

    package func takeNotes() -> [ContractNote] {
        defer { notes = [] }
        return notes
    }

    // MARK: Time

    package func pass(_ seconds: Double) {
        var left = seconds
        let end = clock + seconds
        defer { clock = end }
        while left > 1e-9 {
            let step = min(left, 1.0 / 60)
            left -= step
            clock += step
            list.pass(step)
            if let end = timerEnd, clock >= end - 1e-9 {
                timerEnd = nil
                driver.timerIsOver().carryOut(on: self)
            }
            drawFrame()
        }
        for _ in 0..<20 where wantsFrame || (stage.bar == nil && !list.isLaidOut) { drawFrame() }
        if wantsFrame { notes.append(.value("there is no end to frames")) }
    }

    /// Draws a frame: moves the list, lays it out, then paints everything.
    private func drawFrame() {
        let isDue = wantsFrame
        if isDue {
            wantsFrame = false
            if faults.contains(.listIsToldTooEarly) { listWasLaidOut() }
            driver.frame().carryOut(on: self)
            if faults.contains(.listIsToldTooEarly) {
                list.layOut()
                painted = driver.scene
                return
            }
        }
        if stage.bar == nil, isDue || !list.isLaidOut {
            list.layOut()
            listWasLaidOut()
        }
        if isDue { painted = driver.scene }
    }

    // MARK: The stage

    package func arrange(_ new: ContractStage) {
        stage = new
        list.viewport = stage.isHorizontal ? stage.width : stage.height
        list.jump(to: list.offset)
        measure()
    }

    /// Places the bar and updates the driver's measurements.
    func measure() {
        var measured = driver.measured
        measured.along = stage.along
        measured.across = stage.across
        measured.insets = stage.insets
        measured.isRightToLeft = stage.isRightToLeft
        measured.isAttached = stage.bar == nil
        measured.ownsHit = kind.ownsHit
        measured.isEnabled = stage.isEnabled
        measured.isPutAway = stage.isPutAway
        measured.reducesMotion = stage.reducesMotion
        frame = stage.bar ?? attachedFrame(measured)
        measured.width = frame.width
        measured.height = frame.height
        measured.boundary = IndexBarRectangle(
            x: -frame.x, y: -frame.y, width: stage.width, height: stage.height)
        if faults.contains(.insetsAreLost) { measured.insets = IndexBarInsets() }
        if faults.contains(.boundaryIsLost) { measured.boundary = nil }
        if faults.contains(.directionIsLost) { measured.isRightToLeft = false }
        if faults.contains(.disabledIsLost) { measured.isEnabled = true }
        if faults.contains(.putAwayIsLost) { measured.isPutAway = false }
        if faults.contains(.lessMotionIsLost) { measured.reducesMotion = false }
        driver.update { $0 = measured }.carryOut(on: self)
    }

    /// The bar's frame at the edge where reading ends or, for a list that scrolls sideways, at the bottom.
    private func attachedFrame(_ measured: IndexBarMeasured) -> IndexBarRectangle {
        var metrics = IndexBarMetrics()
        metrics.titleThickness = stage.isHorizontal ? stage.across.horizontal : stage.across.vertical
        let thickness = IndexBarThickness(style: driver.style, metrics: metrics)
        let extent = kind.ownsHit ? max(thickness.hit, thickness.drawn) : thickness.drawn
        if stage.isHorizontal {
            return IndexBarRectangle(y: stage.height - extent, width: stage.width, height: extent)
        }
        return IndexBarRectangle(
            x: stage.isRightToLeft ? 0 : stage.width - extent, width: extent, height: stage.height)
    }

    // MARK: The app

    package func act(_ act: ContractAct) {
        switch act {
        case .content(let content):
            driver.replace(entries: texts.replace(content: content)).carryOut(on: self)
            let most = faults.contains(.everythingIsMeasured) ? .max : driver.style.constants.mostMeasured
            measuredTitles += texts.entriesToMeasure(atMost: most).count
        case .style(var style):
            if faults.contains(.constantsAreLost) { style.constants = IndexBarStyle().constants }
            driver.update(style: style).carryOut(on: self)
            measure()
        case .rows(let rows): list.replace(rows)
        case .choose(let entry): driver.choose(entry: entry).carryOut(on: self)
        case .jump(let row, let points):
            list.jump(to: list.start(ofRow: row) + points)
        case .animate(let row): list.animate(to: list.start(ofRow: row))
        case .sideways(let points): list.sideways = points
        case .listScrolled(let row, let fraction, let byUser):
            driver.list(
                IndexBarListState(row: row, fraction: fraction, moving: byUser ? .user : .no)
            ).carryOut(on: self)
        case .chooseWhenTold(let entry): chosenWhenTold = entry
        }
    }
}
