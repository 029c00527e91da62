// Checks an audit chain's signed heads in order: that each has a valid signature, none is missing,
// and each matches the chain.
import { first_previous_hash, type HeadContent, type HeadSigningKey } from '#crypto/audit_chain.ts'
import type { Fault } from './check_chain.ts'

export type HeadRow = HeadContent & { signature: Buffer; link_hash: Buffer | null }

export function headChecker(key: HeadSigningKey, report: (fault: Fault) => void) {
  let covered = 0
  let head: Buffer = first_previous_hash

  function take(signed: HeadRow) {
    const { first_sequence, last_sequence, link_hash } = signed
    const tell = (says: string) =>
      report({
        sequence: last_sequence,
        entry_id: null,
        says: `the signed head of entries ${first_sequence} to ${last_sequence} ${says}`,
      })
    unsealed(first_sequence - 1)
    if (first_sequence <= covered) tell('overlaps the previous one')
    if (signed.key_id !== key.key_id) tell('is signed with an unknown key')
    else if (!key.verifies(signed, signed.signature)) tell('is forged')
    if (first_sequence === covered + 1 && !signed.previous_head.equals(head)) {
      tell("doesn't follow the previous one")
    }
    // A missing link is reported separately.
    if (link_hash && !link_hash.equals(signed.head)) tell("doesn't match the chain")
    covered = last_sequence
    head = signed.head
  }

  function unsealed(last: number) {
    if (last <= covered) return
    const says = `entries ${covered + 1} to ${last} have no signed head`
    report({ sequence: covered + 1, entry_id: null, says })
  }
  return { take, end: unsealed }
}
