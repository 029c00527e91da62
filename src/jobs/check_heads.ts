// Checks an audit chain's signed heads in order: that each has a valid signature, none is missing,
// and each matches the chain.
import { beginning, type Seal, type SealKey } from '#crypto/audit_chain.ts'
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
        says: `the signed head of entries ${first_sequence} to ${last_sequence} ${says}`,
      })
    unsealed(first_sequence - 1)
    if (first_sequence <= sealed) tell('overlaps the previous one')
    if (seal.key_id !== key.key_id) tell('is signed with an unknown key')
    else if (!key.verifies(seal, seal.signature)) tell('is forged')
    if (first_sequence === sealed + 1 && !seal.previous_head.equals(head)) {
      tell("doesn't follow the previous one")
    }
    // A missing link is reported separately.
    if (link_hash && !link_hash.equals(seal.head)) tell("doesn't match the chain")
    sealed = last_sequence
    head = seal.head
  }

  function unsealed(last: number) {
    if (last <= sealed) return
    const says = `entries ${sealed + 1} to ${last} have no signed head`
    report({ sequence: sealed + 1, entry_id: null, says })
  }
  return { take, end: unsealed }
}
