// Runs the code in the guides: what a reader copies works.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Attune, AttuneError } from '../sdk/src/attune.ts'
import { camelCase } from '#docs/sdk/variable_names.ts'
import { createSamples } from '#docs/site/samples.ts'
import { root } from '#settings/config.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { routes } from '#areas/index.ts'
import { externalCalendarKind } from '#areas/sessions/external_calendar/lifecycle.ts'
import { disputeKind } from '#areas/payments/dispute/lifecycle.ts'
import {
  grantConsent,
  createCareTeam,
  createVerifiedPractitioner,
  createPerson,
  sha256,
} from './person_examples.ts'
import {
  advanceClock,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
  service_date,
  submitClaim,
} from './claims.ts'
import { processAll } from './document_examples.ts'
import { telehealthPractice } from './telehealth_examples.ts'
import { createExample, pathFor } from './examples.ts'
import { paidClaim } from './remittance_examples.ts'
import { offerExample } from './waiting_list_examples.ts'
import {
  ca_file,
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  port,
  secrets,
} from './harness.ts'
import { createKeyPair, registerClient, signJwt } from './smart.ts'

function sampleOf(guide: string, name: string) {
  const text = readFileSync(join(root, 'docs/guides', guide), 'utf8')
  return new RegExp(`\`\`\`js ${name}\n([^]*?)\`\`\``).exec(text)![1]!
}

// Beside the packages, so that it finds them as it would in a project of its own.
const folder = mkdtempSync(join(root, 'node_modules/.guide-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('the receiver of "Receive webhooks" accepts each delivery once and refuses forgeries', async () => {
  const { key } = await createTestAccount()
  const port = 20_000 + (process.pid % 20_000)
  const request = { url: `http://127.0.0.1:${port}/hook`, event_types: ['practitioner.*'] }
  const { body } = await call('POST', '/v1/webhook_endpoints', request, { key })

  writeFileSync(join(folder, 'receiver.mjs'), sampleOf('receive-webhooks.md', 'receiver.mjs'))
  const variables = { ...process.env, PORT: String(port), WEBHOOK_SECRET: body.secret }
  const receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env: variables })
  after(() => receiver.kill())
  let output = ''
  receiver.stdout.on('data', (part) => (output += part))
  while (!output.includes('listening')) await sleep(20)

  const id = await createPractitioner({ key })
  const { takeSome, idle } = deliverer({
    db,
    secrets,
    outside,
    log,
    allows: { private_webhooks: true },
  })
  const work = async () => {
    while (!(await relayAll(db))) continue
    await takeSome()
    await idle()
  }
  await work()
  const { body: feed } = await call('GET', `/v1/events?object_id=${id}`, undefined, { key })
  await call('POST', `/v1/events/${feed.data[0].id}/resend`, undefined, { key })
  await work()
  const attempts = `/v1/webhook_endpoints/${body.id}/attempts`
  const { body: made } = await call('GET', attempts, undefined, { key })
  assert.deepEqual(
    made.data.map((attempt: any) => attempt.response_excerpt),
    ['ok', 'ok'],
  )
  assert.equal(output.trim().split('\n').length, 2)
  assert.match(output, new RegExp(`practitioner.created /v1/practitioners/${id}`))

  const forged = await fetch(request.url, { method: 'POST', body: '{}' })
  assert.equal(forged.status, 400)
})

