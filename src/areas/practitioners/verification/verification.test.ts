// Transitions of practitioners, verifications and checks, with the sandbox's test values. Numbers
// refer to the table in docs/decisions/0014-verification-separate-from-practitioner.md.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, sql } from '#tests/harness.ts'

const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }
const npi = '1234567893'
const license = (number = 'PSY1', jurisdiction = 'US-CA') => ({ jurisdiction, title: 'LP', number })

// Each test has its own account, because it advances the clock.
async function practice(fields: object = {}) {
  const { key } = await createTestAccount()
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, `/v1${path}`, body, { key })
    return answer
  }
  const given = {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi,
    licenses: [license()],
    ...fields,
  }
  const created = await ask('POST', '/practitioners', given)
  assert.equal(created.status, 200, created.text)
  const { id } = created.body
  const advance = async (by: string) => {
    const answer = await ask('POST', '/test_clock/advance', { by })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  return {
    id,
    ask,
    advance,
    run: () => advance('PT1S'),
    read: async () => (await ask('GET', `/practitioners/${id}`)).body,
    change: (body: object) => ask('PATCH', `/practitioners/${id}`, body),
    step: (step: string, body: object = {}) => ask('POST', `/practitioners/${id}/${step}`, body),
    submit: (body: object = {}) =>
      ask('POST', `/practitioners/${id}/verifications`, { attestation, ...body }),
    decide: (ver: string, step: string, body: object = {}) =>
      ask('POST', `/verifications/${ver}/${step}`, body),
    resolve: (check: string, resolution: string, more: object = {}) =>
      ask('POST', `/checks/${check}/resolve`, { resolution, note: 'Looked at.', ...more }),
    checks: async (query = '') =>
      (await ask('GET', `/checks?limit=100&practitioner_id=${id}${query}`)).body.data as any[],
    check: async (kind: string) =>
      (await ask('GET', `/checks?limit=1&practitioner_id=${id}&kind=${kind}`)).body.data[0],
    eligibility: async (query = 'jurisdiction=US-CA') =>
      (await ask('GET', `/practitioners/${id}/eligibility?${query}`)).body,
    types: async (object_id = id) =>
      (
        await sql.query('select type from events where object_id = $1 order by position', [
          object_id,
        ])
      ).rows.map(({ type }) => type) as string[],
  }
}

async function verified(fields: object = {}) {
  const p = await practice(fields)
  const { body } = await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'verified')
  return { ...p, ver: body.id as string }
}

test('A practitioner whose checks all pass is verified for 36 months, with evidence (1, 2)', async () => {
  const p = await practice()
  const { body: ver } = await p.submit()
  assert.equal(ver.status, 'submitted')
  assert.equal((await p.read()).status, 'submitted')
  await p.run()
  const after = await p.read()
  assert.equal(after.status, 'verified')
  assert.equal(after.current_verification_id, ver.id)
  const { body: decided } = await p.ask('GET', `/verifications/${ver.id}`)
  assert.equal(decided.status, 'approved')
  assert.equal(decided.decided_by_id, null)
  // As the calendar has it: three years after a 29th of February is the 28th.
  const verified_on = Temporal.PlainDate.from(after.verified_at.slice(0, 10))
  assert.equal(after.cycle_ends_on, verified_on.add({ months: 36 }).toString())
  const checks = await p.checks()
  assert.deepEqual(checks.map(({ kind }) => kind).sort(), [
    'attestation',
    'exclusion_oig',
    'license',
    'npi',
  ])
  for (const check of checks) {
    assert.equal(check.status, 'passed')
    assert.match(check.evidence[0].sha256, /^[0-9a-f]{64}$/)
    assert.ok(check.source.name)
    assert.ok(check.expires_at > check.performed_at)
  }
  assert.equal(after.licenses[0].verified.board_status, 'active')
  assert.equal(after.licenses[0].attested, undefined)
  assert.equal((await p.eligibility()).result, 'eligible')
  assert.equal((await p.eligibility()).credential.id, after.licenses[0].id)
})

test('A verification requires an NPI, a license and an attestation, and lists all that is missing (1)', async () => {
  const p = await practice({ npi: null, licenses: [] })
  const refused = await p.ask('POST', `/practitioners/${p.id}/verifications`, {})
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'verification_incomplete')
  assert.deepEqual(
    refused.body.error.details.map(({ param }: any) => param),
    ['npi', 'licenses', 'attestation'],
  )
  assert.equal((await p.read()).status, 'unverified')
})

test('A practitioner has one open verification at a time', async () => {
  const p = await practice()
  await p.submit()
  const again = await p.submit()
  assert.equal(again.body.error.code, 'verification_in_progress')
})

