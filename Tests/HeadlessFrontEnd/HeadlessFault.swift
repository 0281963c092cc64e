/// Faults that a front end may have. Each breaks a rule, and the suite must find every one.
package enum HeadlessFault: CaseIterable, Sendable {
    // Inputs.
    case fingerIsMouse, returnIsNobodys, modifiersAreLost, everyKeyIsHandled, textIsSwallowed, keysHaveNoTime
    // Commands carried out.
    case anotherDelay, timerGoesOn, nothingIsPainted, listIsNotStopped, staysShown, valueStays
    case hapticComesFirst, scrollIsLost, restoreIsLost, roomIsKept, neverAnimated, sidewaysIsLost
    // Reports of the list.
    case headersAreRows, headersAreForgotten, rowsAreTheContents, offsetIsLost, everythingIsUsers
    case nothingIsUsers, momentumIsNobodys, animationIsUsers, sectionsAreReadAgain
    case listIsToldTooEarly
    // Measurements.
    case insetsAreLost, boundaryIsLost, directionIsLost, disabledIsLost, putAwayIsLost, lessMotionIsLost
    case constantsAreLost, everythingIsMeasured
    // More inputs.
    case hoverNeverLeaves, wheelIsInNotches, focusIsLost, touchIdsAreLost, accessibilityIsClosed
    case everySelectionIsAnnounced, actionsAreLost
    // Painting.
    case dimmedIsNormal, dotsAreNeverLit, anotherStrength, previewBeyondTheEdge
}