test('the check of "Audit log" verifies our responses and rejects changed ones', async () => {
  const { account, key } = await createTestAccount()
  for (let i = 0; i < 3; i++) await createPractitioner({ key })
  await linkAllEntries({ db, secrets, log })
  const list = `/v1/audit_entries?object_id=${account}`
  const { body: found } = await call('GET', list, undefined, { key })
  const one = `/v1/audit_entries/${found.data[0].id}/proof`
  const { body: proof } = await call('GET', one, undefined, { key })
  const { body: keys } = await call('GET', '/.well-known/audit-keys.json', undefined, { key: null })
  assert.equal(proof.following.length, 4)

  const check = join(folder, 'check-proof.mjs')
  writeFileSync(check, sampleOf('audit-log.md', 'check-proof.mjs'))
  const says = (given: object) => {
    const files = { 'proof.json': given, 'audit-keys.json': keys }
    const paths = Object.entries(files).map(([name, content]) => {
      writeFileSync(join(folder, name), JSON.stringify(content))
      return join(folder, name)
    })
    const { status, stdout } = spawnSync(process.execPath, [check, ...paths], { encoding: 'utf8' })
    return [status, stdout.trim()]
  }
  assert.deepEqual(says(proof), [0, 'proven'])
  const { text } = proof.signed_head
  const changed_head = { ...proof.signed_head, text: text.replace('signed_at', 'signed_on') }
  const forged = [
    { ...proof, entry: proof.entry.replace('account.created', 'account.updated') },
    { ...proof, previous_hash: proof.hash },
    { ...proof, following: proof.following.toReversed() },
    { ...proof, following: proof.following.slice(1) },
    { ...proof, signed_head: changed_head },
  ]
  for (const given of forged) assert.deepEqual(says(given), [1, 'not proven'])
})

const withCurl = { skip: spawnSync('curl', ['--version']).error ? 'there is no curl here' : false }

type After = (answer: any) => Promise<void> // `any`: the objects of every resource.

// Runs the commands of a guide as they stand, but for the port and the certificate of this test.
async function runCurls(guide: string, variables: Record<string, string>, after?: After) {
  const text = readFileSync(join(root, 'docs/guides', guide), 'utf8')
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block!)
  const requests = blocks.filter((block) => /^curl /m.test(block))
  const commands = requests.join('').split(/^(?=curl )/m)
  const answers = []
  const known: Record<string, string> = { ...variables }
  for (const command of commands) {
    const here = command
      .replaceAll('localhost:8443', `localhost:${port}`)
      .replaceAll('.attune/tls/ca.crt', ca_file)
    const env = { ...process.env, ...known }
    const shell = spawn('bash', ['-c', here.replace('curl ', 'curl -s ')], { env })
    let output = ''
    shell.stdout.on('data', (part) => (output += part))
    await new Promise((resolve) => shell.on('close', resolve))
    const answer = JSON.parse(output)
    const type: string = answer.object ?? answer.resourceType
    if (answer.id) known[type.toUpperCase()] = answer.id
    answers.push(answer)
    await after?.(answer)
  }
  return answers
}

// Runs the same samples as the site shows them in TypeScript, statement by statement.
async function runTypeScript(
  guide: string,
  { KEY, ...variables }: Record<string, string>,
  after?: After,
) {
  const text = readFileSync(join(root, 'docs/guides', guide), 'utf8')
  const samples = createSamples()
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => samples(block!))
  const attune = new Attune({
    apiKey: KEY!,
    baseUrl: `https://localhost:${port}`,
    ca: readFileSync(ca_file, 'utf8'),
    maxRetries: 0,
  })
  const scope: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(variables)) {
    const own = camelCase(name.toLowerCase())
    Object.assign(scope, { [own]: value, [`${own}Id`]: value })
  }
  const answers: any[] = [] // `any`: the objects of every resource.
  const statements = blocks.flatMap((block) => block?.split(/^(?=const |await |for )/m) ?? [])
  for (const statement of statements) {
    const printed: unknown[] = []
    const code = statement
      .replace(/^const (\w+) =/, 'return scope.$1 =')
      .replace(/^await/, 'return await')
    const run = new AsyncFunction('scope', 'attune', 'console', `with (scope) { ${code} }`)
    try {
      const answer = await run(scope, attune, { log: (one: unknown) => printed.push(one) })
      answers.push(answer ?? { object: 'list', data: printed })
      await after?.(answer)
    } catch (error) {
      if (!(error instanceof AttuneError)) throw new Error(statement, { cause: error })
      answers.push({ error: error.error })
    }
  }
  return answers
}
const AsyncFunction: any = (async () => {}).constructor // `any`: it has no name of its own.

