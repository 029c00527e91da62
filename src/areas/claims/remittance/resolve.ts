// Resolves exceptions: match to a claim, accept as reported, or dismiss. Each exception is resolved
// once.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { transitionError, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, lockRow, type Row } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { type Decided, settlePerson } from './patient_settlement.ts'
import { faultOf } from './check_remittance.ts'
import { remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import {
  fieldsOf,
  isOpen,
  postClaim,
  postClaims,
  readRemittance,
  settleWhole,
  toldIn,
} from './post.ts'
import type { Exception, RemittanceClaim } from './schema.ts'

type Asked = {
  resolution: 'match' | 'accept' | 'dismiss'
  reason: string
  claim_number?: number
  claim_id?: string
}

export async function resolveRemittance(call: Call, id: string, asked: Asked) {
  requireShape(asked)
  const row = await lockRow(call, remittanceKind, id)
  if (row.status !== 'excepted') throw transitionError(remittanceLifecycle, row.status!, 'resolve')
  const chosen = chosenOf(row, asked)
  const whole = chosen.some(({ claim_number }) => claim_number === null)
  const after =
    asked.resolution === 'dismiss'
      ? dismissed(row, chosen)
      : whole
        ? await acceptWhole(call, row)
        : await postChosen(call, row, chosen, asked)
  const told = { resolution: asked.resolution, reason: asked.reason }
  const resolved = { ...told, resolved_at: toTimestamp(call.now), resolved_by_id: call.actor.id }
  const exceptions = after.exceptions.map((each) =>
    chosen.includes(each) ? { ...each, ...resolved } : each,
  )
  const fields = { ...fieldsOf(after.entries, exceptions), ...after.settled }
  if (!exceptions.some(isOpen)) {
    return await takeStep(call, remittanceLifecycle, id, 'resolve', fields)
  }
  return await updateRow(call, remittanceKind, id, fields, 'updated', row)
}

function requireShape({ resolution, claim_id, claim_number }: Asked) {
  const named = claim_id !== undefined && claim_number !== undefined
  if (resolution === 'match' && !named) {
    throw invalid('claim_id', '`match` requires `claim_number` and `claim_id`.')
  }
  if (resolution !== 'match' && claim_id !== undefined) {
    throw invalid('claim_id', '`claim_id` can be sent only with `resolution: match`.')
  }
}

function chosenOf(row: Row, { claim_number }: Asked): Exception[] {
  const open = (row.exceptions as Exception[]).filter(isOpen)
  if (claim_number === undefined) return open
  const chosen = open.filter((each) => each.claim_number === claim_number)
  if (chosen.length === 0) throw notFound('exception', 'claim_number')
  return chosen
}

type After = { entries: RemittanceClaim[]; exceptions: Exception[]; settled?: object }

const dismissed = (row: Row, chosen: Exception[]): After => ({
  entries: (row.claims as RemittanceClaim[]).map((entry) =>
    chosen.some(({ claim_number }) => claim_number === entry.number)
      ? { ...entry, status: 'dismissed' as const }
      : entry,
  ),
  exceptions: row.exceptions,
})

// Posts an unbalanced or incomplete remittance as far as it can be read.
async function acceptWhole(call: Call, row: Row): Promise<After> {
  const { transaction } = await readRemittance(call, row)
  const code = faultOf(transaction, [])
  if (code === 'amount_too_large') throw stillThere({ code })
  const posted = await postClaims(call, row, toldIn(transaction))
  return { ...posted, settled: await settleWhole(call, row, transaction.content) }
}

async function postChosen(call: Call, row: Row, chosen: Exception[], asked: Asked): Promise<After> {
  const told = toldIn((await readRemittance(call, row)).transaction)
  const entries: RemittanceClaim[] = [...row.claims]
  const moved: Posting[] = []
  const decided: Decided[] = []
  for (const { claim_number } of chosen) {
    const place = entries.findIndex(({ number }) => number === claim_number)
    const { claim_id } = asked
    const said = { claim_id, accepted: true }
    const posted = await postClaim(call, row, told[claim_number! - 1]!, said)
    if (posted.code) {
      throw stillThere(posted)
    }
    entries[place] = posted.entry
    moved.push(...posted.moved)
    decided.push(posted.settles)
  }
  await post(
    call,
    moved,
    decided.map(({ claim }) => claim.id),
  )
  for (const each of decided) await settlePerson(call, row.id, each)
  return { entries, exceptions: row.exceptions }
}

const stillThere = (posted: { code: string }) =>
  new ApiError(
    'remittance_exception_unresolved',
    {},
    { param: 'resolution', details: [detail(posted)] },
  )

const detail = ({ code }: { code: string }) => ({
  param: 'claim_number',
  code,
  message: "The claim still can't be posted.",
})