test('A requested review ends with an approval (3, 8)', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  assert.equal((await p.read()).status, 'reviewing')
  const approved = await p.decide(ver.id, 'approve')
  assert.equal(approved.body.status, 'approved')
  assert.match(approved.body.decided_by_id, /^acct_/)
  assert.equal((await p.read()).status, 'verified')
})

test('Information that a board cannot find is requested, and checks resume once it is given (4, 5)', async () => {
  const p = await practice({ licenses: [license('T-NOT-FOUND')] })
  const { body: ver } = await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'information_requested')
  const { body: waiting } = await p.ask('GET', `/verifications/${ver.id}`)
  assert.equal(waiting.status, 'information_requested')
  assert.match(waiting.requested_information, /license_not_found/)
  await p.change({ licenses: [license('PSY2')] })
  assert.equal((await p.decide(ver.id, 'submit')).body.status, 'submitted')
  assert.equal((await p.read()).status, 'submitted')
  await p.run()
  assert.equal((await p.read()).status, 'verified')
  const npis = await p.checks('&kind=npi')
  assert.equal(npis.length, 1, 'passed checks are not repeated')
})

test('A verification without a response is withdrawn after 60 days (6)', async () => {
  const p = await practice({ licenses: [license('T-NOT-FOUND')] })
  const { body: ver } = await p.submit()
  await p.run()
  await p.advance('P59D')
  assert.equal((await p.read()).status, 'information_requested')
  await p.advance('P1D')
  assert.equal((await p.read()).status, 'withdrawn')
  assert.equal((await p.ask('GET', `/verifications/${ver.id}`)).body.status, 'withdrawn')
})

test('A revoked license or a confirmed exclusion rejects the verification (7)', async () => {
  const revoked = await practice({ licenses: [license('T-REVOKED')] })
  await revoked.submit()
  await revoked.run()
  assert.equal((await revoked.read()).status, 'rejected')

  const p = await practice({ npi: '1000000095' })
  const { body: ver } = await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'reviewing')
  const check = await p.check('exclusion_oig')
  assert.equal(check.status, 'review_needed')
  const confirmed = await p.resolve(check.id, 'confirmed')
  assert.equal(confirmed.body.status, 'failed')
  assert.equal(confirmed.body.original_status, 'review_needed')
  assert.equal((await p.read()).status, 'rejected')
  assert.equal((await p.ask('GET', `/verifications/${ver.id}`)).body.status, 'rejected')
  assert.equal((await p.read()).exclusions.length, 1)
})

test('A verification cannot be approved with an unresolved finding (8)', async () => {
  const p = await practice({ npi: '1000000087' })
  const { body: ver } = await p.submit()
  await p.run()
  const refused = await p.decide(ver.id, 'approve')
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'findings_unresolved')
  assert.equal((await p.read()).open_findings, 1)
  const { body: resolved } = await p.resolve((await p.check('exclusion_oig')).id, 'false_positive')
  assert.equal(resolved.status, 'passed')
  assert.equal(resolved.matches[0].resolution, 'false_positive')
  assert.equal(resolved.matches[0].note, 'Looked at.')
  assert.equal((await p.read()).open_findings, 0)
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
  await p.advance('P28D')
  const again = await p.check('exclusion_oig')
  assert.equal(again.trigger, 'monitor')
  assert.equal(again.status, 'passed', 'a resolved false positive stays resolved')
})

test('A reviewer can request information and reject (9, 10)', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  const requested_information = 'A copy of the license, please.'
  await p.decide(ver.id, 'request_information', { requested_information })
  assert.equal((await p.read()).status, 'information_requested')
  await p.decide(ver.id, 'submit')
  await p.run()
  // No check was stale, so none ran: the verification awaits its reviewer again.
  const status = (await p.read()).status
  assert.equal(status, 'reviewing')
  const { body } = await p.decide(ver.id, 'reject', { reason: 'Not what we look for.' })
  assert.equal(body.status, 'rejected')
  assert.equal((await p.read()).status, 'rejected')
  assert.equal((await p.read()).reason, 'Not what we look for.')
})

test('Checks older than 120 days are rerun before a decision (11)', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  await p.advance('P119D')
  assert.equal((await p.read()).status, 'reviewing')
  const old = await p.checks('&kind=npi')
  await p.advance('P1D')
  assert.equal((await p.read()).status, 'reviewing')
  assert.ok((await p.types(ver.id)).filter((type) => type === 'verification.submitted').length > 0)
  assert.equal((await p.checks('&kind=npi')).length, old.length + 1)
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
})

