// The fields of every kind equal the columns of its table, plus its encrypted fields. Every
// exception is listed here with its reason, so that a column nobody reads and a field nobody stores
// are noticed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Kind } from '#kernel/record.ts'
import { kinds, records, routes } from '#areas/index.ts'
import { sql } from './harness.ts'

type Exceptions = Record<string, Record<string, string>>

// Fields of every kind that no column stores.
const derived_everywhere = { object: 'The name of the kind.', livemode: 'The environment.' }

// Fields that no column stores, by table.
const derived: Exceptions = {
  api_keys: { secret: 'Shown once, stored as a hash.' },
  webhook_endpoints: { secret: 'Shown once, stored encrypted in `secrets`.' },
  scoped_tokens: { secret: 'Shown once, stored as a hash.' },
  payment_requests: { url: 'Shown once: it contains the secret, which is stored as a hash.' },
  calendar_feeds: { url: 'Shown once: it contains the token, which is stored as a hash.' },
  documents: { upload: 'Shown once: the link grants access to the upload.' },
  persons: {
    is_minor: 'From the birth date and the account clock.',
    warnings: 'Data that looks real, reported once by the sandbox.',
  },
  sessions: { warnings: 'Overlaps and incomplete forms, reported once, on creation.' },
  notes: { billable: 'From the signatures and the service.' },
  assessments: { risk: 'From the answers.' },
  matchings: { crisis_resources: 'From the location, if a risk was reported.' },
  waiting_list_entries: { crisis_resources: 'From the location, if the person is at risk.' },
  claims: {
    filing_days_left: 'From the filing deadline and the account clock.',
    timeline_url: 'From the ID.',
  },
  authorizations: { remaining: 'From the counts.' },
  packages: { remaining: 'From the counts.' },
  card_images: { content: 'Stored in `card_image_files`.' },
  estimates: { diagnosis_determined: 'True if there is a diagnosis.' },
  superbills: { incomplete: 'What a payer would miss.' },
  disclosures: { content: 'Shown once, when the disclosure is created.' },
  events: {
    data: 'The object reference, from `object_id` and `object_version`.',
    request: 'From `request_id` and `idempotency_key`.',
  },
  ledger_entries: { side: 'From the sign of the amount.' },
}

const hidden_everywhere = {
  account: 'The tenant, which the API key implies.',
  encrypted: 'The encrypted fields, compared by name.',
}

