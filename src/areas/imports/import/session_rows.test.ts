// Tests rows of sessions: what they name is checked as in a booking, and no messages are sent about
// what was agreed elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocation, createService } from '#tests/booking_examples.ts'
import { inDays } from '#tests/dates.ts'
import { sql } from '#tests/harness.ts'
import { future, movingPractice, past } from '#tests/session_import_examples.ts'

test('Rows with a service and a location are checked and completed as in a booking', async () => {
  const { importRows, row, find, key, practitioner_id } = await movingPractice()
  const own = {
    format: 'in_person',
    duration_minutes: 80,
    price: { amount: 9_000, currency: 'usd' },
  }
  const service_id = await createService(own, { key })
  const location_id = await createLocation({}, { key })
  const of_both = { service_id, location_id, room_id: 'room_1' }
  const errors = await importRows(
    row('past', past, { ...of_both, status: 'completed' }),
    row('future', future, of_both),
    row('no_service', past, { service_id: 'svc_none' }),
    row('no_location', future, { location_id: 'loc_none' }),
    row('contradiction', past, { service_id, duration_minutes: 50 }),
    row('other_format', future, { service_id, format: 'phone' }),
    row('no_room', past, { location_id, room_id: 'room_9' }),
  )
  assert.deepEqual(errors, [
    [3, 'service_id', 'resource_not_found'],
    [4, 'location_id', 'resource_not_found'],
    [5, 'duration_minutes', 'service_mismatch'],
    [6, 'format', 'service_mismatch'],
    [7, 'room_id', 'resource_not_found'],
  ])
  for (const [name, status] of [
    ['past', 'completed'],
    ['future', 'scheduled'],
  ] as const) {
    const session = await find(name)
    assert.equal(session.status, status)
    assert.deepEqual([session.service_id, session.location_id], [service_id, location_id])
    assert.deepEqual([session.format, session.duration_minutes], ['in_person', 80])
    assert.deepEqual([session.price.amount, session.room_id], [9_000, 'room_1'])
    assert.equal(session.practitioner_id, practitioner_id)
  }
})

test('A retired service is recorded in past sessions, and not booked in new ones', async () => {
  const { importRows, row, find, key, ask } = await movingPractice()
  const service_id = await createService({}, { key })
  await ask('POST', `/v1/services/${service_id}/retire`)
  const rows = [row('past', past, { service_id }), row('future', future, { service_id })]
  assert.deepEqual(await importRows(...rows), [[2, 'service_id', 'service_retired']])
  assert.equal((await find('past')).service_id, service_id)
})

test('A past session leaves one event and one audit log entry, and no job', async () => {
  const { importRows, row, find } = await movingPractice()
  const expected = {
    completed: ['recorded', 'status', 'completed_at'],
    no_show: ['recorded', 'no_show_by', 'status', 'no_show_at'],
    canceled: ['recorded', 'canceled_by', 'status', 'canceled_at'],
    scheduled: ['recorded'],
  }
  const statuses = Object.keys(expected)
  const rows = statuses.map((status, at) => row(status, inDays(-30 - at, '17:00:00'), { status }))
  assert.deepEqual(await importRows(...rows), [])
  for (const [status, fields] of Object.entries(expected)) {
    const session = await find(status)
    assert.deepEqual([session.status, session.version], [status, 1])
    const left = async (text: string) => (await sql.query(text, [session.id])).rows
    assert.deepEqual(
      await left('select type, object_version, changed_fields from events where object_id = $1'),
      [{ type: 'session.created', object_version: 1, changed_fields: fields }],
    )
    assert.deepEqual(
      await left(`select action, fields, decision_id is not null as decided from audit_entries
        where object_id = $1 and action <> 'session.read'`),
      [{ action: 'session.created', fields, decided: true }],
    )
    assert.deepEqual(await left('select job from scheduled_jobs where object_id = $1'), [])
  }
})

