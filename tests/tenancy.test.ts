// Isolation between accounts, checked in the catalog and tried on every table.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql as text } from '#db/sql.ts'
import { kinds, records } from '#areas/index.ts'
import { deliverer } from '#jobs/deliver.ts'
import { reconcileAccount } from '#jobs/reconcile.ts'
import { relayAll } from '#jobs/relay.ts'
import { createPerson } from './person_examples.ts'
import { createClaim, submitClaim } from './claims.ts'
import { createExample } from './examples.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  own_account,
  outside,
  request_log,
} from './harness.ts'
import { secrets, sql } from './harness.ts'

const theirs = await createTestAccount()
for (const kind of [...kinds, ...records]) {
  await createExample(kind)
  await createExample(kind, { key: theirs.key })
}
await sql.query(`
  insert into session_participants (account, session_id, person_id, during, blocking)
  select account, id, 'per_' || id, busy, true from sessions`)
await sql.query(`
  insert into busy_times (account, external_calendar_id, practitioner_id, starts_at, ends_at)
  select account, id, practitioner_id, now(), now() + interval '1 hour' from external_calendars`)
await sql.query(`
  insert into authorization_sessions (account, authorization_id, session_id, units, used)
  select account, authorizations.id, sessions.id, 1, false
  from authorizations join sessions using (account)`)
await sql.query(`
  insert into claim_units (account, claim_id, part, root_id, units)
  select account, id, 'L1', id, 1 from claims`)
await sql.query(`
  insert into authorization_gaps (account, session_id, coverage_id, code)
  select account, sessions.id, coverages.id, 'authorization_missing'
  from coverages join sessions using (account)`)
await sql.query(`
  insert into note_versions (account, id, note_id, person_id, number, saved_by_id, created_at,
    updated_at)
  select account, 'nver_' || id, id, person_id, 1, author_id, created_at, updated_at from notes`)
await sql.query(`
  insert into note_signatures (account, note_id, signer_id, number, action, content_hash, hash,
    signature, key_id, signed_at)
  select account, id, author_id, 1, 'sign', '', '', '', '', created_at from notes`)
await sql.query(`
  insert into outcomes (account, course, practitioner_id, instrument, baseline, latest, measured,
    change, responded, in_remission, updated_at)
  select distinct on (account) account, '\\x00'::bytea, id, 'phq9', 9, 8, 2,
    'no_reliable_change', false, false, created_at from practitioners`)
await sql.query(`
  select fold_report_changes(account, 'UTC', 10), fold_report_visits(account, 'UTC', 1),
    fold_worklist_changes(account, 1) from accounts`)
await sql.query(`
  insert into report_visit_changes (account, person_id, payer_id, day, visits)
  select account, id, '', '2026-01-01', 1 from persons`)
await sql.query(`
  insert into report_visit_sums (account, axis, key, toward, grain, starts_on, other_month, visits)
  select account, 'all', '', 'before', 'day', '2026-01-01', '0001-01-01', 1 from accounts
  on conflict do nothing`)
await sql.query(`
  insert into worklist_changes (account, status, payer_id, service_date, deadline, claims, amount)
  select account, 'drafted', '', '2026-01-01', 'infinity', 1, 1 from accounts`)
await sql.query(`
  insert into worklist_sums (account, axis, key, service_date, deadline, claims, amount)
  select account, 'payer', '', 'infinity', 'infinity', 1, 1 from accounts`)
await sql.query(`
  insert into receivable_sums (account, grain, starts_on, measure, payer_id, service_date,
    currency, amount)
  select account, 'all', '0001-01-01', 'payer_receivables', '', 'infinity', 'eur', 1
  from accounts`)
await sql.query(`
  insert into report_zones (account, time_zone) select account, 'UTC' from accounts`)
await sql.query(`
  insert into processor_events (account, processor, event_id, type, received_at)
  select account, 'stripe', 'evt_1', 'payment_intent.succeeded', now() from accounts`)
await sql.query(`
  insert into payout_terms (account, practitioner_id, created_at, updated_at)
  select account, id, created_at, created_at from practitioners`)
await sql.query(`
  insert into matching_alliances (account, course, practitioner_id, score, updated_at)
  select distinct on (account) account, '\\x00'::bytea, id, 80, created_at from practitioners`)
await sql.query(`
  insert into matching_assignment_entries (account, id, assignment_id, position, encrypted)
  select account, 'aent_' || id, id, 1000, '' from matching_assignments`)
await sql.query(`
  insert into remittance_batches (account, remittance_id, position, claims, exceptions)
  select account, id, 1, '[]', '[]' from remittances`)
