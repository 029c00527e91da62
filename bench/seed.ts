// Stores the data of a benchmark directly in the database, for speed.
import type { BenchService } from './bench_service.ts'
import { practitioner_count } from './requests.ts'

export async function seedPractitioners({ database, account }: BenchService) {
  await database.query(
    `insert into practitioners (account, id, status, name, profession, npi, email, languages,
       specialties, modalities, biography, time_zone, created_at, updated_at)
     select $1, 'prac_' || lpad(n::text, 22, '0'), 'unverified',
       jsonb_build_object('given', 'Ada', 'family', 'Okafor ' || n), 'psychologist', '1234567893',
       'ada.okafor.' || n || '@example.com', '{en,es}', '{anxiety,trauma,grief}', '{cbt,emdr}',
       'Works with adults and adolescents, in person and by video.', 'America/New_York',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $2::integer) as n`,
    [account, practitioner_count],
  )
  await settle(database, ['practitioners'])
}

// As the API would have left them: each with its event, its reminder and its idempotency key. They
// share the days of the sessions that will be booked, and lie earlier in the day.
const slots = `
  select n,
    'ses_' || lpad(md5(n::text), 22) as id,
    'prac_' || lpad((n % ${practitioner_count} + 1)::text, 22, '0') as practitioner_id,
    make_timestamptz(
      2030 + (n / ${practitioner_count}) % 970,
      10 + (n % 3), 11 + (n % 18), (n / ${practitioner_count * 970}) % 10, 0, 0, 'UTC'
    ) as starts_at,
    now() - (n % 5000000) * interval '1 second' as made_at
  from generate_series($2::integer, $3::integer) as n`

const stored = [
  `insert into sessions (account, id, practitioner_id, starts_at, ends_at, duration_minutes,
     time_zone, busy, status, scheduled_at, created_at, updated_at)
   select $1, id, practitioner_id, starts_at, starts_at + interval '50 minutes', 50,
     'America/New_York', tstzrange(starts_at, starts_at + interval '50 minutes'),
     'scheduled', made_at, made_at, made_at
   from (${slots}) as slot`,
  `insert into events (account, id, type, object, object_id, object_version, changed_fields,
     request_id, idempotency_key, created_at)
   select $1, 'evt' || substr(id, 4), 'session.created', 'session', id, 1, '{}',
     'req' || substr(id, 4), 'seed-' || n, made_at
   from (${slots}) as slot`,
  `insert into scheduled_jobs (account, object_id, job, real_time, due_at)
   select $1, id, 'session.remind', false, starts_at - interval '1 day'
   from (${slots}) as slot`,
  `insert into idempotency_keys (account, key, fingerprint, object_id, created_at)
   select $1, 'seed-' || n, repeat('f', 43), id, made_at
   from (${slots}) as slot`,
]

export async function seedSessions(service: BenchService, count: number) {
  const at_once = 50_000
  for (let from = 0; from < count; from += at_once) {
    const range = [service.account, from, Math.min(from + at_once, count) - 1]
    for (const statement of stored) await service.database.query(statement, range)
  }
  await settle(service.database, ['sessions', 'events', 'scheduled_jobs', 'idempotency_keys'])
}

// Office hours for some, in slots of an hour. The first of them has 2,000 sessions: six on each of
// the working days to come.
const with_hours = 60

export async function seedAvailability({ database, account }: BenchService) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  const rules = JSON.stringify([{ days, start_time: '09:00', end_time: '17:00' }])
  await database.query(
    `insert into availabilities (account, practitioner_id, published, rules, slot_step_minutes,
       min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes,
       default_duration_minutes, requires_approval)
     select $1, 'prac_' || lpad(n::text, 22, '0'), true, $2, 30, 0, 730, 0, 10, 50, false
     from generate_series(1, ${with_hours}) as n`,
    [account, rules],
  )
  await database.query(
    `insert into sessions (account, id, practitioner_id, starts_at, ends_at, duration_minutes,
       time_zone, busy, buffer_after_minutes, status, scheduled_at, created_at, updated_at)
     select $1, 'ses_' || lpad(md5('full' || day || hour), 22), 'prac_' || lpad('1', 22, '0'),
       starts_at, starts_at + interval '50 minutes', 50, 'America/New_York',
       tstzrange(starts_at, starts_at + interval '60 minutes'), 10, 'scheduled', now(), now(), now()
     from (
       select day, hour, ((current_date + day) + make_interval(hours => hour))
         at time zone 'America/New_York' as starts_at
       from generate_series(1, 470) as day, generate_series(9, 14) as hour
       where extract(isodow from current_date + day) < 6
       order by day, hour
       limit 2000) as slot`,
    [account],
  )
  await settle(database, ['availabilities', 'sessions'])
}

// Times at which all of those with hours can be booked, each once.
export function* freeSlots(): Generator<string, string> {
  const zone = 'America/New_York'
  let day = Temporal.Now.plainDateISO(zone).add({ days: 20 })
  for (;;) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek > 5) continue
    yield day.toZonedDateTime({ timeZone: zone, plainTime: '10:00' }).toInstant().toString()
  }
}

// What was written reaches the disk before the measuring, not during it. Tables that are still
// empty are left alone, as they are on a new installation.
async function settle(database: BenchService['database'], tables: string[]) {
  await database.query(`vacuum (analyze) ${tables.join(', ')}`)
  await database.query('checkpoint')
}