// Columns and encrypted fields that no response shows, by table.
const hidden: Exceptions = {
  authorizations: {
    warn_on: 'When `authorization.expiring_soon` is due.',
    expiring_soon_at: 'When `authorization.expiring_soon` was sent.',
    running_low_at: 'When `authorization.running_low` was sent.',
  },
  api_keys: {
    hash: 'Of the secret.',
    created_by_key_id: 'Which key created it, for the review of emergency access.',
  },
  members: {
    created_by_key_id: 'The key or member that invited, for the same review.',
    invitation_due_at: 'When the worker sends the invitation.',
    invitation_attempts: 'How often the worker tried to send the invitation.',
  },
  member_sessions: { hash: 'Of the cookie.' },
  waiting_list_offers: { opening_id: 'The free time, which several offers can follow.' },
  webhook_endpoints: {
    secrets: 'The signing secrets, encrypted.',
    warned_at: 'When the failing event was sent.',
  },
  request_logs: { status_class: 'The first digit of the status, to filter by `4xx`.' },
  practitioners: {
    birth_date: 'Write-only: sent to verification sources.',
    possible_exclusion: 'A finding by name only, under review.',
    announced: 'The eligibility that was announced last, to notice a change.',
    family_name_key: 'The family name without accents and case, to order lists.',
  },
  checks: {
    request_digest: 'Shows that a check must be repeated because its query changed.',
    facts: 'Stored with the practitioner once the check passes.',
    claimed_until: 'The lease of a worker.',
  },
  persons: {
    risk: 'Shown by `GET /v1/persons/{id}/risk`.',
    discount: 'Shown by `GET /v1/persons/{id}/discount`.',
    of_age: 'True once the change at majority was made.',
    legal_hold: 'Shown by `GET /v1/persons/{id}/retention`.',
  },
  assessments: { danger: 'The risk that was found, shown in `risk`.' },
  consents: { signing: 'The order of the signatures.' },
  scoped_tokens: { hash: 'Of the secret.' },
  imports: {
    failed_attempts: 'How often the worker failed in a row.',
    next_attempt_at: 'When the worker tries again.',
    next_part: 'Where the worker continues.',
    next_row: 'Where the worker continues.',
    header: 'The columns of a CSV file.',
    working: 'Whether the worker has something to do.',
    pass_started_at: 'What the speed is measured from.',
  },
  sessions: {
    busy: 'The time range of the exclusion constraint.',
    requires_approval: 'Copied from the availability when the session is booked.',
    settled_at: 'When the last charge was decided.',
    imported_at: 'What an import did is announced to nobody.',
    record_opens_at: 'When the practitioner gets access to the record.',
  },
  messages: {
    payment_request_id: 'The request whose link is added when the message is sent.',
    occasion: 'What the message is for, so that it is created once.',
    appointment: 'What the message says about the session, to notice a change.',
    provider_reference: "The SMS provider's ID of the message.",
    attempts: 'How often a worker tried.',
    due_at: 'When a worker tries again.',
    claimed_until: 'The lease of a worker.',
  },
  calendar_feeds: { token_hash: 'Of the token.' },
  external_calendars: {
    url: 'Write-only, encrypted.',
    validators: 'What the next response is compared with.',
    covered_to: 'How far ahead the busy times were computed.',
    failures: 'How often a worker failed in a row.',
    attempted_at: 'When a worker last tried.',
    poll_after: 'When a worker tries again.',
    claimed_until: 'The lease of a worker.',
  },
  bulk_actions: {
    working: 'Whether the worker has something to do.',
    failed_attempts: 'How often the worker failed in a row.',
    next_attempt_at: 'When the worker tries again.',
  },
  matching_assignments: {
    working: 'Whether the worker has something to do.',
    failed_attempts: 'How often the worker failed in a row.',
    next_attempt_at: 'When the worker tries again.',
  },
  matchings: {
    shown: 'The order of the candidates, for fairness.',
    blocked_practitioner_id: 'Excluded from later matchings.',
    blocked_by: 'Who excluded them.',
  },
  payments: {
    method_token: 'The token at the processor.',
    attempt: 'Counts requests to the processor.',
  },
  payment_methods: {
    processor: 'The processor that keeps it.',
    processor_reference: 'The setup at the processor.',
    customer_reference: 'The customer at the processor.',
    method_reference: 'The payment method at the processor.',
    autopay_at: 'When autopay looks again.',
    autopay_payment_id: 'The payment that autopay is charging.',
  },
  payment_requests: { link_hash: 'A keyed hash of the secret link.' },
  payment_plans: { charge_at: 'When the next installment is looked at.' },
  payouts: { submitted_at: 'When the transfer was requested from the processor.' },
  clearinghouse_connections: {
    credentials: 'Write-only, encrypted.',
    mailbox: 'A keyed hash of the login.',
  },
  eligibility_checks: {
    connection_id: 'The connection it goes through.',
    send_after: 'When a worker sends the check again.',
    request: 'The X12 270, shown by its own route.',
    response: 'The X12 271, shown by its own route.',
    claimed_until: 'The lease of a worker.',
  },
  claims: {
    status_before: 'The state before a void or an appeal.',
    patient_owed: 'The balance in the ledger, which `balances` shows.',
    payer_balance_amount: 'The amount of `payer_balance`, which lists are ordered by.',
    underpaid_amount: 'The amount of `underpaid`, which lists are ordered by.',
  },
  x12_documents: {
    resolution: 'Unused.',
    resolved_by: 'Unused.',
    processed_count: 'How many transactions were processed.',
  },
  remittances: {
    transaction_number: 'The place in its document.',
    delivery_key: 'To notice a second delivery.',
    content_sha256: 'To notice a second delivery with other content.',
  },
  deposits: { match_count: 'Numbers the ledger postings of matches.' },
  disclosures: { consent_ids: 'An index of `basis`.' },
  audit_entries: { position: 'The place in the hash chain.' },
  events: {
    object_id: 'Shown in `data`.',
    object_version: 'Shown in `data`.',
    changed_fields: 'Shown in `data`.',
    request_id: 'Shown in `request`.',
    idempotency_key: 'Shown in `request`, as sent.',
    position: 'Their order, which the cursor contains.',
    deliver_twice: 'A simulated failure.',
  },
  ledger_entries: { currency: 'Shown in `amount`.' },
}

const columnsOf = async ({ table }: Kind): Promise<string[]> => {
  const { rows } = await sql.query(
    `select array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
    [table],
  )
  return rows[0].names
}

const fieldsOf = ({ table }: Kind) => {
  const route = routes.find(({ name }) => name === `${table}.retrieve`)!
  return Object.keys((route.returns as { properties?: object }).properties ?? {})
}

const without = (names: string[], others: string[]) =>
  names.filter((name) => !others.includes(name)).sort()

for (const kind of [...kinds, ...records]) {
  const { table, encryption } = kind
  const fields = fieldsOf(kind)

  test(`${table}: every field is stored, or declared as derived`, async () => {
    const stored = [...(await columnsOf(kind)), ...Object.keys(encryption?.fields ?? {})]
    const exceptions = Object.keys({ ...derived_everywhere, ...derived[table] })
    const unstored = without(fields, stored)
    assert.deepEqual(without(unstored, exceptions), [])
    assert.deepEqual(without(Object.keys(derived[table] ?? {}), unstored), [], 'are stored')
  })

  test(`${table}: every column and encrypted field is shown, or declared as hidden`, async () => {
    const stored = [...(await columnsOf(kind)), ...Object.keys(encryption?.fields ?? {})]
    const exceptions = Object.keys({ ...hidden_everywhere, ...hidden[table] })
    const unshown = without(stored, fields)
    assert.deepEqual(without(unshown, exceptions), [])
    assert.deepEqual(without(Object.keys(hidden[table] ?? {}), unshown), [], 'are shown')
  })
}

test('every table with exceptions belongs to a kind', () => {
  const tables = [...kinds, ...records].map(({ table }) => table)
  assert.deepEqual(without([...Object.keys(derived), ...Object.keys(hidden)], tables), [])
})