await sql.query(`
  insert into member_tokens (account, hash, session_id, expires_at)
  select account, 'hash_' || id, id, expires_at from member_sessions`)
await sql.query(`
  insert into sign_in_links (account, hash, member_id, expires_at)
  select account, 'hash_' || id, id, now() from members`)
await sql.query(`
  insert into passkeys (account, id, member_id, name, credential_id, public_key, counter,
    transports, created_at)
  select account, 'pk_' || id, id, 'Laptop', 'cred_' || id, '', 0, '{}', now() from members`)
await sql.query(`
  insert into import_parts (account, id, import_id, number, size_bytes, encrypted)
  select account, 'ipart_' || id, id, 1000, 0, '' from imports`)
await sql.query(`
  insert into import_rows (account, import_id, row) select account, id, 1000 from imports`)
await sql.query(`
  insert into import_errors (account, id, import_id, row, code, message, created_at)
  select account, 'ierr_' || id, id, 1000, 'validation_failed', '', now() from imports`)
await sql.query(`
  insert into file_removals (account, file_id, remove_at)
  select distinct account, 'dfil_1', now() + interval '1 day' from documents`)
await sql.query(`
  insert into package_uses (account, id, package_id, session_id, period_starts_on, amount,
    created_at)
  select distinct on (packages.account) packages.account, 'puse_' || packages.id, packages.id,
    sessions.id, now(), 1, now()
  from packages join sessions on sessions.account = packages.account`)
await sql.query(`
  insert into fhir_exports (account, id, owner, request, types, transaction_at, expires_at)
  select account, 'fexp_' || account, 'key', '', '{}', now(), now() from accounts`)
await sql.query(`
  insert into audit_archives (account, id, first_sequence, last_sequence, previous_hash, hash,
    first_recorded_at, last_recorded_at, wrapped_key)
  select account, 'aarc_' || account, 1, 1, '', '', now(), now(), '' from accounts`)
await sql.query('insert into telehealth_settings (account) select account from accounts')
await sql.query(`
  insert into video_rooms (account, id, session_id, name, simulated, opens_at, expires_at,
    created_at)
  select account, 'room_' || id, id, 'name_' || id, true, now(), 'infinity', now() from sessions`)
for (const key of [own_account.key, theirs.key]) {
  const id = await createPractitioner({ key })
  await call('PATCH', `/v1/practitioners/${id}/availability`, { rules: [] }, { key })
  const body = { name: 'Kept' }
  await createPerson({ metadata: { the_same: 'in both' } }, { key })
  await call('POST', '/v1/api_keys', body, { key, idempotency_key: 'the_same_in_both' })
}

// A claim of each that was sent, and what its payer will answer.
for (const key of [own_account.key, theirs.key]) {
  await submitClaim((await createClaim(undefined, {}, { key })).id, { key })
}
await sql.query(`
  insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, created_at,
    updated_at)
  select account, 'pans_' || id, person_id, id, 0, created_at, created_at, updated_at
  from transmissions`)

// What the reconciler remembers of each.
for (const { account } of [own_account, theirs]) {
  await reconcileAccount({ db, secrets, outside }, account, { repair: true })
}

// An event in each, numbered, and an attempt to deliver it; and an entry that is not linked yet.
await relayAll(db)
const sending = { lookup: () => Promise.reject(new Error('No name is looked up in tests.')) }
const allows = { private_webhooks: false }
const { takeSome, idle } = deliverer({ db, secrets, outside, log, allows, sending })
await takeSome()
await idle()
await request_log.flush()

const inCatalogue = async (query: string) => (await sql.query(query)).rows

// Leases, the waitlist and public registries belong to no account. A test below checks who can read
// and write the registries.
const registers = [
  'register_files',
  'leie_exclusions',
  'nppes_providers',
  'register_changes',
  'icd10cm_codes',
  'procedure_codes',
  'directory_payers',
  'directory_payer_words',
  'ncci_pairs',
  'mue_limits',
]
// They belong to a login that accounts can share; only the worker role reaches them.
const mailboxes = ['mailboxes', 'mailbox_files', 'unrouted_documents']
// A challenge is used before the caller's account is known.
const sign_in = ['used_challenges']
const apart = ['migrations', 'leases', 'waitlist_entries', ...mailboxes, ...sign_in, ...registers]
  .map((name) => `'${name}'`)
  .join(', ')

const tenantTables: string[] = (
  await inCatalogue(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not in (${apart})`)
).map(({ relname }) => relname)

test('every table has forced row-level security and belongs to no serving role', async () => {
  const open = await inCatalogue(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and relname <> 'migrations'
      and (relkind not in ('r', 'p') or not relrowsecurity or not relforcerowsecurity
        or pg_get_userbyid(relowner) in ('attune_app', 'attune_worker'))`)
  assert.deepEqual(open, [])
})

