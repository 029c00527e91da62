// Creates, updates, publishes and retires forms. Each version is a form of its own.
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { asJson, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { inSet, isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import { requireConsistentItems } from './item_checks.ts'
import { formKind as kind, formLifecycle as lifecycle } from './lifecycle.ts'
import type { FormChange, FormCreate } from './schema.ts'

// A form with the name of an existing one is its next version.
export async function createForm(call: Call, body: FormCreate) {
  requireConsistentItems(body.items)
  const { data_categories = ['assessments' as const] } = body
  requireReadable(data_categories)
  return await createRow(call, kind, newId(kind.prefix), {
    ...body,
    data_categories,
    items: asJson(body.items),
    number: await nextNumber(call, body.name),
    status: lifecycle.initial,
  })
}

// Psychotherapy and SUD counseling notes are only for their author, so no form can ask for them.
function requireReadable(data_categories: readonly DataCategory[]) {
  for (const category of ['psychotherapy_notes', 'sud_counseling_notes'] as const) {
    if (data_categories.includes(category)) {
      throw invalid('data_categories', `\`data_categories\` can't contain \`${category}\`.`)
    }
  }
}

// Serializes the creation and publication of the versions of one form.
async function lockName(call: Call, name: string) {
  const lock = `form ${call.account} ${name}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
}

async function nextNumber(call: Call, name: string) {
  await lockName(call, name)
  const [last] = await call.query<{ number: number }>(sql`
    select number from forms
    where account = ${call.account} and name = ${name}
    order by number desc
    limit 1`)
  return (last?.number ?? 0) + 1
}

// The metadata and the external ID of any version can be changed, the content only of a draft.
export async function updateForm(call: Call, id: string, body: FormChange) {
  const before = await lockRow(call, kind, id)
  const { metadata: _, external_id: _external_id, ...content } = body
  if (Object.keys(content).length > 0 && !isIn(lifecycle, 'draft', before.status)) {
    throw transitionError(lifecycle, before.status, 'update', statesIn(lifecycle, 'draft'))
  }
  if (body.items) requireConsistentItems(body.items)
  if (body.data_categories) requireReadable(body.data_categories)
  const fields = { ...body, ...(body.items && { items: asJson(body.items) }) }
  return await updateRow(call, kind, id, fields, 'updated', before)
}

// At most one version is published. Responses to the earlier one can still be completed.
export async function publishForm(call: Call, id: string) {
  const { name, status } = await lockRow(call, kind, id)
  await lockName(call, name)
  const [earlier] = await call.query<{ id: string }>(sql`
    select id from forms
    where account = ${call.account} and name = ${name} and id <> ${id}
      and ${inSet(lifecycle, 'published')}`)
  if (earlier && isIn(lifecycle, 'draft', status)) {
    await takeStep(call, lifecycle, earlier.id, 'retire')
  }
  return await takeStep(call, lifecycle, id, 'publish')
}
