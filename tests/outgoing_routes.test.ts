// Every way out is known: what could send something of a record out is declared on its route, or
// stands here with the reason why nothing of a record leaves by it.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import type { Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { jobs, kinds, resources, routes } from '#areas/index.ts'
import { requireDeclared } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { dataCategories } from '#areas/persons/consent_decision/vocabulary.ts'

// The parties outside, and what goes to them.
const adapters: Record<string, string> = {
  clearinghouse: 'guarded: only transmissions and eligibility checks hand it something',
  processor: 'amounts, days and ids without meaning; no name, no service',
  mail: 'invitations of the waitlist; it knows no persons',
  sources: 'questions about practitioners',
  registry: 'files that are read in; nothing goes out',
  'audit_heads.ts': 'hashes and counts of the audit log; no entry of it',
  'icd10cm.ts': 'a file that is read in; nothing goes out',
  'icd10cm.test.ts': 'a test',
}

// Who may reach the clearinghouse, and why that is safe.
const at_clearinghouse: Record<string, string> = {
  'areas/claims/transmission': 'requireDeclared, when it is queued',
  'areas/claims/eligibility_check': 'requireDeclared, by enterDisclosure, when it is asked',
  'areas/claims/claim': 'types and prices alone',
  'areas/claims/coverage': 'sandbox values alone',
  jobs: 'carries what was queued or asked',
  docs: 'sandbox values alone',
  cli: 'chooses it',
  seed: 'chooses it',
  app: 'chooses it',
}

// Fields whose values tell of a diagnosis or a service.
const telling = [
  'diagnoses',
  'procedure_code',
  'service_code',
  'service_type_codes',
  'sections',
  'labels',
  'records',
  'content',
  'x12',
]

// What shows them to whoever calls, and how that is guarded.
const shown: Record<string, string> = {
  claims: 'read as access, by what the claim carries',
  notes: 'read as access, by what the note carries',
  superbills: 'read as access, by what the superbill carries',
  estimates: 'read as access, by what the estimate carries',
  eligibility_checks: 'read as access, by what the check carries',
  disclosures: 'content is told once, when it is created; what is read names categories alone',
  persons: 'the accounting of disclosures, which names categories alone',
  sessions: 'a practitioner sees only their own sessions, a person only theirs',
  session_series: 'the same',
  remittances: 'the account alone, which holds the record',
  x12_documents: 'the account alone, which holds the record',
  note_formats: 'names of sections, of nobody',
}

function fieldsOf(schema: any, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const named = schema.properties ? Object.keys(schema.properties) : []
  return [...named, ...Object.values(schema).flatMap((part) => fieldsOf(part, seen))]
}

test('every outside party is listed with the data it receives', () => {
  const found = readdirSync(join(root, 'src/outside/adapters'))
  assert.deepEqual(found.toSorted(), Object.keys(adapters).toSorted())
  // Webhooks carry thin events, IDs and field names, to the account that owns the record.
  assert.deepEqual(readdirSync(join(root, 'src/outside')).toSorted(), [
    'adapters',
    'ports',
    'webhook',
  ])
})

const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('outside/'),
)
const folderOf = (file: string) => file.split('/').slice(0, file.startsWith('areas/') ? 3 : 1)

test('only modules that check consent use the clearinghouse', () => {
  const reaching = sources.filter((file) =>
    /from '#outside\/\w+\/clearinghouse/.test(readFileSync(join(root, 'src', file), 'utf8')),
  )
  const folders = new Set(reaching.map((file) => folderOf(file).join('/')))
  assert.deepEqual(
    [...folders].filter((folder) => !(folder in at_clearinghouse)),
    [],
  )
})

test('a route that returns diagnoses or services declares a recipient or checks the read', () => {
  const unknown = routes
    .filter(({ sends_to }) => !sends_to)
    .filter(({ returns }) => fieldsOf(returns).some((name) => telling.includes(name)))
    .filter(({ path }) => !(path.split('/')[2]! in shown))
  assert.deepEqual(
    unknown.map(({ name }) => name),
    [],
  )
})

test('every route with a recipient can return consent_required, and checks consent again on a replay', () => {
  for (const { name, method, sends_to, errors, recheck, stores_no_response } of routes) {
    if (!sends_to) continue
    assert.ok(errors?.includes('consent_required'), name)
    if (method !== 'GET') assert.ok(recheck ?? stores_no_response, name)
  }
})

test('a route that sends data without declaring a recipient throws', () => {
  const call = { origin: 'request', sends_to: null } as Call
  assert.throws(() => requireDeclared(call))
  assert.throws(() => requireDeclared({ ...call, sends_to: 'person' }, 'payer'))
  assert.doesNotThrow(() => requireDeclared({ ...call, sends_to: 'payer' }, 'payer'))
})

test('only declared jobs send data outside', () => {
  const sending = jobs.filter(({ sends_to }) => sends_to).map(({ name }) => name)
  assert.deepEqual(sending, ['claim.follow_up'])
})

test('every kind that belongs to a person declares its data categories', () => {
  const known: readonly string[] = dataCategories
  const parts = resources.flatMap((resource) => resource.parts ?? [])
  const all: Kind[] = [...kinds, ...parts].filter(({ of_person }) => of_person)
  assert.ok(all.length > 15)
  for (const { table, carries } of all) {
    assert.ok(carries, `${table} does not say what it carries`)
    const row = { id: 'x', format: 'dap', lines: [], diagnoses: [], labels: [] }
    const carried = carries(row as never)
    assert.ok(carried.length > 0 && carried.every((each) => known.includes(each)), table)
  }
})