test('An exact exclusion match suspends immediately, and reinstatement is manual (12, 18)', async () => {
  const p = await verified()
  await p.change({ npi: '1000000061' })
  await p.run()
  const suspended = await p.read()
  assert.equal(suspended.status, 'suspended')
  assert.equal(suspended.reason, 'excluded')
  assert.equal((await p.eligibility()).result, 'not_eligible')
  assert.ok((await p.types()).includes('practitioner.eligibility_changed'))
  const early = await p.step('reinstate')
  assert.equal(early.body.error.code, 'findings_unresolved')
  const check = await p.check('exclusion_oig')
  assert.equal(check.matches[0].relevance, 'exact')
  await p.resolve(check.id, 'false_positive')
  assert.equal((await p.read()).status, 'suspended', 'the suspension is lifted manually')
  const reinstated = await p.step('reinstate')
  assert.equal(reinstated.body.status, 'verified')
  await p.run()
  assert.equal((await p.eligibility()).result, 'eligible')
})

for (const npi of ['1000000061', '1000000095']) {
  test(`A confirmed exclusion of ${npi} stays when the NPI changes`, async () => {
    const p = await verified()
    await p.change({ npi })
    await p.run()
    await p.resolve((await p.check('exclusion_oig')).id, 'confirmed')
    assert.equal((await p.step('reinstate')).body.error.code, 'findings_unresolved')
    await p.change({ npi: '1679576722' })
    for (const by of ['PT1S', 'P28D']) {
      await p.advance(by)
      assert.equal((await p.read()).exclusions.length, 1)
      const check = await p.check('exclusion_oig')
      assert.equal(check.status, 'failed')
      assert.equal(check.outcome, 'disqualifying')
      assert.equal(check.matches[0].resolution, 'confirmed')
      assert.equal((await p.step('reinstate')).body.error.code, 'findings_unresolved')
    }
    assert.equal((await p.read()).status, 'suspended')
  })
}

const causes: [string, object, object][] = [
  [
    'their license is revoked',
    { licenses: [license('T-REVOKED')] },
    { licenses: [license('PSY2')] },
  ],
  ['their NPI is deactivated', { npi: '1000000012' }, { npi }],
]
for (const [what, bad, good] of causes) {
  test(`A practitioner cannot be reinstated while ${what}, or before its replacement is checked`, async () => {
    const p = await verified()
    await p.change(bad)
    await p.run()
    assert.equal((await p.read()).status, 'suspended')
    assert.equal((await p.step('reinstate')).body.error.code, 'findings_unresolved')
    await p.change(good)
    const early = await p.step('reinstate')
    assert.equal(early.status, 422)
    assert.equal(early.body.error.code, 'findings_unresolved')
    await p.run()
    assert.equal((await p.step('reinstate')).body.status, 'verified')
  })
}

const changesBeforeApproval: [string, object][] = [
  ['another NPI', { npi: '1000000012' }],
  ['another license', { licenses: [license('T-REVOKED')] }],
  ['an additional license', { licenses: [license(), license('PSY2', 'US-NV')] }],
]
for (const [what, fields] of changesBeforeApproval) {
  test(`A verification with ${what} cannot be approved before it is checked (8)`, async () => {
    const p = await practice()
    const { body: ver } = await p.submit({ review: 'always' })
    await p.run()
    assert.equal((await p.change(fields)).status, 200)
    const refused = await p.decide(ver.id, 'approve')
    assert.equal(refused.status, 422)
    assert.equal(refused.body.error.code, 'findings_unresolved')
    assert.equal((await p.read()).status, 'reviewing')
  })
}

test('A verification whose changed data was checked again can be approved (8)', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  await p.change({ npi: '1679576722' })
  await p.run()
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
})

test('A practitioner without a license lapses, and a new license renews them (13)', async () => {
  const p = await verified()
  await p.change({ licenses: [] })
  await p.run()
  assert.equal((await p.read()).status, 'lapsed')
  assert.equal((await p.read()).reason, 'license_missing')
  await p.change({ licenses: [license('PSY2')] })
  await p.run()
  assert.equal((await p.read()).status, 'verified')
})

test('A restriction of the only license suspends; of one of two it does not (12)', async () => {
  const p = await verified()
  await p.change({ licenses: [license('T-PROBATION')] })
  await p.run()
  assert.equal((await p.read()).status, 'suspended')

  const two = await verified({ licenses: [license('PSY1'), license('PSY2', 'US-NV')] })
  await two.change({ licenses: [license('T-PROBATION'), license('PSY2', 'US-NV')] })
  await two.run()
  assert.equal((await two.read()).status, 'verified')
  assert.equal((await two.eligibility('jurisdiction=US-CA')).result, 'not_eligible')
  assert.equal((await two.eligibility('jurisdiction=US-NV')).result, 'eligible')
})