// pg_policies writes "a = b" in parentheses, and every further condition with them.
const of_account = /^\(?\(account = current_account\(\)\)( AND \(.*\)\))?$/s

// A seat in a group session gives a person the session to read, and a response its form. Persons
// read services and locations to book them, and when video rooms open.
const only_read = ['sessions', 'forms', 'services', 'locations', 'telehealth_settings']

test('Every table has a policy of its account, for reading and for writing', async () => {
  const policies = await inCatalogue(`
    select tablename, qual, with_check from pg_policies
    where policyname = 'own_account' and 'attune_app' = any(roles) and cmd = 'ALL'`)
  assert.deepEqual(policies.map(({ tablename }) => tablename).sort(), [...tenantTables].sort())
  for (const { tablename, qual, with_check } of policies) {
    assert.match(qual, of_account, tablename)
    assert.match(with_check, of_account, tablename)
    if (!only_read.includes(tablename)) assert.equal(with_check, qual)
  }
})

// Policies are combined with OR. So one that doesn't name the account would open the table to all.
test('Beside its own account, a request sees only the key or token it presents', async () => {
  const others = await inCatalogue(`
    select tablename, policyname, cmd, split_part(qual, ' AND ', 1) as condition from pg_policies
    where 'attune_app' = any(roles) and policyname <> 'own_account'
      and tablename <> all (array[${registers.map((name) => `'${name}'`).join(', ')}])
    order by tablename`)
  assert.deepEqual(
    others.map(({ tablename, policyname, cmd, condition }) => [
      tablename,
      policyname,
      cmd,
      condition.replaceAll(/^\(+|\)+$/g, ''),
    ]),
    [
      ['api_keys', 'presented_key', 'SELECT', 'hash = current_key_hash('],
      ['calendar_feeds', 'presented_token', 'SELECT', 'token_hash = current_token_hash('],
      ['member_tokens', 'presented_token', 'SELECT', 'hash = current_key_hash('],
      ['scoped_tokens', 'presented_token', 'SELECT', 'hash = current_key_hash('],
    ],
  )
})

// An engine that distributes tables may ignore "as restrictive", and the rows would be visible.
test('No policy is restrictive: each contains its whole condition', async () => {
  const restrictive = await inCatalogue(`
    select tablename, policyname from pg_policies where permissive = 'RESTRICTIVE'`)
  assert.deepEqual(restrictive, [])
})

test('Every policy of a table of practitioners limits On-Behalf-Of to their own rows', async () => {
  const limited = await inCatalogue(`
    select distinct tablename from pg_policies
    where 'attune_app' = any(roles) and qual ~ 'current_practitioner' order by 1`)
  const tables = limited.map(({ tablename }) => tablename)
  const own = [
    'calendar_feeds',
    'emergency_accesses',
    'external_calendars',
    'session_series',
    'sessions',
  ]
  assert.deepEqual(tables, own)
  const limit =
    /\(\(current_practitioner\(\) IS NULL\) OR \(practitioner_id = current_practitioner\(\)\)\)/
  const policies = await inCatalogue(`
    select tablename, policyname, qual, with_check from pg_policies
    where 'attune_app' = any(roles) and tablename in (${own.map((name) => `'${name}'`).join(', ')})`)
  for (const { tablename, policyname, qual, with_check } of policies) {
    assert.match(qual, limit, `${tablename} ${policyname}`)
    if (with_check !== null) assert.match(with_check, limit, `${tablename} ${policyname}`)
  }
})

test('the account is the first column of every key and constraint', async () => {
  const others = await inCatalogue(`
    select conrelid::regclass::text as relation, conname from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f')
      and attname <> 'account' and conrelid::regclass::text not in (${apart})`)
  assert.deepEqual(others, [])
  const indexes = await inCatalogue(`
    select indexrelid::regclass::text from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and (indisunique or indisexclusion)
      and attname <> 'account' and relname not in (${apart})`)
  assert.deepEqual(indexes, [])
})

test('no serving role can bypass row-level security', async () => {
  const strong = await inCatalogue(`
    select rolname from pg_roles
    where rolname in ('attune_app', 'attune_worker')
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`)
  assert.deepEqual(strong, [])
  const loose = await inCatalogue(`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`)
  assert.deepEqual(loose, [])
})

