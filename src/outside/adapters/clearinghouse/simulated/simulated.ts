// The simulated payer behind the clearinghouse interface. Sandbox only.
import { type Clearinghouse, ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import { answerEligibility } from './eligibility.ts'
import { feeOf } from './fees.ts'
import { responsesTo } from './payer.ts'

// SBXDOWN is unreachable: submissions arrive on this attempt, inquiries never do.
const arrives_with_attempt = 3
const down = 'SBXDOWN'

export const simulatedClearinghouse: Clearinghouse = {
  name: 'simulated',
  in_process: true,
  allowedAmount: feeOf,
  async send(outgoing) {
    const { payer_id, attempt, id } = outgoing
    if (payer_id === down && attempt < arrives_with_attempt) {
      throw new ClearinghouseDown('The payer is unreachable.')
    }
    return { reference: `simulated_${id}`, responses: responsesTo(outgoing) }
  },
  async checkEligibility(question) {
    if (question.payer_id === down) throw new ClearinghouseDown('The payer is unreachable.')
    return answerEligibility(question)
  },
  // Responses were already returned by send().
  receive: async () => [],
  async markStored() {},
}
