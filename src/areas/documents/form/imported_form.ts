// Imports forms from another account: each version with its content and status.
import Type, { type Static } from 'typebox'
import { invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import type { Call } from '#kernel/call.ts'
import { external_id } from '#kernel/external_id.ts'
import { Choice } from '#kernel/fields.ts'
import type { StateOf } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { findRow } from '#kernel/record.ts'
import { createForm, publishForm, updateForm } from './form.ts'
import { formKind, formLifecycle } from './lifecycle.ts'
import { FormCreate, type FormRow } from './schema.ts'

const states = Object.keys(formLifecycle.states) as StateOf<typeof formLifecycle>[]

export const ImportedForm = Type.Object({
  ...FormCreate.properties,
  external_id,
  status: Type.Optional(
    Choice(states, 'Status of the version. Default: `draft`.', { examples: ['published'] }),
  ),
})
type ImportedForm = Static<typeof ImportedForm>

// Versions get their numbers in the order of the file.
export async function importForm(call: Call, row: ImportedForm) {
  const { status, ...body } = row
  return await moveTo(call, await createForm(call, body), status)
}

// Only forward: a version that was published may have been retired by a later one.
async function moveTo(call: Call, form: FormRow, status: ImportedForm['status']) {
  const { publish, retire } = formLifecycle.steps
  const allows = ({ from }: { from: readonly string[] }) => from.includes(form.status)
  if (status === publish.to && allows(publish)) return await publishForm(call, form.id)
  if (status !== retire.to || !allows(retire)) return form
  return await takeStep(call, formLifecycle, form.id, 'retire')
}

// Only what differs, because a published version takes no content.
export async function updateImportedForm(call: Call, id: string, row: ImportedForm) {
  const { status, name, ...fields } = row
  const before = await findRow(call, formKind, id)
  if (name !== before.name) throw invalid('name', "`name` of an existing form can't change.")
  const changes = Object.entries(fields).filter(
    ([field, value]) => canonical(value) !== canonical(before[field as keyof FormRow]),
  )
  const changed =
    changes.length > 0 ? await updateForm(call, id, Object.fromEntries(changes)) : before
  return await moveTo(call, changed, status)
}
