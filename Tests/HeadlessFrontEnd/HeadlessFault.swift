/// Faults that a front end may have, each against a rule; the suite must see every one.
package enum HeadlessFault: CaseIterable, Sendable {
    // Inputs.
    case fingerIsMouse, returnIsNobodys, modifiersAreLost, everyKeyIsHandled, textIsSwallowed, keysHaveNoTime
    // What is carried out.
    case anotherDelay, timerGoesOn, nothingIsPainted, listIsNotStopped, staysShown, valueStays
    case hapticComesFirst, scrollIsLost, restoreIsLost, roomIsKept, neverAnimated, sidewaysIsLost
    // What the list tells.
    case headersAreRows, headersAreForgotten, rowsAreTheContents, offsetIsLost, everythingIsUsers
    case nothingIsUsers, momentumIsNobodys, animationIsUsers, sectionsAreReadAgain
    case listIsToldTooEarly
    // What is measured.
    case insetsAreLost, boundaryIsLost, directionIsLost, disabledIsLost, putAwayIsLost, lessMotionIsLost
    case constantsAreLost, everythingIsMeasured
    // More inputs.
    case hoverNeverLeaves, wheelIsInNotches, focusIsLost, touchIdsAreLost, accessibilityIsClosed
    case everySelectionIsAnnounced, actionsAreLost
    // What is painted.
    case dimmedIsNormal, dotsAreNeverLit, anotherStrength, previewBeyondTheEdge
}