test('A practitioner lapses on the day their only license expires (13)', async () => {
  const p = await verified({ licenses: [license('T-EXPIRES-SOON')] })
  // The simulated board always returns an expiration in 45 days, so it is taken offline.
  await sql.query(
    `update practitioners set licenses =
    jsonb_set(licenses, '{0,number}', '"T-DOWN"') where id = $1`,
    [p.id],
  )
  await p.advance('P29D')
  assert.equal((await p.read()).status, 'verified')
  await p.advance('P20D')
  const after = await p.read()
  assert.equal(after.status, 'lapsed')
  assert.equal((await p.eligibility()).result, 'not_eligible')
})

test("A check isn't extended while its source is down, and the practitioner lapses when it expires (13)", async () => {
  const p = await verified()
  const before = (await p.check('npi')).expires_at
  await sql.query(`update practitioners set npi = '1000000046' where id = $1`, [p.id])
  await p.advance('P29D')
  const [down, old] = await p.checks('&kind=npi')
  assert.equal(down.status, 'errored')
  assert.equal(down.outcome, 'source_unavailable')
  assert.equal(old.status, 'passed')
  assert.equal(old.expires_at, before)
  assert.equal((await p.read()).status, 'verified')
  await p.advance('P2D')
  assert.equal((await p.checks('&kind=npi')).at(-1)!.status, 'expired')
  assert.equal((await p.read()).status, 'lapsed')
  assert.match((await p.read()).reason, /check_expired: npi/)
})

test('A renewal opens 120 days before the cycle ends and counts for 30 days after (13, 14, 16)', async () => {
  const p = await verified()
  await p.advance('P700D')
  assert.equal((await p.read()).status, 'verified')
  const { cycle_ends_on } = await p.read()
  const { now } = (await p.ask('GET', '/test_clock')).body
  const left = Temporal.PlainDate.from(now.slice(0, 10)).until(cycle_ends_on, {
    largestUnit: 'days',
  }).days
  await p.advance(`P${left - 119}D`)
  const { body: list } = await p.ask('GET', `/practitioners/${p.id}/verifications`)
  const renewal = list.data[0]
  assert.equal(renewal.kind, 'renewal')
  assert.equal(renewal.status, 'information_requested', 'it awaits a new signature')
  assert.equal((await p.read()).status, 'verified', 'the practitioner stays verified')
  await p.advance('P120D')
  const lapsed = await p.read()
  assert.equal(lapsed.status, 'lapsed')
  assert.equal(lapsed.reason, 'cycle_ended')
  const { body: silent } = await p.ask('GET', `/verifications/${renewal.id}`)
  assert.equal(silent.status, 'withdrawn', 'nobody signed within 60 days')
  await p.advance('P10D')
  const { body: second } = await p.submit()
  assert.equal(second.kind, 'renewal')
  assert.equal((await p.read()).status, 'lapsed', 'until the renewal is approved')
  await p.run()
  const again = await p.read()
  assert.equal(again.status, 'verified')
  assert.ok(again.cycle_ends_on > cycle_ends_on)
})

test('A renewal within 30 days of a lapse restores; later, a new verification is needed (16, 17)', async () => {
  const lapse = async () => {
    const p = await verified()
    await p.change({ licenses: [license('T-EXPIRED')] })
    await p.run()
    assert.equal((await p.read()).status, 'lapsed')
    return p
  }
  const soon = await lapse()
  await soon.advance('P20D')
  await soon.change({ licenses: [license('PSY9')] })
  await soon.run()
  assert.equal((await soon.read()).status, 'verified')
  assert.equal((await soon.types()).filter((type) => type === 'practitioner.verified').length, 2)

  const late = await lapse()
  await late.advance('P31D')
  const { body: initial } = await late.submit()
  assert.equal(initial.kind, 'initial')
  assert.equal((await late.read()).status, 'submitted')

  const unfinished = await lapse()
  const { body: renewal } = await unfinished.submit()
  assert.equal(renewal.kind, 'renewal')
  await unfinished.run()
  await unfinished.advance('P30D')
  const { body: list } = await unfinished.ask(
    'GET',
    `/practitioners/${unfinished.id}/verifications`,
  )
  assert.deepEqual(
    list.data.slice(0, 2).map(({ kind }: any) => kind),
    ['initial', 'renewal'],
  )
  assert.equal(list.data[1].status, 'withdrawn')
})