type RunSamples = typeof runCurls
function inEachLanguage(name: string, check: (runSamples: RunSamples) => Promise<void>) {
  test(`${name}, with curl`, withCurl, () => check(runCurls))
  test(`${name}, in TypeScript`, () => check(runTypeScript))
}

inEachLanguage('the sample of "Members, roles and sign-in" invites one', async (runSamples) => {
  const { key } = await createTestAccount()
  const [member] = await runSamples('members.md', { KEY: key })
  assert.deepEqual([member.role, member.status], ['scheduler', 'invited'])
})

inEachLanguage('the samples of "Consent" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const answers = await runSamples('consent.md', { KEY: key, PERSON, SHA256: sha256 })
  const describe = answers.map(({ status, decision }) => status ?? decision)
  assert.deepEqual(describe, ['drafted', 'offered', 'granted', 'deny'])
})

inEachLanguage('the samples of "Book sessions" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const PRACTITIONER = await createPractitioner({ key })
  // The next three working days but one, at eleven or ten in New York.
  let day = Temporal.Now.plainDateISO('UTC').add({ days: 2 })
  const slots = Array.from({ length: 3 }, () => {
    while (day.dayOfWeek > 5) day = day.add({ days: 1 })
    const at = day.toZonedDateTime({ timeZone: 'America/New_York', plainTime: '10:00' })
    day = day.add({ days: 1 })
    return at.toInstant().toString()
  })
  const [SLOT, NEXT_SLOT, LATER_SLOT] = slots as [string, string, string]
  const variables = { KEY: key, PRACTITIONER, SLOT, NEXT_SLOT, LATER_SLOT }
  const answers = await runSamples('book-sessions.md', variables)
  assert.deepEqual(
    answers.map(({ object, status, error }) => error?.code ?? status ?? object),
    [
      'availability',
      'slots',
      'scheduled',
      'slot_taken',
      'held',
      'scheduled',
      'scheduled',
      'canceled',
      'issued',
    ],
  )
  assert.ok(
    answers[1].data.some(({ starts_at }: any) => Date.parse(starts_at) === Date.parse(SLOT)),
  )
  assert.equal(answers[3].error.alternatives.length, 3)
  assert.equal(Date.parse(answers[6].starts_at), Date.parse(LATER_SLOT))
})

inEachLanguage('the samples of "Authorizations" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { coverage_id: COVERAGE } = await createInsuredPerson(undefined, {}, { key })
  const answers = await runSamples('authorizations.md', { KEY: key, COVERAGE })
  assert.deepEqual(answers.slice(0, 3).map(outcomeOf), ['requested', 'approved', 'approved'])
  assert.equal(answers[2].remaining, 8)
  assert.equal(answers[3].authorization_warning_units, 3)
  assert.deepEqual(answers[4].data, [])
})

inEachLanguage(
  'the samples of "Services and locations" do what the guide says',
  async (runSamples) => {
    const { key } = await createTestAccount()
    const PRACTITIONER = await createPractitioner({ key })
    let day = Temporal.Now.plainDateISO('UTC').add({ days: 2 })
    while (day.dayOfWeek > 5) day = day.add({ days: 1 })
    const at = day.toZonedDateTime({ timeZone: 'America/New_York', plainTime: '10:00' })
    const SLOT = at.toInstant().toString()
    const answers = await runSamples('services-and-locations.md', { KEY: key, PRACTITIONER, SLOT })
    assert.deepEqual(
      answers.map(({ object, status, error }) => error?.code ?? status ?? object),
      ['active', 'location', 'availability', 'slot_search', 'scheduled', 'service_mismatch'],
    )
    assert.equal(answers[3].data[0].data[0].location_id, answers[1].id)
    assert.equal(answers[4].duration_minutes, 60)
  },
)

