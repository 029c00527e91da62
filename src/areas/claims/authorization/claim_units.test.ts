// Tests that claims are checked against their authorization and use its units: what isn't covered
// is refused, the last unit is used once, and a denial or a void gives units back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimLine, claimStep, createBillingPractitioner, createClaim } from '#tests/claims.ts'
import { advanceClock, createCompletedSession, createInsuredPerson } from '#tests/claims.ts'
import { readClaim, service_date } from '#tests/claims.ts'
import { call, createTestAccount, type RequestOptions, sql } from '#tests/harness.ts'

const day = (days: number) => Temporal.PlainDate.from(service_date).add({ days }).toString()

async function authorizedClaims(member_id = 'SBX-NOERA-1') {
  const { key, account } = await createTestAccount()
  const options: RequestOptions = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const insured = await createInsuredPerson(member_id, {}, options)
  const authorize = async (fields: object = {}) => {
    const body = { authorization_number: 'A1', starts_on: day(-60), units: 2, ...fields }
    const request = { coverage_id: insured.coverage_id, ...body }
    const made = await call('POST', '/v1/authorizations', request, options)
    assert.equal(made.status, 200, made.text)
    return made.body.id as string
  }
  // On different days, so that no claim is a duplicate.
  const bill = async (on: number, fields: object = {}) => {
    const lines = [claimLine({ service_date: day(on) })]
    return (await createClaim(undefined, { practitioner_id, insured, lines, ...fields }, options))
      .id
  }
  const codesOf = async (id: string) => {
    const { body } = await claimStep(id, 'validate', undefined, options)
    const codes: string[] = body.validations.map(({ code }: any) => code)
    return codes.filter((code) => code.startsWith('authorization_'))
  }
  // On a busy machine, a claim can wait for another for longer than a request may.
  const submit = async (id: string): Promise<string> => {
    const { status, body } = await claimStep(id, 'submit', undefined, options)
    if (status === 503) return await submit(id)
    return status === 200
      ? body.status
      : (body.error.details ?? []).map(({ code }: any) => code).join()
  }
  const countsOf = async (id: string) => {
    const { body } = await call('GET', `/v1/authorizations/${id}`, undefined, options)
    return [body.used, body.reserved, body.remaining]
  }
  return { account, options, insured, practitioner_id, authorize, bill, codesOf, submit, countsOf }
}

const refused: [what: string, terms: object, code: string][] = [
  ['was never approved', { authorization_number: undefined }, 'authorization_not_approved'],
  ['starts later', { starts_on: day(1) }, 'authorization_not_in_effect'],
  ['ended before', { ends_on: day(-1) }, 'authorization_not_in_effect'],
  ['is for another procedure', { procedure_codes: ['90834'] }, 'authorization_does_not_cover'],
  ['has no units left', { external_units: 2 }, 'authorization_used_up'],
]
for (const [what, terms, code] of refused) {
  test(`A claim with an authorization that ${what} is refused`, async () => {
    const { authorize, bill, codesOf, submit } = await authorizedClaims()
    const id = await bill(0, { authorization_id: await authorize(terms) })
    assert.deepEqual(await codesOf(id), [code])
    assert.equal(await submit(id), code)
  })
}

for (const step of ['deny', 'cancel']) {
  test(`A claim with an authorization that was ended by ${step} is refused`, async () => {
    const { authorize, bill, codesOf, options } = await authorizedClaims()
    const number = step === 'deny' ? undefined : 'A1'
    const authorization_id = await authorize({ authorization_number: number })
    const id = await bill(0, { authorization_id })
    await call('POST', `/v1/authorizations/${authorization_id}/${step}`, {}, options)
    assert.deepEqual(await codesOf(id), ['authorization_not_approved'])
  })
}