test('A match by name alone is a finding and does not fail the check (15)', async () => {
  const p = await verified()
  await p.change({ npi: '1000000095' })
  await p.run()
  const after = await p.read()
  assert.equal(after.status, 'verified')
  assert.equal(after.open_findings, 1)
  assert.equal((await p.check('exclusion_oig')).matches[0].relevance, 'low')
  assert.equal((await p.eligibility()).result, 'eligible')
})

test('A match by name and birth date makes eligibility unknown until it is resolved', async () => {
  const p = await verified({ birth_date: '1980-04-12' })
  await p.change({ npi: '1000000079' })
  await p.run()
  assert.equal((await p.read()).status, 'verified')
  const doubtful = await p.eligibility()
  assert.equal(doubtful.result, 'unknown')
  assert.equal(doubtful.reasons[0].code, 'possible_exclusion')
  await p.resolve((await p.check('exclusion_oig')).id, 'false_positive')
  assert.equal((await p.eligibility()).result, 'eligible')
})

test('A manual check delays the decision until it is resolved with evidence', async () => {
  const p = await practice()
  const { body: ver } = await p.submit({ review: 'always' })
  await p.run()
  const { body: created } = await p.ask('POST', `/practitioners/${p.id}/checks`, {
    kind: 'identity',
  })
  assert.equal(created.verification_id, ver.id)
  assert.equal((await p.read()).status, 'submitted', 'the decision awaits the check')
  await p.run()
  assert.equal((await p.read()).status, 'reviewing')
  assert.equal((await p.decide(ver.id, 'approve')).body.error.code, 'findings_unresolved')
  const evidence_sha256 = 'a'.repeat(64)
  const resolved = await p.resolve(created.id, 'false_positive', { evidence_sha256 })
  assert.equal(resolved.body.evidence.at(-1).kind, 'document')
  assert.equal((await p.decide(ver.id, 'approve')).status, 200)
})

test('A revoked practitioner can reapply after a year (19, 22)', async () => {
  const p = await verified()
  await p.step('suspend', { reason: 'Complaint' })
  const submitted = await p.submit()
  assert.equal(submitted.body.error.code, 'invalid_transition')
  assert.equal((await p.step('revoke', { reason: 'Confirmed' })).body.status, 'revoked')
  const early = await p.submit()
  assert.equal(early.body.error.code, 'reapplication_too_early')
  const { revoked_at } = await p.read()
  const opens = Temporal.Instant.from(revoked_at).add({ hours: 24 * 365 })
  assert.equal(early.body.error.available_at, opens.toString({ fractionalSecondDigits: 3 }))
  await p.advance('P366D')
  assert.equal((await p.submit()).body.kind, 'initial')
  assert.equal((await p.read()).status, 'submitted')
})

test('A suspended practitioner lapses when the cycle ends (20)', async () => {
  const p = await verified()
  await p.step('suspend', { reason: 'Complaint' })
  await p.advance('P700D')
  assert.equal((await p.read()).status, 'suspended')
  await p.advance('P400D')
  assert.equal((await p.read()).status, 'lapsed')
})

test('A rejected or withdrawn practitioner can reapply, and withdrawing ends the open one (21, 23, 24)', async () => {
  const p = await practice({ licenses: [license('T-REVOKED')] })
  await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'rejected')
  await p.change({ licenses: [license('PSY1')] })
  const { body: second } = await p.submit()
  assert.equal((await p.read()).status, 'submitted')
  assert.equal((await p.step('withdraw')).body.status, 'withdrawn')
  assert.equal((await p.ask('GET', `/verifications/${second.id}`)).body.status, 'withdrawn')
  await p.submit()
  await p.run()
  assert.equal((await p.read()).status, 'verified')
})

test('These tests reach every state of practitioners and checks', async () => {
  const { rows } = await sql.query(`select distinct type from events where object = 'practitioner'`)
  const seen = rows.map(({ type }) => type)
  for (const word of [
    'submitted',
    'reviewing',
    'information_requested',
    'verified',
    'lapsed',
    'suspended',
    'reinstated',
    'rejected',
    'revoked',
    'withdrawn',
    'expiring',
    'eligibility_changed',
  ]) {
    assert.ok(seen.includes(`practitioner.${word}`), word)
  }
  const { rows: checks } = await sql.query(
    `select distinct type from events where object = 'check'`,
  )
  for (const word of [
    'created',
    'running',
    'passed',
    'failed',
    'review_needed',
    'errored',
    'queued',
    'expired',
    'superseded',
  ]) {
    assert.ok(
      checks.some(({ type }) => type === `check.${word}`),
      word,
    )
  }
})
