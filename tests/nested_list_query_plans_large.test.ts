// Every filter and every order of the lists that belong to one object, such as a person's
// disclosures, reads a page from an index, however many objects there are in all.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import { disclosureKind } from '#areas/persons/consent_decision/accounting.ts'
import { bulkActionKind } from '#areas/claims/bulk_action/lifecycle.ts'
import { importKind } from '#areas/imports/import/lifecycle.ts'
import { noteKind } from '#areas/notes/note/lifecycle.ts'
import { endpointKind } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import { verificationKind } from '#areas/practitioners/verification/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { createExample } from './examples.ts'
import { createTestAccount, sql } from './harness.ts'
import { fillTable } from './large_tables.ts'
import { documentKind } from '#areas/documents/document/lifecycle.ts'
import { choicesOf } from './list_values.ts'
import { findCostlyQueries } from './query_plans.ts'

const { key, account } = await createTestAccount()

// The table of a list, the column that names the owner, how many objects an owner has, and how to
// create one. If an owner has few, all of them may be read, and no others.
type Nested = {
  table: string
  column: string
  owns: 'copied' | 'copied_to_few'
  create(): Promise<string>
}

const example = (kind: Kind) => async () => (await createExample(kind, { key })).id

const nested: Record<string, Nested> = {
  'webhook_endpoints.list_attempts': {
    table: 'webhook_attempts',
    column: 'endpoint_id',
    owns: 'copied',
    async create() {
      const { id } = await createExample(endpointKind, { key })
      return await insert(
        `insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded,
           duration_ms, created_at)
         values ($1, 'wa_1', $2, 'evt_1', 1, true, 5, now())`,
        id,
      )
    },
  },
  'practitioners.list_verifications': {
    table: 'verifications',
    column: 'practitioner_id',
    owns: 'copied_to_few',
    async create() {
      // Copies are in progress, too.
      await sql.query('drop index verification_in_progress')
      return await example(verificationKind)()
    },
  },
  'notes.list_versions': {
    table: 'note_versions',
    column: 'note_id',
    owns: 'copied_to_few',
    async create() {
      const { id } = await createExample(noteKind, { key })
      return await insert(
        `insert into note_versions (account, id, note_id, person_id, number, saved_by_id,
           created_at, updated_at)
         select account, 'nver_1', id, person_id, 1, author_id, created_at, updated_at
         from notes where account = $1 and id = $2`,
        id,
      )
    },
  },
  'documents.list_versions': {
    table: 'document_versions',
    column: 'document_id',
    owns: 'copied_to_few',
    async create() {
      // Copies have the same number.
      await sql.query('drop index document_versions_of_document')
      const { id } = await createExample(documentKind, { key })
      const found = await sql.query('select id from document_versions where document_id = $1', [id])
      return found.rows[0].id
    },
  },
  'imports.list_errors': {
    table: 'import_errors',
    column: 'import_id',
    owns: 'copied',
    async create() {
      const { id } = await createExample(importKind, { key })
      return await insert(
        `insert into import_errors (account, id, import_id, row, code, message, created_at)
         values ($1, 'ierr_1', $2, 1, 'required', 'Required.', now())`,
        id,
      )
    },
  },
  'bulk_actions.list_results': {
    table: 'bulk_results',
    column: 'bulk_action_id',
    owns: 'copied',
    async create() {
      // Copies are of the same claim.
      await sql.query('alter table bulk_results drop constraint bulk_results_of_claim')
      const { id } = await createExample(bulkActionKind, { key })
      return (await sql.query('select id from bulk_results where bulk_action_id = $1', [id]))
        .rows[0].id
    },
  },
  'persons.list_disclosures': {
    table: 'disclosures',
    column: 'person_id',
    owns: 'copied_to_few',
    create: example(disclosureKind),
  },
}

async function insert(text: string, id: string): Promise<string> {
  const { rows } = await sql.query(`${text} returning id`, [account, id])
  return rows[0].id
}

const takesCursor = (query: unknown) =>
  'cursor' in ((query as { properties?: object })?.properties ?? {})
const lists = routes.filter(({ path, query }) => path.includes('{id}') && takesCursor(query))

test('every list of one object is tested', () => {
  assert.deepEqual(lists.map(({ name }) => name).toSorted(), Object.keys(nested).toSorted())
})

for (const route of lists) {
  test(`${route.name} reads no more than it needs`, async () => {
    const { table, column, owns, create } = nested[route.name]!
    const id = await create()
    const text = `select ${column} as owner_id from ${table} where account = $1 and id = $2`
    const [{ owner_id }] = (await sql.query(text, [account, id])).rows
    const choices = { ...choicesOf(route), [column]: owns }
    await fillTable(sql, { account, table, id, choices, rows: 3_000, scale: 300 })
    assert.deepEqual(await findCostlyQueries({ route, account, table, owner_id }), [])
  })
}