test('Columns of a CSV file name the service and the location', async () => {
  const { imported, find, key, person_id, practitioner_id } = await movingPractice()
  const service_id = await createService({}, { key })
  const location_id = await createLocation({}, { key })
  const csv = [
    'Key,Person,practitioner_id,Begin,Kind,Office',
    `one,${person_id},${practitioner_id},${past},${service_id},${location_id}`,
    `two,${person_id},${practitioner_id},${future},${service_id},`,
  ]
  const columns = {
    Key: 'external_id',
    Person: 'person_id',
    Begin: 'starts_at',
    Kind: 'service_id',
    Office: 'location_id',
  }
  assert.deepEqual(await imported(`${csv.join('\n')}\n`, { format: 'csv', columns }), [])
  const [one, two] = [await find('one'), await find('two')]
  assert.deepEqual([one.service_id, one.location_id], [service_id, location_id])
  assert.deepEqual([two.service_id, two.location_id], [service_id, null])
})

test('Importing the same rows again keeps the location', async () => {
  const { importRows, row, find, key } = await movingPractice()
  const location_id = await createLocation({}, { key })
  await importRows(row('one', future, { location_id }))
  const before = await find('one')
  const { place } = before
  assert.deepEqual(await importRows(row('one', future, { place })), [])
  assert.deepEqual(await find('one'), before)
})

test('Imported sessions are not announced, and their reminders are sent at their time', async () => {
  const { importRows, row, runJobs, purposes, advanceTo, changeSettings } = await movingPractice()
  await changeSettings({ reminder_hours: [24] })
  const errors = await importRows(
    row('past', past, { status: 'completed' }),
    row('booked', future),
    row('canceled', inDays(12, '17:00:00'), { status: 'canceled' }),
  )
  assert.deepEqual(errors, [])
  await runJobs()
  assert.deepEqual(await purposes(), [])
  await importRows(row('booked', future, { metadata: { room: '2' } }))
  await runJobs()
  await advanceTo(inDays(8, '17:30:00'))
  assert.deepEqual(await purposes(), ['reminder'])
  await advanceTo(inDays(13, '17:30:00'))
  assert.deepEqual(await purposes(), ['reminder'])
})

test('Changes since the import are announced, and a cancellation by an import is not', async () => {
  const { importRows, row, find, ask, runJobs, purposes } = await movingPractice()
  const [one, two, three] = [future, inDays(10, '17:00:00'), inDays(11, '17:00:00')]
  await importRows(row('one', one), row('two', two), row('three', three))
  const [moved, canceled] = [await find('one'), await find('two')]
  await ask('POST', `/v1/sessions/${moved.id}/reschedule`, { starts_at: inDays(14, '17:00:00') })
  await runJobs()
  assert.deepEqual(await purposes(), ['change'])
  await ask('POST', `/v1/sessions/${canceled.id}/cancel`, {})
  await importRows(row('three', three, { status: 'canceled' }))
  await runJobs()
  assert.deepEqual(await purposes(), ['change', 'cancellation'])
  assert.equal((await find('three')).status, 'canceled')
})

test('A future session is booked as it was, whether or not the practitioner approves bookings', async () => {
  const { importRows, row, find, ask, practitioner_id } = await movingPractice()
  const path = `/v1/practitioners/${practitioner_id}/availability`
  await ask('PATCH', path, { rules: [], requires_approval: true })
  assert.deepEqual(await importRows(row('one', future)), [])
  assert.equal((await find('one')).status, 'scheduled')
})

test('A time that an import cancels is not offered to the waiting list', async () => {
  const { importRows, row, find, ask, addPerson, runJobs } = await movingPractice()
  await ask('POST', '/v1/waiting_list_entries', { person_id: await addPerson() })
  const rows = [row('one', future, { status: 'canceled' }), row('two', future)]
  assert.deepEqual(await importRows(rows[0]!), [])
  await runJobs()
  assert.deepEqual(await importRows(rows[1]!), [])
  assert.equal((await find('two')).status, 'scheduled')
  assert.deepEqual((await ask('GET', '/v1/waiting_list_offers')).data, [])
})
