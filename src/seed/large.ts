// Creates a large directory for benchmarks with COPY: verified practitioners with availability. It
// bypasses the API and sends no events, so only the number of practitioners is realistic.
import pg from 'pg'
import { copyIn, copyLine } from '#db/copy_in.ts'
import { onlyStateIn } from '#kernel/state_sets.ts'
import { practitionerLifecycle } from '#areas/practitioners/practitioner/lifecycle.ts'
import { clinicians, synthetic } from './people.ts'
import { npiOf } from './practitioners.ts'

const batch_size = 5_000
const specialties = 'anxiety trauma depression grief ocd couples sleep adhd bipolar ptsd'.split(' ')
const rules = JSON.stringify([
  {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    start_time: '09:00',
    end_time: '17:00',
  },
])

// COPY doesn't support row-level security, so rows are copied to temporary tables and inserted by
// the role that it applies to. Rows of an earlier run are kept.
export async function seedDirectory(
  app: pg.ClientConfig | string,
  account: string,
  count: number,
  reportProgress: (done: number) => void,
) {
  const client = new pg.Client(app)
  await client.connect()
  let added = 0
  try {
    await client.query(`
      create temp table incoming (id text, name jsonb, profession text, npi text, email text,
        languages text[], specialties text[], time_zone text, licenses jsonb)`)
    await client.query('grant select, truncate on incoming to attune_app')
    for (let from = 0; from < count; from += batch_size) {
      const size = Math.min(batch_size, count - from)
      await client.query('truncate incoming')
      const copy = await copyIn(client, 'copy incoming from stdin')
      await copy.write(Array.from({ length: size }, (_, i) => lineOf(from + i)).join(''))
      await copy.end()
      added += await insertIncoming(client, account)
      reportProgress(from + size)
    }
    return added
  } finally {
    await client.end() // What was not committed is gone with it.
  }
}

async function insertIncoming(client: pg.Client, account: string) {
  await client.query('begin')
  await client.query("select enter_account($1), set_config('statement_timeout', '0', true)", [
    account,
  ])
  const { rowCount } = await client.query(
    `with added as (
       insert into practitioners (id, status, name, profession, npi, email, languages, specialties,
         time_zone, licenses, formats, biography, metadata, verified_at, created_at, updated_at)
       select id, $3, name, profession, npi, email, languages, specialties, time_zone,
         licenses, '{telehealth,in_person}', 'Synthetic benchmark data.', $1, present, present,
         present
       from incoming, date_trunc('milliseconds', now()) as present
       on conflict do nothing
       returning id
     )
     insert into availabilities (practitioner_id, published, rules, slot_step_minutes,
       min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes,
       default_duration_minutes, requires_approval)
     select id, true, $2, 60, 120, 60, 0, 10, 50, false from added`,
    [JSON.stringify(synthetic), rules, onlyStateIn(practitionerLifecycle, 'verified')],
  )
  await client.query('commit')
  return rowCount ?? 0
}

function lineOf(number: number) {
  const like = clinicians[number % clinicians.length]!
  const { profession, title, state, time_zone, languages } = like
  const id = String(number).padStart(22, '0')
  const known = [number, number * 3 + 1].map((place) => specialties[place % specialties.length]!)
  const license = {
    id: `lic_${id}`,
    jurisdiction: `US-${state}`,
    title,
    number: `SBX-${number}`,
    level: 'independent',
    verified: {
      board_status: 'active',
      issued_on: '2015-01-01',
      expires_on: '2040-01-01',
      encumbered: false,
    },
  }
  return copyLine([
    `prac_${id}`,
    JSON.stringify({ given: like.given, family: `Benchmark ${number}` }),
    profession,
    npiOf(number),
    `benchmark.${number}@example.com`,
    `{${languages.join(',')}}`,
    `{${[...new Set(known)].join(',')}}`,
    time_zone,
    JSON.stringify([license]),
  ])
}