test('An authorization of another practitioner or person is refused', async () => {
  const { authorize, bill, codesOf, options, insured } = await authorizedClaims()
  const other = await createBillingPractitioner(options)
  const id = await bill(0, { authorization_id: await authorize({ practitioner_id: other }) })
  assert.deepEqual(await codesOf(id), ['authorization_does_not_cover'])
  const other_insured = await createInsuredPerson('SBX-PAID-2', {}, options)
  const body = { authorization_number: 'A2', coverage_id: other_insured.coverage_id }
  const foreign = (await call('POST', '/v1/authorizations', body, options)).body.id
  const request = { coverage_id: insured.coverage_id, practitioner_id: other, lines: [claimLine()] }
  const named = { ...request, authorization_id: foreign }
  assert.equal((await call('POST', '/v1/claims', named, options)).status, 404)
})

test('Claims by hand use units when they are submitted, and the third on two units is refused', async () => {
  const { authorize, bill, codesOf, submit, countsOf } = await authorizedClaims()
  const authorization_id = await authorize()
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((on) => bill(on, { authorization_id })),
  )
  assert.deepEqual(await countsOf(authorization_id), [0, 0, 2])
  assert.equal(await submit(first!), 'submitted')
  assert.deepEqual(await countsOf(authorization_id), [1, 0, 1])
  assert.equal(await submit(second!), 'submitted')
  assert.deepEqual(await countsOf(authorization_id), [2, 0, 0])
  assert.deepEqual(await codesOf(third!), ['authorization_used_up'])
  assert.equal(await submit(third!), 'authorization_used_up')
  assert.deepEqual(await countsOf(authorization_id), [2, 0, 0])
})

test('Two claims at once use the last unit once', async () => {
  const { authorize, bill, submit, countsOf } = await authorizedClaims()
  const authorization_id = await authorize({ units: 3 })
  const ids = await Promise.all([0, 1, 2, 3, 4, 5].map((on) => bill(on, { authorization_id })))
  const results = await Promise.all(ids.map(submit))
  assert.equal(results.filter((result) => result === 'submitted').length, 3, results.join())
  assert.equal(results.filter((result) => result === 'authorization_used_up').length, 3)
  assert.deepEqual(await countsOf(authorization_id), [3, 0, 0])
})

test('An authorization without units left is not put on a claim', async () => {
  const { authorize, bill, submit, options } = await authorizedClaims()
  const authorization_id = await authorize({ units: 1 })
  const first = await bill(0)
  assert.equal((await readClaim(first, options)).authorization_id, authorization_id)
  assert.equal(await submit(first), 'submitted')
  assert.equal((await readClaim(await bill(1), options)).authorization_id, null)
})

test('A denial and a void give units back, and a replacement uses the units of its original', async () => {
  const denied = await authorizedClaims('SBX-DENY-50-1')
  const authorization_id = await denied.authorize({ units: 1 })
  const id = await denied.bill(0, { authorization_id })
  assert.equal(await denied.submit(id), 'submitted')
  await advanceClock('P15D', denied.options)
  assert.equal((await readClaim(id, denied.options)).status, 'denied')
  assert.deepEqual(await denied.countsOf(authorization_id), [0, 0, 1])
  await claimStep(id, 'close', { write_off: { reason: 'denied' } }, denied.options)
  assert.deepEqual(await denied.countsOf(authorization_id), [0, 0, 1])

  const paid = await authorizedClaims('SBX-PAID-1')
  const other_id = await paid.authorize({ units: 1 })
  const original = await paid.bill(0, { authorization_id: other_id })
  assert.equal(await paid.submit(original), 'submitted')
  await advanceClock('P15D', paid.options)
  const replacement = await claimStep(original, 'replace', { note: 'Again' }, paid.options)
  assert.equal(await paid.submit(replacement.body.id), 'submitted')
  assert.deepEqual(await paid.countsOf(other_id), [1, 0, 0])
  await advanceClock('P15D', paid.options)
  assert.equal((await readClaim(original, paid.options)).status, 'superseded')
  assert.deepEqual(await paid.countsOf(other_id), [1, 0, 0])
  await claimStep(replacement.body.id, 'void', undefined, paid.options)
  assert.deepEqual(await paid.countsOf(other_id), [1, 0, 0])
  await advanceClock('P2D', paid.options)
  assert.equal((await readClaim(replacement.body.id, paid.options)).status, 'voided')
  assert.deepEqual(await paid.countsOf(other_id), [0, 0, 1])
})

