// A practice that nobody has used: a new account with the defaults, one practitioner, and requests
// that name a time relative to the account's clock.
import { call, createTestAccount, createPractitioner, sql } from './harness.ts'
import { createPerson, grantConsent } from './person_examples.ts'

export type Response = Awaited<ReturnType<typeof call>>
export const resultOf = ({ status, body }: Response) => [status, body.error?.code ?? body.status]

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const all_day = [{ days, start_time: '00:00', end_time: '24:00' }]

export async function freshPractice(profile: object = {}) {
  const { key, account } = await createTestAccount(undefined, { max_days_ahead: 731 })
  const ask = (method: string, path: string, body?: object, headers = {}) =>
    call(method, path, body, { key, headers })
  const practitioner_id = await createPractitioner({ key })
  const own = `/v1/practitioners/${practitioner_id}`
  await ask('PATCH', own, { time_zone: 'Etc/UTC', ...profile })
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate()
  // So many days from today, at an hour.
  const at = (ahead: number, time = '10:00') => `${today.add({ days: ahead })}T${time}:00.000Z`
  const inMinutes = (minutes: number) =>
    Temporal.Instant.from(now).add({ minutes }).round('minute').toString()
  const publish = (terms: object) =>
    ask('PATCH', `${own}/availability`, { rules: all_day, horizon_days: 365, ...terms })
  const book = (starts_at: string, fields: object = {}) =>
    ask('POST', '/v1/sessions', { practitioner_id, starts_at, ...fields })
  const step = (session: Response, verb: string, body?: object) =>
    ask('POST', `/v1/sessions/${session.body.id}/${verb}`, body)
  const read = async (session: Response) =>
    (await ask('GET', `/v1/sessions/${session.body.id}`)).body
  // Signs before the fields are known: a minor couldn't.
  const person = async (fields: object = {}) => {
    const { id } = await createPerson({}, { key })
    for (const kind of ['treatment', 'telehealth']) await grantConsent(id, { kind }, { key })
    if (Object.keys(fields).length > 0) await ask('PATCH', `/v1/persons/${id}`, fields)
    return id
  }
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const events = async (id: string) =>
    (
      await sql.query<{ type: string; changed_fields: string[] }>(
        'select type, changed_fields from events where object_id = $1 order by object_version',
        [id],
      )
    ).rows
  const own_practice = { key, account, practitioner_id, own, at, inMinutes, publish, book, step }
  return { ...own_practice, read, person, advance, events, ask }
}