// What may not even be looked at shows nothing.
async function asAccount(account: string | null, query: string): Promise<any[]> {
  return await db.use(async (connection) => {
    await connection.query(text`begin`)
    try {
      await connection.query(text`select assume_role('attune_app', ${account}, null)`)
      const client = connection as unknown as { query(statement: unknown): Promise<any[]> }
      return await client.query({ build: () => ({ text: query, values: [] }) })
    } catch (error) {
      if ((error as { code?: string }).code === '42501' && !/row-level/.test(`${error}`)) return []
      throw error
    } finally {
      await connection.query(text`rollback`)
    }
  })
}

// Tables that the serving roles can neither read nor change.
const hidden = ['event_counters', 'audit_queue', 'audit_head_outbox']
const audit_log = ['audit_entries', 'audit_links', 'audit_heads']
const stored = [
  'claim_records',
  ...hidden,
  ...audit_log,
  'audit_archives',
  'note_signatures',
  'ledger_transactions',
  'ledger_entries',
  'events',
  'webhook_attempts',
  'idempotency_keys',
  'request_logs',
  'member_tokens',
]

for (const table of tenantTables) {
  test(`${table}: one account sees and changes nothing of another's`, async () => {
    const foreign = `where account = '${theirs.account}'`
    const { rowCount } = await sql.query(`select from ${table} ${foreign}`)
    assert.ok(rowCount, `there is something of theirs to be seen in ${table}`)
    assert.deepEqual(await asAccount(own_account.account, `select * from ${table} ${foreign}`), [])
    assert.deepEqual(await asAccount(null, `select * from ${table}`), [])
    const own = await asAccount(own_account.account, `select account from ${table}`)
    const seen = new Set(own.map(({ account }) => account))
    assert.deepEqual([...seen], hidden.includes(table) ? [] : [own_account.account])

    const changed = `update ${table} set account = account ${foreign} returning account`
    assert.deepEqual(await asAccount(own_account.account, changed), [])
    const moved = `update ${table} set account = '${theirs.account}' returning account`
    const refused = await asAccount(own_account.account, moved).catch((error) => `${error}`)
    if (stored.includes(table)) assert.deepEqual(refused, [])
    else assert.match(String(refused), /row-level security|violates/)
  })
}

for (const table of registers) {
  test(`${table}: every account may read it, and none may write it`, async () => {
    const mine = await inCatalogue(`
      select attname from pg_attribute
      where attrelid = '${table}'::regclass and attname = 'account'`)
    assert.deepEqual(mine, [])
    const grants = await inCatalogue(`
      select grantee, privilege_type from information_schema.role_table_grants
      where table_name = '${table}' and grantee in ('attune_app', 'attune_worker')
      order by 1, 2`)
    const read = ['attune_app', 'attune_worker'].map((grantee) => ({
      grantee,
      privilege_type: 'SELECT',
    }))
    // Only the worker strikes off what it has seen to.
    const struck = { grantee: 'attune_worker', privilege_type: 'DELETE' }
    const changes = table === 'register_changes'
    assert.deepEqual(grants, changes ? [read[0], struck, read[1]] : read)
    assert.deepEqual(await asAccount(own_account.account, `select * from ${table} limit 0`), [])
  })
}

test('no state of a request stays on its connection', async () => {
  await call('GET', '/v1/sessions')
  type Settings = { account: string; key_hash: string; who: string }
  const [settings] = await db.use((connection) =>
    connection.query<Settings>(text`
      select current_setting('app.account', true) as account,
             current_setting('app.key_hash', true) as key_hash,
             current_user as who`),
  )
  assert.equal(settings!.account || '', '')
  assert.equal(settings!.key_hash || '', '')
  assert.equal(settings!.who, 'attune_test_login')
})

test("a request on behalf of a practitioner sees only that practitioner's sessions", async () => {
  const session = kinds.find(({ object }) => object === 'session')!
  const [one, other] = [await createExample(session), await createExample(session)]
  const headers = { 'on-behalf-of': one.practitioner_id }
  const list = await call('GET', '/v1/sessions', undefined, { headers })
  assert.deepEqual(
    list.body.data.map(({ id }: { id: string }) => id),
    [one.id],
  )
  assert.equal((await call('GET', `/v1/sessions/${one.id}`, undefined, { headers })).status, 200)
  assert.equal((await call('GET', `/v1/sessions/${other.id}`, undefined, { headers })).status, 404)
  const cancel = await call('POST', `/v1/sessions/${other.id}/cancel`, undefined, { headers })
  assert.equal(cancel.status, 404)
  const book = { practitioner_id: other.practitioner_id, starts_at: '2032-01-01T10:00:00Z' }
  const refused = await call('POST', '/v1/sessions', book, { headers })
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'permission_denied')
  const keys = await call('POST', '/v1/api_keys', { name: 'x' }, { headers })
  assert.equal(keys.status, 403)
})
