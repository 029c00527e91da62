// Disclosures are decided by category: every route that sends part of a record refuses a category
// that the person restricted, records the refusal, and sends nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import { grantConsent } from './person_examples.ts'
import { call, sql } from './harness.ts'
import { cases, makePractice, type Outgoing, type Practice } from './outgoing_cases.ts'
import { sampleOf } from './sample.ts'

const declared = routes.filter(({ sends_to }) => sends_to)

// The account gives these to the person, who has a right to them whatever they restricted.
const by_right = ['persons.export', 'payments.receipt']

const send = ({ method, path, body, as }: Outgoing) => call(method, path, body, as)

async function move(id: string, step: string, body?: object) {
  const { status, text } = await call('POST', `/v1/consents/${id}/${step}`, body)
  assert.equal(status, 200, text)
}
const suspend = (id: string) => move(id, 'suspend', { reason: 'Under review' })
const restore = (id: string) => move(id, 'restore')

// Restrictions, created once and suspended until a case needs them.
const refusals = new Map<string, Promise<string>>()
async function refusalOf({ person_id, deny_to }: Outgoing, category: string) {
  const made = async () => {
    const terms = { kind: 'restriction', decision: 'deny' }
    const about = { data_categories: [category], recipients: [deny_to] }
    const { id } = await grantConsent(person_id, { ...terms, ...about })
    await suspend(id)
    return id
  }
  const key = `${person_id} ${deny_to.id} ${category}`
  if (!refusals.has(key)) refusals.set(key, made())
  return await refusals.get(key)!
}

const sent = async (person_id: string) => {
  const tables = ['transmissions', 'eligibility_checks', 'disclosures', 'superbills', 'estimates']
  const counts = tables.map(
    async (table) =>
      (await sql.query(`select count(*) from ${table} where person_id = $1`, [person_id])).rows[0]
        .count,
  )
  return await Promise.all(counts)
}

const deniedIn = async (decision_id: string) =>
  (
    await sql.query(
      "select fields from audit_entries where decision_id = $1 and action = 'consent_decision.denied'",
      [decision_id],
    )
  ).rows.flatMap(({ fields }) => fields as string[])

let practice: Promise<Practice> | undefined

const disclosing = declared.filter(({ name }) => !by_right.includes(name))

for (const { name } of sampleOf(disclosing, ({ name }) => name)) {
  test(`${name} sends no category that the person refused, and records each refusal`, async () => {
    const outgoing = await cases[name]!(await (practice ??= makePractice()))
    const before = await sent(outgoing.person_id)
    for (const category of outgoing.carries) {
      const refusal = await refusalOf(outgoing, category)
      await restore(refusal)
      const { status, body, text } = await send(outgoing)
      await suspend(refusal)
      assert.equal(status, 403, `${category}: ${text}`)
      const { code, consent, decision_id } = body.error
      assert.equal(code, 'consent_required')
      assert.ok(consent.data_categories.includes(category), `${category}: ${text}`)
      assert.ok(
        consent.basis.some(({ id }: any) => id === refusal),
        text,
      )
      assert.ok(consent.purposes.length > 0 && consent.how_to_resolve, text)
      assert.ok((await deniedIn(decision_id)).includes(category), `${category} is not recorded`)
    }
    assert.deepEqual(await sent(outgoing.person_id), before, 'something was sent')
    const allowed = await send(outgoing)
    assert.equal(allowed.status, 200, allowed.text)
  })
}

// What another member of the care team reads, each with the same diagnoses.
const read_by_category = ['claims', 'notes', 'superbills', 'estimates', 'eligibility_checks']

test("a practitioner can't read records of a category the person refused them", async () => {
  const made = await (practice ??= makePractice())
  const { person_id, reader, read_as: as } = made
  for (const name of ['disclosures.create', 'superbills.create', 'estimates.create'])
    await send(await cases[name]!(made))
  await send(await cases['eligibility_checks.create']!(made))
  await cases['claims.submit']!(made)
  const refused = { person_id, deny_to: reader } as Outgoing
  for (const table of read_by_category) {
    const list = async () =>
      (await call('GET', `/v1/${table}?person_id=${person_id}`, undefined, as)).body.data
    const [first] = await list()
    assert.ok(first, `${table}: nothing to read`)
    const read = () => call('GET', `/v1/${table}/${first.id}`, undefined, as)
    assert.equal((await read()).status, 200, table)
    const refusal = await refusalOf(refused, 'sud')
    await restore(refusal)
    const { status, body, text } = await read()
    const ids = (await list()).map(({ id }: any) => id)
    await suspend(refusal)
    assert.equal(status, 403, `${table}: ${text}`)
    assert.deepEqual(body.error.consent.data_categories, ['sud'], text)
    assert.ok((await deniedIn(body.error.decision_id)).includes('sud'), table)
    assert.ok(!ids.includes(first.id), `${table}: it is listed`)
  }
})

test('a restriction of disclosures to the person withholds no receipt from them', async () => {
  const outgoing = await cases['payments.receipt']!(await (practice ??= makePractice()))
  for (const category of outgoing.carries) {
    const refusal = await refusalOf(outgoing, category)
    await restore(refusal)
    const { status, text } = await send(outgoing)
    await suspend(refusal)
    assert.equal(status, 200, `${category}: ${text}`)
  }
})

test('an export records a decision on every category it carries', async () => {
  const { person_id } = await (practice ??= makePractice())
  const outgoing = await cases['estimates.create']!(await practice)
  await send(outgoing)
  const { status, text } = await call('POST', `/v1/persons/${person_id}/export`)
  assert.equal(status, 200, text)
  const { rows } = await sql.query(
    "select fields from audit_entries where person_id = $1 and action = 'consent_decision.permitted'",
    [person_id],
  )
  const request = rows.map(({ fields }) => fields as string[])
  const all = ['demographics', 'claims', 'diagnoses', 'sud', 'hiv', 'abuse']
  assert.ok(request.some((fields) => all.every((each) => fields.includes(each))))
})