inEachLanguage('the samples of "Waiting lists" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const PRACTITIONER = await createPractitioner({ key })
  const { id: PERSON } = await createPerson({ care_team_ids: [PRACTITIONER] }, { key })
  const { id: OFFER } = await offerExample[1]({ key })
  const variables = { KEY: key, PERSON, PRACTITIONER, OFFER }
  const answers = await runSamples('waiting-lists.md', variables)
  assert.deepEqual(
    answers.map(({ object, status, error }) => error?.code ?? status ?? object),
    ['waiting', 'accepted', 'waiting', 'waiting_list_report'],
  )
})

inEachLanguage('the samples of "Calendars" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const PRACTITIONER = await createPractitioner({ key })
  const { id: EXTERNAL_CALENDAR } = await createExample(externalCalendarKind, { key })
  const answers = await runSamples('calendars.md', { KEY: key, PRACTITIONER, EXTERNAL_CALENDAR })
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['active', 'paused'],
  )
})

inEachLanguage('the samples of "Fee schedules" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const PRACTITIONER = await createBillingPractitioner({ key })
  const insured = await createInsuredPerson(undefined, {}, { key })
  const { coverage_id: COVERAGE, person_id: PERSON } = insured
  const given = { KEY: key, PRACTITIONER, COVERAGE, PERSON, SERVICE_DATE: service_date }
  const answers = await runSamples('fee-schedules.md', given)
  const [discounts, package_status] = [['discount', 'discount'], 'active']
  assert.deepEqual(
    answers.map(({ object, status, error }) => error?.code ?? status ?? object),
    [
      'fee_schedule',
      'fee_schedule',
      'fee_schedule_conflict',
      'drafted',
      'list',
      ...discounts,
      package_status,
      'package_offer',
      package_status,
      'list',
    ],
  )
  assert.equal(answers[9].offer_id, answers[8].id)
  assert.equal(answers[3].charge.amount, 20_000)
})

inEachLanguage('the samples of "Telehealth" do what the guide says', async (runSamples) => {
  const { key, practitioner_id: PRACTITIONER, person_id, book } = await telehealthPractice()
  const { id: SESSION } = await book()
  const daily = { DAILY_API_KEY: 'wrong-key', DAILY_HMAC: 'c2VjcmV0IG9mIHRoZSB3ZWJob29r' }
  const variables = { KEY: key, TOKEN: key, PRACTITIONER, SESSION, ...daily }
  const withoutDaily = async ({ object }: { object: string }) => {
    const settings = { provider: 'static', credentials: null }
    if (object !== 'telehealth_settings') return
    await call('PATCH', '/v1/telehealth_settings', settings, { key })
  }
  const [practitioner, settings, join] = await runSamples('telehealth.md', variables, withoutDaily)
  assert.equal(settings.provider, 'daily')
  assert.deepEqual([join.url, join.person_id], [practitioner.video_url, person_id])
})

inEachLanguage('the samples of "Documents" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const guide = readFileSync(join(root, 'docs/guides/documents.md'), 'utf8')
  const command = /\n\$ (curl .* -T .*)\n/.exec(guide)![1]!.replace('.attune/tls/ca.crt', ca_file)
  writeFileSync(join(folder, 'referral.txt'), 'Dear colleague, thank you for seeing Maya.')
  // Sends the file with the guide's own command, and lets the worker scan it.
  const upload: After = async (answer) => {
    if (!answer?.upload) return
    const UPLOAD_URL = answer.upload.url.replace(/localhost:\d+/, `localhost:${port}`)
    const env = { ...process.env, UPLOAD_URL }
    const shell = spawn('bash', ['-c', command.replace('curl ', 'curl -sf ')], { env, cwd: folder })
    assert.equal(await new Promise((resolve) => shell.on('close', resolve)), 0)
    await processAll()
  }
  const answers = await runSamples('documents.md', { KEY: key, PERSON }, upload)
  assert.deepEqual(
    answers.map(({ object, status, error }) => error?.code ?? status ?? object),
    ['awaiting_upload', 'available', 'document_link', 'awaiting_upload', 'list', 'deleted'],
  )
  assert.deepEqual(
    answers[4].data.map(({ number, status }: any) => [number, status]),
    [
      [2, 'available'],
      [1, 'available'],
    ],
  )
})

