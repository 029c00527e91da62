// Tests that a claim takes its place of service and service facility from the sessions' location.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocation, troy } from '#tests/booking_examples.ts'
import {
  createBillingPractitioner,
  createCompletedSession,
  createInsuredPerson,
  provider,
  submitClaim,
} from '#tests/claims.ts'
import { call } from '#tests/harness.ts'

const practitioner_id = await createBillingPractitioner()
const npi = '1234567893'

async function billed(...locations: (string | null)[]) {
  const { person_id, coverage_id } = await createInsuredPerson()
  const session_ids: string[] = []
  for (const [number, location_id] of locations.entries()) {
    const fields = {
      starts_at: `2031-01-0${number + 1}T17:00:00Z`,
      ...(location_id && { location_id, modality: 'in_person' }),
    }
    const { session_id } = await createCompletedSession(practitioner_id, person_id, {}, fields)
    session_ids.push(session_id)
  }
  return { coverage_id, session_ids }
}
const drafted = async (request: object) => {
  const { status, body, text } = await call('POST', '/v1/claims', request)
  assert.equal(status, 200, text)
  return body
}

test('A claim for sessions at one location names it as the service facility, also in X12', async () => {
  const location_id = await createLocation({ npi, place_of_service: '53' })
  const request = await billed(location_id)
  const claim = await drafted(request)
  assert.deepEqual(claim.service_facility, {
    name: 'Troy',
    npi,
    address: { ...troy, country: 'US' },
  })
  assert.equal(claim.lines[0].place_of_service, '53')
  const none = await drafted({ ...request, service_facility: null })
  assert.equal(none.service_facility, null)
  const sent = await submitClaim(claim.id)
  const { body } = await call('GET', `/v1/claims/${sent.id}/x12`)
  const x12 = JSON.stringify(body)
  assert.match(x12, /NM1\*77\*2\*TROY\*{5}XX\*1234567893~/i)
  assert.match(x12, /N3\*9 RIVER STREET~/i)
})

test("The billing provider's own address is no service facility", async () => {
  const location_id = await createLocation({ address: provider.address })
  const claim = await drafted(await billed(location_id))
  assert.equal(claim.service_facility, null)
  assert.equal(claim.lines[0].place_of_service, '11')
})

test('Sessions at several places, or by telehealth, have no service facility', async () => {
  const [one, other] = [await createLocation(), await createLocation({ place_of_service: '53' })]
  const several = await drafted(await billed(one, other))
  assert.equal(several.service_facility, null)
  const places = ({ lines }: any) => lines.map((line: any) => line.place_of_service)
  assert.deepEqual(places(several), ['11', '53'])
  const mixed = await drafted(await billed(one, null))
  assert.equal(mixed.service_facility, null)
  assert.deepEqual(places(mixed), ['11', '10'])
})

test("An address that a claim can't carry isn't drafted", async () => {
  const line1 = `${'Very Long '.repeat(6)}Street`
  const location_id = await createLocation({ address: { ...troy, line1 } })
  const claim = await drafted(await billed(location_id))
  assert.equal(claim.service_facility, null)
})
