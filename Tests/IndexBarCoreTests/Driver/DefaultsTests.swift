import IndexBarCore
import Testing

/// What an app that names nothing gets, as the documentation of each says.
@Suite struct DefaultsTests {
    @Test func `D2 measures that nobody has taken`() {
        let measured = IndexBarMeasured()
        #expect(measured.width == 0 && measured.height == 0 && measured.boundary == nil)
        #expect(measured.along == .init(vertical: 14, horizontal: 14))
        #expect(measured.across == .init(vertical: 0, horizontal: 0))
        #expect(measured.insets == IndexBarInsets() && measured.margins == IndexBarInsets())
        #expect(!measured.isRightToLeft && !measured.isAttached && !measured.ownsHit)
        #expect(measured.isEnabled && !measured.isPutAway && !measured.reducesMotion)
    }

    @Test func `D2 a pointer is a finger at the bar's start`() {
        let pointer = IndexBarPointer(.began)
        #expect(pointer == IndexBarPointer(.began, id: 0, x: 0, y: 0, time: 0, kind: .finger))
    }

    @Test func `D4 a scene's state, and what a list shows, of which nothing is known`() {
        let state = IndexBarScene.State()
        #expect(state.lit == nil && state.preview == nil && !state.isHidden)
        #expect(!state.tracksFinger && state.scale == 1)
        let list = IndexBarListState()
        #expect(list.rows == nil && list.row == 0 && list.fraction == 0 && list.section == nil)
        #expect(list.viewport == nil && list.content == nil && list.offset == nil && list.moving == .unknown)
        #expect(list.insetBefore == 0 && list.insetAfter == 0)
    }

    @Test func `D3 an answer that says nothing`() {
        let commands = IndexBarCommands()
        #expect(commands.timer == nil && commands.scroll == nil && commands.restore == nil)
        #expect(!commands.paint && !commands.stopsList && !commands.valueChanged && !commands.haptic)
        #expect(commands.visible == nil && commands.reservedThickness == nil && commands.tracking == nil)
        #expect(commands.selection == nil && commands.announcement == nil && !commands.handled)
        #expect(!commands.selectedChanged && !commands.litChanged && !commands.trackingChanged)
    }

    @Test func `D4 the scene of a driver that nobody told anything is that of nothing`() {
        let nothing = IndexBarScene(
            entries: IndexBarEntries(), style: IndexBarStyle(), measured: IndexBarMeasured())
        #expect(IndexBarDriver().scene == nothing)
    }

    @Test func `D3 effects that follow from nothing are none`() {
        var effects = IndexBarEffects()
        #expect(effects.isEmpty)
        effects.givesFeedback = true
        #expect(!effects.isEmpty)
    }
}