test('the samples of "FHIR" do what the guide says', withCurl, async () => {
  const { key } = await createTestAccount()
  const practitioner = await createPractitioner({ key })
  const { id: person } = await createPerson({ birth_date: '1990-02-03' }, { key })
  await grantConsent(person, {}, { key })
  await grantConsent(person, { kind: 'telehealth' }, { key })
  const [PATIENT, PRACTITIONER] = [person, practitioner].map((id) => id.replace('_', '-'))
  const pair = createKeyPair()
  const client = await registerClient(key, pair)
  const answers = await runCurls('fhir.md', {
    KEY: key,
    JWKS: JSON.stringify({ keys: [createKeyPair().jwk] }),
    JWT: await signJwt(pair, client.id),
    PATIENT: PATIENT!,
    PRACTITIONER: PRACTITIONER!,
  })
  assert.deepEqual(
    answers.map((answer) => [
      answer.resourceType ?? answer.object ?? answer.token_type,
      answer.status ?? answer.total ?? answer.expires_in,
    ]),
    [
      ['CapabilityStatement', 'active'],
      ['Patient', undefined],
      ['Bundle', 0],
      ['Bundle', 1],
      ['Bundle', 0], // The practitioner published no availability, so any time can be booked.
      ['Appointment', 'booked'],
      ['Appointment', 'cancelled'],
      ['api_key', 'issued'],
      ['bearer', 300],
      ['import', 'uploaded'],
    ],
    JSON.stringify(answers),
  )
})

test('the script of "FHIR" downloads an export', withCurl, async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  const text = readFileSync(join(root, 'docs/guides/fhir.md'), 'utf8')
  const [, script] = /```sh\n(get\(\)[^]*?)```/.exec(text)!
  const here = script!
    .replace('curl ', `curl --connect-to localhost:8443:127.0.0.1:${port} `)
    .replace('.attune/tls/ca.crt', ca_file)
  const shell = spawn('bash', ['-c', here], { cwd: folder, env: { ...process.env, KEY: key } })
  let output = ''
  shell.stdout.on('data', (part) => (output += part))
  await new Promise((resolve) => shell.on('close', resolve))
  const { resourceType, id: patient_id } = JSON.parse(output)
  assert.deepEqual([resourceType, patient_id], ['Patient', id.replace('_', '-')])
})

inEachLanguage('the samples of "Forms" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const answers = await runSamples('forms.md', { KEY: key, PERSON })
  assert.deepEqual(
    answers.map(({ status, error }) => error?.code ?? status),
    ['draft', 'published', 'assigned', 'in_progress', 'answers_invalid', 'completed', 'amended'],
  )
  assert.deepEqual(
    answers[4].error.details.map(({ param }: any) => param),
    ['answers.sleep', 'answers.medication'],
  )
  assert.equal(answers[5].score, 2)
})

inEachLanguage('the samples of "Messages to persons" do what the guide says', async (run) => {
  const { key } = await createTestAccount()
  const contacts = [{ channel: 'email', value: 'maya@example.com' }]
  const { id: PERSON } = await createPerson({ contacts }, { key })
  const answers = await run('messages.md', { KEY: key, PERSON })
  const [enabled, person, message, templates, preview] = answers
  assert.equal(enabled.enabled, true)
  assert.equal(person.contacts[1].automated_messages, true)
  assert.ok(['scheduled', 'queued'].includes(message.status))
  assert.equal(templates.templates.length, 1)
  assert.match(preview.text, /^Main Street Practice: See you on /)
})

