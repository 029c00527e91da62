// Erasing a person: the key of all that identifies them is destroyed. Ids, the ledger and the trail
// stay, so that what was done can still be accounted for, of somebody nobody can name any more.
import type { Call } from '#call.ts'
import { takeStep } from '#lifecycle.ts'
import { findRow, type Kind, type Row } from '#record.ts'
import { personKind, personLifecycle } from '#resources/person/lifecycle.ts'
import { destroyKeys } from '#resources/person/person.ts'
import { findMergedInto, unsay } from './store.ts'

export async function erasePerson(
  call: Call,
  hanging: Kind[],
  id: string,
  basis: { erasure_basis: string },
): Promise<Row> {
  await takeStep(call, personLifecycle, id, 'erase', basis)
  const merged = (await findMergedInto(call, id)).map((each) => each.id)
  for (const one of merged)
    await takeStep({ ...call, if_match: null }, personLifecycle, one, 'erase', basis)
  await destroyKeys(call, [id, ...merged])
  for (const kind of hanging) if (kind.unsaid) await unsay(call, kind, [id, ...merged])
  return await findRow(call, personKind, id)
}
