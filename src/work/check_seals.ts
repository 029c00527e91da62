// Checks the seals over a chain as they come, in order: that each is ours, that none is missing,
// and that each fits the chain it was set on.
import { beginning, type Seal, type SealKey } from '#trail.ts'
import type { Fault } from './check_chain.ts'

export type SealRow = Seal & { signature: Buffer; link_hash: Buffer | null }

export function sealChecker(key: SealKey, report: (fault: Fault) => void) {
  let sealed = 0
  let head: Buffer = beginning

  function take(seal: SealRow) {
    const { first_sequence, last_sequence, link_hash } = seal
    const tell = (says: string) =>
      report({
        sequence: last_sequence,
        entry_id: null,
        says: `the seal over numbers ${first_sequence} to ${last_sequence} ${says}`,
      })
    unsealed(first_sequence - 1)
    if (first_sequence <= sealed) tell('overlaps the one before')
    if (seal.key_id !== key.key_id) tell('is signed with another key than ours')
    else if (!key.verifies(seal, seal.signature)) tell('is forged')
    if (first_sequence === sealed + 1 && !seal.previous_head.equals(head)) {
      tell('does not follow the one before')
    }
    // A link that is missing is named as such.
    if (link_hash && !link_hash.equals(seal.head)) tell('does not fit the chain')
    sealed = last_sequence
    head = seal.head
  }

  function unsealed(last: number) {
    if (last <= sealed) return
    const says = `numbers ${sealed + 1} to ${last} are under no seal`
    report({ sequence: sealed + 1, entry_id: null, says })
  }
  return { take, end: unsealed }
}
