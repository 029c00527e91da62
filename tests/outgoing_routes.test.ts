// Checks that every disclosure is declared: a route or job that can send part of a record to an
// outside party declares it, or is listed here with the reason why it sends nothing.
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

// The outside parties, and what is sent to them.
const adapters: Record<string, string> = {
  clearinghouse: 'guarded: only transmissions and eligibility checks send to it',
  processor: 'amounts, dates and opaque IDs; no names and no services',
  'fetch_document.ts': 'the requests for calendars and key sets',
  file_store: 'encrypted files under IDs; no keys and no names',
  virus_scanner: "files, to the deployment's own scanner",
  mail: 'invitations, and messages to persons: times and the name of the account, no care',
  'key_sets.test.ts': 'a test',
  'key_sets.ts': 'requests for public keys of clients; nothing is sent with them',
  limit_store: 'counts of requests by account, key or address; nothing of their content',
  sms: 'messages to persons: times and the name of the account, no care',
  busy_times: 'requests for calendars of practitioners; nothing is sent with them',
  video: 'times, and the IDs of who joins a session; no names and no care',
  single_sign_on: 'sign-in of members; nothing about persons in care',
  sources: 'queries about practitioners',
  registry: 'imported files; nothing is sent',
  'audit_heads.ts': 'hashes and counts of the audit log; none of its entries',
  'icd10cm.ts': 'an imported file; nothing is sent',
  code_edits: 'imported files; nothing is sent',
  'procedure_codes.ts': 'an imported file; nothing is sent',
  'payer_directory.ts': 'an imported file; nothing is sent',
  'payer_directory.test.ts': 'a test',
  'icd10cm.test.ts': 'a test',
}

// The files that can reach the clearinghouse, through its port or its adapters, and why it's safe.
const at_clearinghouse: Record<string, string> = {
  'areas/claims/transmission/transmission.ts': 'requireDeclared, when the document is queued',
  'areas/claims/eligibility_check/send.ts':
    'requireDeclared, by enterDisclosure, when the check is created',
  'areas/claims/claim/validation/gather_facts.ts': 'reads allowed amounts; sends nothing',
  'areas/claims/clearinghouse_connection/clearinghouse_connection.ts':
    'looks whether there is one; sends nothing',
  'areas/claims/clearinghouse_connection/reach.ts': 'chooses it for the files below',
  'areas/claims/clearinghouse_connection/test_connection.ts': 'logs in; sends nothing',
  'areas/claims/claim/followup/letter.ts': 'imports a type',
  'areas/claims/transmission/lifecycle.ts': 'imports a type',
  'jobs/send_documents.ts': 'sends what was queued',
  'jobs/eligibility_checks.ts': 'sends checks that were created',
  'jobs/receive_documents.ts': 'receives; sends nothing',
  'jobs/read_mailboxes.ts': 'receives; sends nothing',
  'docs/sandbox_values.ts': 'describes sandbox values',
  'app/adapters.ts': 'chooses the adapter',
}

// The files that call it. All others only import types or look at its properties.
const calls_clearinghouse = [
  'areas/claims/eligibility_check/send.ts',
  'areas/claims/transmission/transmission.ts',
  'jobs/eligibility_checks.ts',
  'jobs/receive_documents.ts',
  'jobs/send_documents.ts',
]

// Fields whose values tell of a diagnosis or a service.
const sensitive = [
  'diagnoses',
  'procedure_code',
  'service_type_codes',
  'sections',
  'labels',
  'records',
  'content',
  'x12',
]

// Routes that return them to the caller, and how they are guarded.
const shown: Record<string, string> = {
  fee_schedules: 'prices of the account, about no person',
  claims: 'read as access, by what the claim carries',
  notes: 'read as access, by what the note carries',
  superbills: 'read as access, by what the superbill carries',
  estimates: 'read as access, by what the estimate carries',
  documents: 'read as access, by what the kind and the labels of the document carry',
  card_images: 'read as access to the coverage; an image of a card names no service',
  eligibility_checks: 'read as access, by what the check carries',
  disclosures: 'content is told once, when it is created; what is read names categories alone',
  persons: 'the accounting of disclosures, which names categories alone',
  sessions: 'a practitioner sees only their own sessions, a person only theirs',
  session_series: 'the same',
  services: 'the catalogue of the account, of nobody',
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

test('every outside party is listed, with what is sent to it', () => {
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
const codeOf = (file: string) =>
  readFileSync(join(root, 'src', file), 'utf8').replace(/\/\/.*$/gm, '')

// By import, or by property of the ports that a call carries: `outside.clearinghouse`,
// `{ clearinghouse } = call.outside`, `outside['clearinghouse']`.
const imports_clearinghouse = /from '#outside\/\w+\/clearinghouse/
const port_of_clearinghouse =
  /\boutside\b[\s\S]{0,20}\bclearinghouse\b|\{[^{}]*\bclearinghouse\b[^{}]*\}\s*(=|:)[^=\n]*\boutside\b/
const ports_as_a_whole = /Object\.(values|entries)\([^)]*\boutside\b|\boutside\s*\[/

test('only guarded files reach the clearinghouse', () => {
  const reaching = sources.filter((file) => {
    const code = codeOf(file)
    return imports_clearinghouse.test(code) || port_of_clearinghouse.test(code)
  })
  assert.deepEqual(reaching.toSorted(), Object.keys(at_clearinghouse).toSorted())
  for (const file of sources) assert.doesNotMatch(codeOf(file), ports_as_a_whole, file)
})

test('only transmissions, eligibility checks and their jobs call the clearinghouse', () => {
  const calling = sources.filter((file) =>
    /\bclearinghouse[!?]?\.+(send|ask|checkEligibility|receive|settle|markStored)\b/.test(
      codeOf(file),
    ),
  )
  assert.deepEqual(calling.toSorted(), calls_clearinghouse)
})

test('a route that returns diagnoses or services declares a recipient or checks the read', () => {
  const unknown = routes
    .filter(({ sends_to }) => !sends_to)
    .filter(({ returns }) => fieldsOf(returns).some((name) => sensitive.includes(name)))
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
    const lists = { lines: [], diagnoses: [], labels: [], data_categories: ['assessments'] }
    const row = { id: 'x', kind: 'letter', format: 'dap', ...lists }
    const carried = carries(row as never)
    assert.ok(carried.length > 0 && carried.every((each) => known.includes(each)), table)
  }
})
