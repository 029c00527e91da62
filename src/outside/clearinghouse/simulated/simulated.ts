// The simulated payer behind the interface of a clearinghouse. For the sandbox alone.
import { type Clearinghouse, ClearinghouseDown } from '../clearinghouse.ts'
import { answerEligibility } from './eligibility.ts'
import { answersTo } from './payer.ts'

// SBXDOWN cannot be reached at first: what is sent arrives with this attempt, questions never do.
const arrives_with_attempt = 3
const down = 'SBXDOWN'

export const simulatedClearinghouse: Clearinghouse = {
  name: 'simulated',
  async send(outgoing) {
    const { payer_id, attempt, id } = outgoing
    if (payer_id === down && attempt < arrives_with_attempt) {
      throw new ClearinghouseDown('The payer cannot be reached.')
    }
    return { reference: `simulated_${id}`, answers: answersTo(outgoing) }
  },
  async ask(question) {
    if (question.payer_id === down) throw new ClearinghouseDown('The payer cannot be reached.')
    return answerEligibility(question)
  },
  // What it answers was handed over when it was sent to.
  receive: async () => [],
  async settle() {},
}
