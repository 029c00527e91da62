// The insured persons and the outcome of their first claim: the simulated payer acts on the member
// ID, the practice on the steps listed with it.

export type Step = { name: string; hours: number } // After the session; before now, if negative.
export type InsuredPerson = { number: number; member_id: string; steps: Step[] }

// Nine weeks is long enough for an appeal to be decided and a payment reversed.
const claim_histories = `
SBX-PAID    | submit 2, close 600           | closed
SBX-PAID    | submit 2                      | paid
SBX-DED     | submit 2                      | paid, all of it owed by the person
SBX-COINS   | submit 2                      | paid
SBX-PARTIAL | submit 172                    | partially_paid
SBX-DENY-197| submit 2                      | denied
SBX-APPEAL-WIN | submit 2, appeal -240      | appealed
SBX-APPEAL-LOSE| submit 2, appeal 400, close 1300 | denied twice, written off
SBX-REVERSE | submit 2                      | paid, reversed, denied
SBX-REJ-A7-562 | submit 2                   | rejected
SBX-PEND    | submit -200                   | pended
SBX-NOERA   | submit -700                   | accepted
SBX-APPEAL-WIN | submit 2, appeal 400       | denied, then paid
SBX-PAID    | submit 2, replace 400, submit_again 401 | superseded by another, paid
SBX-PAID    | submit 2, void 400            | voided
SBX-PAID    |                               | drafted
SBX-PAID    | validate 3                    | validated
SBX-PAID    | submit -0.02                  | submitted
SBX-PAID    | submit -3                     | acknowledged
SBX-PAID    | cancel 30                     | canceled
SBX-TAKEBACK| submit 2                      | paid, then paid again
SBX-PAID    | submit 2, void -2             | voiding
SBX-REJ-A3-33 | submit 2, correct 30, change_member 31, submit 32 | rejected, corrected, paid
SBX-UNBALANCED | submit 2                   | accepted; its remittance needs attention
SBX-FULL    | submit 2, close 400           | closed
SBX-RECONSIDER | submit 2                   | paid, reversed, to be adjudicated again
`

export const memberOf = (scenario: string, number: number) =>
  `${scenario}-${String(number).padStart(4, '0')}`

const stepsOf = (text: string): Step[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((each) => {
      const [name, hours] = each.split(' ')
      return { name: name!, hours: Number(hours) }
    })

export const insured_persons: InsuredPerson[] = claim_histories
  .trim()
  .split('\n')
  .map((line, number) => {
    const [scenario, steps] = line.split('|').map((cell) => cell.trim())
    return { number, member_id: memberOf(scenario!, number), steps: stepsOf(steps!) }
  })

// Weeks of the billed sessions: two where one of two lines is denied.
export const billedWeeks = (number: number) => {
  const person = insured_persons.find((each) => each.number === number)
  if (!person) return []
  return person.member_id.startsWith('SBX-PARTIAL-') ? [-9, -8] : [-9]
}
