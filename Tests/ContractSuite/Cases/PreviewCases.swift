import IndexBarCore

/// The preview's position (rule D4) and text (E7, E13).
extension ContractSuite {
    static let previewCases: [ContractCase] = [
        ContractCase("D4: the preview of a finger is 24 points away, centred on the band") { run in
            run.show()
            try run.touch(12)
            run.pass()
            run.expect(run.shown.preview?.text, "M", "the preview")
            run.expectNear(run.shown.preview?.rectangle, 221, 209, 60, 48, "the preview")
            run.finger(.moved, y: try run.y(of: 13))
            run.pass()
            run.expect(run.shown.preview?.text, "N", "the preview")
            run.expectNear(run.shown.preview?.rectangle, 221, 223, 60, 48, "the preview")
            run.finger(.ended, y: 240)
            run.pass()
            run.expect(run.shown.preview, nil, "the preview after the lift")
        },
        ContractCase("D4: the preview of a mouse is 12 points away", needs: .mouse) { run in
            run.show()
            run.expect(run.frontEnd.deliver(.mouse(.began, x: run.middle, y: try run.y(of: 12))), "taken")
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 233, 209, 60, 48, "the preview")
            run.frontEnd.deliver(.mouse(.ended, x: run.middle, y: 240))
        },
        ContractCase(
            "E13: a hovering pointer shows a preview 12 points away and selects nothing", needs: .hover
        ) {
            run in
            run.show()
            run.frontEnd.deliver(.hover(x: run.middle, y: try run.y(of: 12)))
            run.pass()
            run.expect(run.shown.preview?.text, "M", "the preview")
            run.expectNear(run.shown.preview?.rectangle, 233, 209, 60, 48, "the preview")
            run.expect(run.takeSelected(), [], "selected")
            run.frontEnd.deliver(.hover(x: 100, y: 240))
            run.pass()
            run.expect(run.shown.preview, nil, "the preview once it is beside the hit area")
            run.frontEnd.deliver(.hover(x: run.middle, y: 240))
            run.frontEnd.deliver(.leave)
            run.pass()
            run.expect(run.shown.preview, nil, "the preview once it has left")
        },
        ContractCase("D2: a hover that follows a finger counts once it is 4 points away", needs: .hover) {
            run in
            run.show()
            let y = try run.y(of: 12)
            run.finger(.began, y: y)
            run.finger(.ended, y: y)
            run.frontEnd.deliver(.hover(x: run.middle, y: y + 3))
            run.pass()
            run.expect(run.shown.preview, nil, "the preview 3 points away")
            run.frontEnd.deliver(.hover(x: run.middle, y: y + 5))
            run.pass()
            run.expect(run.shown.preview != nil, "there is a preview 5 points away")
        },
        ContractCase("D4: the preview stays 6 points inside the boundary") { run in
            run.show(style: .with { $0.distribution = .fill })
            try run.touch(0)
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 221, 6, 60, 48, "the preview of A")
            run.finger(.moved, y: try run.y(of: 25))
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 221, 426, 60, 48, "the preview of Z")
            run.finger(.ended, y: 240)
        },
        ContractCase("D4: the preview is on the side of the middle; of both where reading begins") { run in
            run.show(stage: .with { $0.isRightToLeft = true })
            try run.touch(12)
            run.pass()
            run.expectNear(run.shown.preview?.rectangle, 39, 209, 60, 48, "the preview from right to left")
            run.finger(.ended, y: 240)
            for isRightToLeft in [false, true] {
                var stage = ContractStage.alone(width: 15, height: 480)
                stage.isRightToLeft = isRightToLeft
                run.show(stage: stage)
                try run.touch(12)
                run.pass()
                let x = isRightToLeft ? 239.0 : 116
                run.expectNear(run.shown.preview?.rectangle, x, 409, 60, 48, "the preview in the middle")
                run.finger(.ended, y: 240)
            }
        },
        ContractCase("D4: where 24 points do not fit it is 6 away, then cut; less than 24 is not shown") {
            run in
            for (width, place) in [(100.0, (19.0, 60.0)), (70, (6, 43)), (50, nil)] {
                run.show(stage: .with { $0.width = width })
                try run.touch(12)
                run.pass()
                if let place {
                    run.expectNear(
                        run.shown.preview?.rectangle, place.0, 209, place.1, 48, "the preview in \(width)")
                } else {
                    run.expect(run.shown.preview, nil, "the preview in \(width)")
                }
                run.finger(.ended, y: 240)
            }
        },
        ContractCase("D4: with showsPreview off there is no preview") { run in
            run.show(style: .with { $0.showsPreview = false })
            try run.touch(12)
            run.pass()
            run.expect(run.shown.preview, nil, "the preview")
            run.finger(.ended, y: 240)
        },
        ContractCase("E7: away from the bar a drag is slower, and the preview shows it") { run in
            run.show(style: .with { $0.fineScrub = true })
            try run.touch(12)
            run.finger(.moved, x: run.middle - 60, y: try run.y(of: 12))
            run.pass()
            run.expect(run.shown.preview?.text.hasPrefix("M") ?? false, "M is previewed")
            run.expect(run.shown.preview?.text.contains("½") ?? false, "with a half")
            run.finger(.ended, y: 240)
        },
    ]
}