inEachLanguage('the samples of "Clinical notes" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { practitioner_id: PRACTITIONER, person_id: PERSON } = await createCareTeam({ key })
  const answers = await runSamples('notes.md', { KEY: key, PRACTITIONER, PERSON })
  assert.deepEqual(
    answers.map(({ object, status, error }) => error?.code ?? status ?? object),
    ['drafted', 'note_incomplete', 'drafted', 'signed', 'amended', 'note_proof'],
  )
  assert.deepEqual(
    answers[1].error.details.map(({ param }: any) => param),
    ['sections.plan'],
  )
  assert.equal(answers.at(-1).valid, true)
})

inEachLanguage(
  'the samples of "Match people with practitioners" and "How ranking works" do what the guides say',
  async (runSamples) => {
    const { key } = await createTestAccount()
    const PRACTITIONER = await createVerifiedPractitioner({ key })
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const rules = [{ days, start_time: '09:00', end_time: '17:00' }]
    await call('PATCH', `/v1/practitioners/${PRACTITIONER}`, { languages: ['en'] }, { key })
    await call('PATCH', `/v1/practitioners/${PRACTITIONER}/availability`, { rules }, { key })
    const { id: PERSON } = await createPerson({}, { key })
    await grantConsent(PERSON, {}, { key })
    const { body } = await call('GET', `/v1/practitioners/${PRACTITIONER}/slots`, undefined, {
      key,
    })
    const SLOT = body.data.at(-1).starts_at
    const variables = { KEY: key, PERSON, PRACTITIONER, SLOT }
    const answers = await runSamples('match-people.md', variables)
    assert.deepEqual(
      answers.map(({ object, status, error }) => error?.code ?? status ?? object),
      ['completed', 'matching_explanation', 'accepted', 'accepted'],
    )
    const [matching, explained, accepted, result] = answers
    assert.equal(matching.candidates[0].practitioner_id, PRACTITIONER)
    assert.equal(explained.rank, 1)
    assert.ok(accepted.session_id)
    assert.equal(result.feedback[0].alliance, 85)
    const [model] = await runSamples('how-ranking-works.md', variables)
    const weights = model.components.map(({ weight }: any) => weight)
    assert.deepEqual(weights, [0.24, 0.24, 0.14, 0.1, 0.1, 0.08, 0.05, 0.05])
  },
)

inEachLanguage('the samples of "Assessments" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const answers = await runSamples('assessments.md', { KEY: key, PERSON })
  assert.deepEqual(
    answers.map(({ object, status }) => status ?? object),
    ['assigned', 'started', 'completed', 'list', 'progress'],
  )
  const [, , { risk, score }, flags, progress] = answers
  assert.deepEqual(
    [score.total, risk.level, risk.crisis_resources[0].phone],
    [9, 'moderate', '988'],
  )
  assert.deepEqual(
    flags.data.map(({ id }: any) => id),
    [risk.flag_id],
  )
  assert.equal(progress.data[0].latest.total, 9)
})

inEachLanguage('the samples of "Read the ledger" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const answers = await runSamples('read-the-ledger.md', { KEY: key, PERSON })
  const [charge, entries, adjustment, statement, balances, deposit, reconciliation, proof] = answers
  assert.equal(charge.status, 'charged')
  assert.deepEqual(entries.data.map((entry: any) => entry.amount.amount).sort(), [-15_000, 15_000])
  assert.equal(adjustment.status, 'posted')
  assert.equal(statement.totals[0].owed.amount, 10_000)
  assert.deepEqual(
    balances.data.map(({ ledger_account }: any) => ledger_account),
    ['revenue:services'],
  )
  assert.equal(deposit.status, 'received')
  assert.deepEqual(
    reconciliation.unreconciled.map(({ reason }: any) => reason),
    ['no_remittance'],
  )
  assert.deepEqual([proof.consistent, answers.length], [true, 8])
})

