/// All cases, for every front end.
package enum ContractSuite {
    package static let cases =
        orderCases + sceneCases + previewCases + timerCases + keyCases + listCases + constantCases
        + scriptCases
}
