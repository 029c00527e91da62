// Records many consents at once, for imports: the same rules as for one, with one statement for all
// of them. The offer and the signature are written with the consent instead of as steps.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { withOwnReason } from '#kernel/audit.ts'
import { emit } from '#kernel/events.ts'
import { mapEach } from '#kernel/many.ts'
import { insertRows } from '#kernel/create_rows.ts'
import { requireMayChange } from '#areas/persons/consent_decision/authorize.ts'
import { findPersons } from '#areas/persons/person/many_persons.ts'
import { requireCapacity, requireOwnSignature, requireSigner } from './capacity.ts'
import { draftTerms } from './consent.ts'
import { planPeriod, requireComplete, signingStep } from './sign.ts'
import { evidenceAfter, requireValidSignature } from './evidence.ts'
import type { Signature } from './evidence_schema.ts'
import { consentLifecycle } from './lifecycle.ts'
import { reviewSessions } from './schedule.ts'
import { consentKind, emptyTerms } from './kind.ts'
import type { ConsentCreate, ConsentRow } from './schema.ts'
import { findLastSigned } from './store.ts'

export type ConsentDraft = {
  id: string
  request: ConsentCreate // Supersedes no other consent.
  signature: Signature | undefined
}

export async function recordConsents(call: Call, drafts: ConsentDraft[]) {
  // Locked, so that concurrent signatures form one chain.
  const personOf = await findPersons(
    call,
    drafts.map(({ request }) => request.person_id),
    'no key update',
  )
  const checked = await mapEach(call.slices, drafts, (draft) => check(call, draft, personOf))
  const ids = [...new Set(checked.map(({ consent }) => consent.person_id))]
  const count = drafts.filter(({ signature }) => signature).length
  const { last, signings } = await findLastSigned(call, ids, count)
  const numbers = signings.values()
  const rows = checked.map(({ own, fields, consent, signature }) => {
    const { id, person_id } = consent
    if (!signature) return { id, fields }
    const evidence = evidenceAfter(own, last.get(person_id), consent, signature)
    last.set(person_id, { ...consent, evidence })
    const columns = { ...signedColumns(own, consent), evidence, signing: numbers.next().value }
    return { id, fields: { ...fields, ...columns } }
  })
  await insertRows(call, consentKind, rows)
  for (const { own, signing, consent, signature } of checked) {
    await call.slices.turn()
    report(own, signing, consent, signature)
  }
}

// Checks one consent, and its signature as if it had been offered.
async function check(
  call: Call,
  { id, request, signature }: ConsentDraft,
  personOf: Awaited<ReturnType<typeof findPersons>>,
) {
  const own = withOwnReason(call)
  const person = personOf(request.person_id)
  const fields = await draftTerms(own, request, person)
  const consent = { ...emptyTerms, ...fields, id } as ConsentRow
  const signing = withOwnReason(own)
  if (signature) {
    await requireMayChange(signing, person.id)
    requireOwnSignature(signing, signature)
    requireSigner(signing, consent)
    requireComplete(signing, consent, person)
    requireValidSignature(signing, consent, signature)
    requireCapacity(signing, consent, person)
  }
  return { own, signing, fields, consent, signature }
}

const wordOf = (call: Call, consent: ConsentRow) =>
  consentLifecycle.steps[signingStep(call, consent)].to

// What the offer and the signature write. Each counts as a version.
function signedColumns(call: Call, consent: ConsentRow) {
  const now = toTimestamp(call.now)
  const status = wordOf(call, consent)
  return { status, offered_at: now, [`${status}_at`]: now, version: 3 }
}

function report(own: Call, signing: Call, consent: ConsentRow, signature: Signature | undefined) {
  const { id, person_id } = consent
  emit(own, 'consent.created', { id, person_id, version: 1 })
  if (!signature) return
  emit(own, 'consent.offered', { id, person_id, version: 2 }, ['status', 'offered_at'])
  const word = wordOf(signing, consent)
  const changed = ['evidence', 'signing', 'status', `${word}_at`]
  emit(signing, `consent.${word}`, { id, person_id, version: 3 }, changed)
  planPeriod(signing, consent)
  if (signingStep(signing, consent) === 'sign') reviewSessions(signing, consent)
}