inEachLanguage('the samples of "Reports" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const amount = { amount: 15_000, currency: 'usd' }
  await call('POST', '/v1/charges', { person_id, amount }, { key })
  const [collections, worklist] = await runSamples('reports.md', { KEY: key })
  assert.equal(collections.totals[0].charges.amount, 15_000)
  assert.deepEqual(worklist.rows, [])
})

async function makeBooked(key: string) {
  const PRACTITIONER = await createPractitioner({ key })
  const { id: PERSON } = await createPerson({}, { key })
  await grantConsent(PERSON, {}, { key })
  const request = { practitioner_id: PRACTITIONER, person_id: PERSON }
  const starts_at = '2031-01-01T10:00:00Z'
  const { body } = await call('POST', '/v1/sessions', { ...request, starts_at }, { key })
  return { KEY: key, PRACTITIONER, PERSON, SESSION: body.id as string }
}
const reportedBy = (answers: any[]) =>
  answers.map(({ object, status, error }) => error?.code ?? status ?? object)

inEachLanguage('the samples of "Cards on file" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const answers = await runSamples('cards-on-file.md', { KEY: key, PERSON })
  assert.deepEqual(reportedBy(answers), ['active', 'succeeded', 'active', 'active', 'deleted'])
  assert.deepEqual(
    answers.slice(2, 4).map(({ autopay }) => autopay?.notice_days),
    [7, undefined],
  )
})

inEachLanguage('the samples of "Payment requests" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({}, { key })
  const answers = await runSamples('payment-requests.md', { KEY: key, PERSON })
  assert.deepEqual(reportedBy(answers), ['open', 'canceled'])
})

inEachLanguage('the samples of "Payment plans" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const amount = { amount: 10_000, currency: 'usd' }
  await call('POST', '/v1/charges', { person_id, amount }, { key })
  const consent = { text_version: '2027-01', channel: 'written' }
  const card = { person_id, type: 'card', token: 'pm_card_visa', consent }
  const { body } = await call('POST', '/v1/payment_methods', card, { key })
  const names = { KEY: key, PERSON: person_id, PAYMENT_METHOD: body.id as string }
  const answers = await runSamples('payment-plans.md', names)
  assert.deepEqual(reportedBy(answers), ['active', 'invalid_transition', 'active', 'canceled'])
})

inEachLanguage('the samples of "Take payments" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const answers = await runSamples('take-payments.md', await makeBooked(key))
  assert.deepEqual(reportedBy(answers), [
    'succeeded',
    'booking_policy',
    'session_copay',
    'declined',
    'succeeded',
    'challenged',
    'succeeded',
    'authorized',
    'succeeded',
    'succeeded',
  ])
  assert.equal(answers[8].amount_captured.amount, 12_000)
})

inEachLanguage(
  'the samples of "Refunds and disputes" do what the guide says',
  async (runSamples) => {
    const { key } = await createTestAccount()
    const { id: DISPUTE } = await createExample(disputeKind, { key })
    const CLAIM = await paidClaim({ key })
    const booked = await makeBooked(key)
    const answers = await runSamples('refunds.md', { ...booked, DISPUTE, CLAIM })
    assert.deepEqual(reportedBy(answers), [
      'succeeded',
      'succeeded',
      'refund_exceeds_captured',
      'succeeded',
      'succeeded',
      'submitted',
      'worklist_report',
      'list',
      'recorded',
      'reversed',
    ])
    assert.deepEqual([answers[3].amount.amount, answers[4].amount_refunded.amount], [1_500, 2_500])
  },
)

inEachLanguage('the samples of "Pay practitioners" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const answers = await runSamples('pay-practitioners.md', await makeBooked(key))
  assert.deepEqual(reportedBy(answers), [
    'payout_terms',
    'succeeded',
    'sent',
    'payout_exceeds_balance',
    'canceled',
    'payout_terms',
  ])
})

