// 999 layout: whether a group of transactions was accepted, and the errors.
import { quantity, text, words } from './codecs.ts'
import { composite } from './composites.ts'
import { at, type Check, checked, flat, group, loops, need, type Of } from './layout.ts'

const outcome = words({
  accepted: 'A',
  accepted_with_errors: 'E',
  partially_accepted: 'P',
  rejected: 'R',
  rejected_authentication: 'M',
  rejected_assurance: 'W',
  rejected_decryption: 'X',
})

const elementError = group(
  flat('IK4', {
    position: need(
      1,
      composite({ element: quantity, component: quantity, repetition: quantity }, 1),
    ),
    reference: at(2, text(4)),
    code: need(3, text(3)),
    bad_value: at(4, text(99)),
  }),
)

const segmentError = group(
  flat('IK3', {
    tag: need(1, text(3)),
    position: need(2, quantity), // Counted from the ST, which is 1.
    loop: at(3, text(6)),
    code: at(4, text(3)),
  }),
  loops('element_errors', elementError),
)

const transaction = group(
  flat('AK2', {
    set: need(1, text(3)), // 837
    control_number: need(2, text(9)), // ST02 of the submission.
    version: at(3, text(35)),
  }),
  loops('segment_errors', segmentError),
  flat('IK5', {
    outcome: need(1, outcome),
    code_1: at(2, text(3)),
    code_2: at(3, text(3)),
    code_3: at(4, text(3)),
    code_4: at(5, text(3)),
    code_5: at(6, text(3)),
  }),
)

const whole = group(
  flat('AK1', {
    group_kind: need(1, text(2)), // HC
    group_control_number: need(2, text(9)), // GS06 of the submission.
    version: at(3, text(12)),
  }),
  loops('transactions', transaction, { unit: true }),
  flat('AK9', {
    outcome: need(1, outcome),
    included: need(2, quantity),
    received: need(3, quantity),
    accepted: need(4, quantity),
    code_1: at(5, text(3)),
    code_2: at(6, text(3)),
    code_3: at(7, text(3)),
    code_4: at(8, text(3)),
    code_5: at(9, text(3)),
  }),
)

export const acknowledgment = checked(whole, ({ received, accepted }, { fault }: Check) => {
  if ((accepted ?? 0) > (received ?? 0)) fault('counts_mismatch')
})

export type Acknowledgment = Of<typeof acknowledgment>

export const also = new Set(['CTX'])
