// Sends several claims in one file, if the connection allows it. A file is decided once: after an
// outage the same claims are sent again with the same control number.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { decryptRows } from '#kernel/encrypted_row.ts'
import { findRow } from '#kernel/record.ts'
import { connectionKind } from '#areas/claims/clearinghouse_connection/schema.ts'
import { envelopeIdentity, mergeX12 } from '#x12/merge.ts'
import { transmissionKind, type TransmissionRow } from './lifecycle.ts'
import * as store from './store.ts'

type ClaimsFile = { id: string; members: TransmissionRow[]; text: string }

// Undefined if the transmission is sent alone.
export async function joinFile(call: Call, row: TransmissionRow): Promise<ClaimsFile | undefined> {
  if (row.kind !== '837P') return undefined
  if (row.file_number === null && !(await startFile(call, row))) return undefined
  const claimed = await store.claimFile(call, row.id)
  const { file_number, file_created_at } = claimed[0]!
  // Persons who were erased since are left out; their transmissions are dropped in their own turn.
  const members = (await decryptRows(call, transmissionKind, claimed))
    .filter(({ text }) => text !== null)
    .toSorted((one, other) => one.control_number! - other.control_number!)
  const envelope = {
    control_number: file_number!,
    at: Temporal.Instant.from(file_created_at!),
  }
  return {
    id: `file_${file_number}`,
    members,
    text: mergeX12(
      members.map(({ text }) => text!),
      envelope,
    ),
  }
}

// Assigns a control number to the waiting claims that fit. False if there is only this one.
async function startFile(call: Call, row: TransmissionRow) {
  if (!row.connection_id) return false
  const { type, max_claims_per_file } = await findRow(call, connectionKind, row.connection_id)
  if (max_claims_per_file === 1 || type === 'stedi') return false
  const found = await store.findUnfiled(call, row, max_claims_per_file - 1)
  const identity = envelopeIdentity(row.text!)
  const others = (await decryptRows(call, transmissionKind, found)).filter(
    ({ text, payer_id }) =>
      text !== null &&
      envelopeIdentity(text) === identity &&
      (type !== 'simulated' || payer_id === row.payer_id), // A simulated payer takes its own.
  )
  if (others.length === 0) return false
  const ids = [row.id, ...others.map(({ id }) => id)]
  const number = await store.nextControlNumber(call)
  await store.assignFile(call, ids, number, toTimestamp(call.now))
  return true
}
