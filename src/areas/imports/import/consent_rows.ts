// Rows of consents: one that was signed elsewhere comes with the evidence of its signature, and its
// terms can't change afterward.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/take_step.ts'
import { draftConsent } from '#areas/persons/consent/consent.ts'
import { signConsent } from '#areas/persons/consent/sign.ts'
import { Signature } from '#areas/persons/consent/evidence_schema.ts'
import { consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import { consentKind } from '#areas/persons/consent/kind.ts'
import { recordConsents } from '#areas/persons/consent/many_consents.ts'
import { ConsentCreate } from '#areas/persons/consent/schema.ts'

export const ConsentRowFields = Type.Object({
  ...ConsentCreate.properties,
  signature: Type.Optional(Signature),
})
type ConsentRow = Static<typeof ConsentRowFields>

export async function writeConsent(call: Call, { signature, ...fields }: ConsentRow) {
  const drafted = await draftConsent(call, fields)
  if (!signature) return drafted
  await takeStep(call, consentLifecycle, drafted.id, 'offer')
  return await signConsent(call, drafted.id, signature)
}

export const manyConsents = {
  // It can supersede one of the group.
  takes: (_call: Call, { supersedes_id }: ConsentRow) => !supersedes_id,
  draft: (_call: Call, { signature, ...request }: ConsentRow) => ({
    id: newId(consentKind.prefix),
    request,
    signature,
  }),
  create: recordConsents,
}