const outcomeOf = ({ object, status, error }: any) => error?.code ?? status ?? object

inEachLanguage('the samples of "Bill a session" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const options = { key }
  const PRACTITIONER = await createBillingPractitioner(options)
  const { person_id: PERSON, coverage_id } = await createInsuredPerson(
    'SBX-PAID-9',
    { consent: false },
    options,
  )
  await call('POST', `/v1/coverages/${coverage_id}/void`, {}, options)
  const { session_id: SESSION } = await createCompletedSession(PRACTITIONER, PERSON, options)
  const variables = { KEY: key, PRACTITIONER, PERSON, SESSION, SHA256: sha256 }
  const answers = await runSamples('bill-a-session.md', variables)
  assert.deepEqual(answers.map(outcomeOf), [
    'billing_provider',
    'active',
    'drafted',
    'offered',
    'granted',
    'drafted',
    'validated',
    'submitted',
    'test_clock',
    'paid',
    'list',
    'list',
  ])
  const paid = answers[9]
  assert.deepEqual(
    [paid.charge, paid.allowed, paid.payer_paid, paid.patient_balance].map(({ amount }) => amount),
    [18_000, 15_000, 12_500, 2_500],
  )
  assert.deepEqual(
    answers[11].data.map(({ kind }: any) => kind),
    ['837P', '999', '277CA', '277CA', '835'],
  )
})

inEachLanguage('the samples of "Resolve a denial" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const options = { key }
  const { id } = await createClaim('SBX-DENY-197-1', {}, options)
  await submitClaim(id, options)
  await advanceClock('P15D', options)
  const variables = { KEY: key, CLAIM: id, DENIED: id }
  const answers = await runSamples('resolve-a-denial.md', variables)
  assert.deepEqual(answers.map(outcomeOf), [
    'denied',
    'drafted',
    'canceled',
    'appealed',
    'denied',
    'denied',
    'denied',
    'closed',
  ])
  const [reason] = answers[0].lines[0].reasons
  assert.equal(reason.code, 'CO-197')
  assert.match(reason.suggested_action, /authorization/)
  assert.equal(answers.at(-1).balance_status, 'zero')
})

inEachLanguage(
  'the samples of "Verify practitioners" do what the guide says',
  async (runSamples) => {
    const { key } = await createTestAccount()
    const resolve = routes.find(({ name }) => name === 'checks.resolve')!
    const CHECK = (await pathFor(resolve, { key })).split('/')[3]!
    const answers = await runSamples('verify-practitioners.md', { KEY: key, CHECK })
    const describe = answers.map(({ object, status, result }) => [object, status ?? result])
    assert.deepEqual(
      describe.map(([object]) => object),
      ['practitioner', 'verification', 'check', 'eligibility'],
      JSON.stringify(answers),
    )
  },
)

inEachLanguage('the samples of "Receive webhooks" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const id = await createPractitioner({ key })
  while (!(await relayAll(db))) continue
  const [endpoint, feed] = await runSamples('receive-webhooks.md', { KEY: key })
  assert.deepEqual(endpoint.event_types, ['session.*'])
  const named = feed.data.map(({ data }: { data: { object: { id: string } } }) => data.object.id)
  assert.ok(named.includes(id))
})

inEachLanguage('the samples of "Simulated payer" do what the guide says', async (runSamples) => {
  const { key } = await createTestAccount()
  const { id: PERSON } = await createPerson({ birth_date: '1990-04-12' }, { key })
  await grantConsent(PERSON, { kind: 'financial', purposes: ['payment'] }, { key })
  const answers = await runSamples('simulated-payer.md', { KEY: key, PERSON })
  const [coverage, clock, check] = answers
  assert.equal(coverage.member_id, 'SBX-DENY-197-1', JSON.stringify(answers))
  assert.equal(clock.object, 'test_clock')
  assert.equal(check.coverage_id, coverage.id, JSON.stringify(answers))
})
