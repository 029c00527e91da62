// A client that others wrote reads and writes: Medplum's.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MedplumClient, OperationOutcomeError } from '@medplum/core'
import type { Patient } from '@medplum/fhirtypes'
import { freshPractice } from '#tests/fresh_practice.ts'
import { port } from '#tests/harness.ts'
import { trusting } from '#tests/mcp.ts'

const clientOf = (accessToken: string) =>
  new MedplumClient({
    baseUrl: `https://localhost:${port}/`,
    fhirUrlPath: 'fhir/R4',
    accessToken,
    cacheTime: 0,
    fetch: (url: string, init: RequestInit) => trusting(url, init),
  })

test("Medplum's client searches, reads, creates, books and pages", async () => {
  const practice = await freshPractice()
  await practice.publish({})
  const client = clientOf(practice.key)
  const person_id = (await practice.person()).replace('_', '-')
  const read = await client.readResource('Patient', person_id)
  assert.equal(read.name?.[0]?.family, 'Lindqvist')

  const created = await client.createResource<Patient>({
    resourceType: 'Patient',
    name: [{ family: 'Client', given: ['From'] }],
  })
  assert.equal((await client.searchResources('Patient', { _count: 100 })).length, 2)
  const updated = await client.updateResource<Patient>({ ...created, birthDate: '1980-01-01' })
  assert.equal(updated.birthDate, '1980-01-01')
  const pages = []
  for await (const page of client.searchResourcePages('Patient', { _count: 1 })) pages.push(page)
  assert.equal(pages.length, 2)

  const [schedule] = await client.searchResources('Schedule', {})
  const [slot] = await client.searchResources('Slot', {
    schedule: `Schedule/${schedule!.id}`,
    start: `ge${practice.at(2)}`,
  })
  const booked = await client.createResource({
    resourceType: 'Appointment',
    status: 'booked',
    start: slot!.start,
    end: slot!.end,
    participant: [
      { actor: schedule!.actor[0]!, status: 'accepted' },
      { actor: { reference: `Patient/${person_id}` }, status: 'accepted' },
    ],
  })
  assert.equal(booked.status, 'booked')
})

test("Medplum's client understands the errors", async () => {
  const { key } = await freshPractice()
  await assert.rejects(clientOf(key).readResource('Patient', 'per-0'), (error) => {
    assert.ok(error instanceof OperationOutcomeError)
    assert.equal(error.outcome.issue[0]?.code, 'not-found')
    return true
  })
})