test('A denied line gives its unit back, and a rejected claim keeps its unit until it is canceled', async () => {
  const partly = await authorizedClaims('SBX-PARTIAL-1')
  const authorization_id = await partly.authorize()
  const lines = [0, 1].map((on) => claimLine({ service_date: day(on) }))
  assert.equal(await partly.submit(await partly.bill(0, { authorization_id, lines })), 'submitted')
  assert.deepEqual(await partly.countsOf(authorization_id), [2, 0, 0])
  await advanceClock('P15D', partly.options)
  assert.deepEqual(await partly.countsOf(authorization_id), [1, 0, 1])

  const rejected = await authorizedClaims('SBX-REJ-A7-562-1')
  const other_id = await rejected.authorize()
  const id = await rejected.bill(0, { authorization_id: other_id })
  await rejected.submit(id)
  await advanceClock('P2D', rejected.options)
  assert.equal((await readClaim(id, rejected.options)).status, 'rejected')
  assert.deepEqual(await rejected.countsOf(other_id), [1, 0, 1])
  await claimStep(id, 'cancel', undefined, rejected.options)
  assert.deepEqual(await rejected.countsOf(other_id), [0, 0, 2])
})

test('A session that was billed counts once, and no longer when its claim is denied', async () => {
  const practice = await authorizedClaims('SBX-DENY-50-1')
  const { authorize, options, insured, practitioner_id, submit, countsOf } = practice
  const authorization_id = await authorize()
  const { person_id, coverage_id } = insured
  const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
  assert.deepEqual(await countsOf(authorization_id), [1, 0, 1])
  const body = { coverage_id, session_ids: [session_id] }
  const { id } = (await call('POST', '/v1/claims', body, options)).body
  assert.equal(await submit(id), 'submitted')
  assert.deepEqual(await countsOf(authorization_id), [1, 0, 1])
  await advanceClock('P15D', options)
  assert.deepEqual(await countsOf(authorization_id), [0, 0, 2])
  const replacement = await claimStep(id, 'replace', {}, options)
  assert.equal(await submit(replacement.body.id), 'submitted')
  assert.deepEqual(await countsOf(authorization_id), [1, 0, 1])
})

// What the claims themselves say, without the counters.
async function unitsInForce(account: string) {
  const { rows } = await sql.query(
    `select count(distinct coalesce(original_claim_id, id))::integer as units from claims
     where account = $1 and frequency <> 'void' and attempt > 0
       and status in (
         'submitted', 'acknowledged', 'accepted', 'pended', 'paid', 'rejected', 'voiding')`,
    [account],
  )
  return rows[0].units as number
}

test('Random steps in any order leave exact counts', async () => {
  const practice = await authorizedClaims('SBX-NOERA-1')
  const { account, authorize, bill, submit, countsOf, options } = practice
  const authorization_id = await authorize({ units: 4 })
  let seed = Number(process.env['SEED'] ?? 11)
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(seed / 65_536) % most
  }
  const ids: string[] = []
  for (let round = 0; round < 40; round++) {
    const id = ids[random(Math.max(1, ids.length))]
    const choice = random(6)
    if (choice <= 1 || !id) ids.push(await bill(-round, { authorization_id }))
    else if (choice === 2) await submit(id)
    else if (choice === 3) await advanceClock('P1D', options)
    else await claimStep(id, choice === 4 ? 'void' : 'cancel', undefined, options)
    const [used] = await countsOf(authorization_id)
    assert.equal(used, await unitsInForce(account))
    assert.ok(used <= 4)
  }
})
