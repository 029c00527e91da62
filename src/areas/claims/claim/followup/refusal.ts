// Rejects the claim of a document that the clearinghouse refuses as a whole, without a 277CA.
import type { Call } from '#kernel/call.ts'
import { lockRow } from '#kernel/record.ts'
import { transmissionKind } from '#areas/claims/transmission/lifecycle.ts'
import { drop } from '#areas/claims/transmission/transmission.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { moveClaim } from './apply_acknowledgment.ts'

type Refusal = { code: string; message: string }

// A refused status request changes nothing.
export async function rejectRefused(call: Call, transmission_id: string, refusal: Refusal) {
  const { kind, attempt, claim_id } = await lockRow(call, transmissionKind, transmission_id)
  const dropped = await drop(call, transmission_id)
  if (!dropped || kind !== '837P') return
  const claim = await lockRow(call, claimKind, claim_id)
  if (claim.attempt !== attempt) return
  await moveClaim(call, claim, 'reject', {
    code: refusal.code.slice(0, 40),
    message: refusal.message.slice(0, 500),
    source: 'clearinghouse',
  })
}
