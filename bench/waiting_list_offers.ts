// npm run bench:waiting_list_offers: how soon after a cancellation the free time is offered, with
// 10 and with 10,000 persons waiting, of whom the time fits only the last. Measured from the
// request to cancel until the offer can be read. "-- --quick" has fewer rounds.
import { startHouse, type BenchService } from './bench_service.ts'
import { clientOf } from './client.ts'
import { median } from './compare.ts'
import { seedPersons } from './seed_persons.ts'

const quick = process.argv.includes('--quick')
const rounds = quick ? 10 : 40
const many = 10_000
const goal_ms = 1_000
const limit_ms = 60_000
const person_count = 50

let booked = 0 // Each on a day of its own.
const service = await startHouse()
try {
  await seedPersons(service, person_count)
  const send = clientOf(service)
  const ask = async (path: string, body?: object) => {
    const { status, text } = await send(path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
  const { id: practitioner_id } = await ask('practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
  })
  for (const person_id of service.persons.slice(0, 10)) {
    await ask('waiting_list_entries', { person_id })
  }
  const few = await measure(practitioner_id, ask)
  print('10 waiting', few)
  await addWaiting(service, many)
  const lots = await measure(practitioner_id, ask)
  print(`${many.toLocaleString('en-US')} waiting`, lots)
  const ratio = Math.max(...lots) / goal_ms
  console.log(
    `${ratio <= 1 ? 'ok  ' : 'MISS'} the slowest offer took ${ratio.toFixed(2)} of a second; ` +
      `with ${many.toLocaleString('en-US')} waiting ${(median(lots) / median(few)).toFixed(2)} ` +
      'times as long as with 10',
  )
} finally {
  await service.stop()
}
process.exit(0)

type Ask = (path: string, body?: object) => Promise<any>

async function measure(practitioner_id: string, ask: Ask) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const at = new Date(Date.now() + (30 + ++booked) * 86_400_000)
    const starts_at = `${at.toISOString().slice(0, 10)}T15:00:00Z`
    const session = await ask('sessions', { practitioner_id, starts_at })
    const began = performance.now()
    await ask(`sessions/${session.id}/cancel`, {})
    const offer = await offerAt(`${starts_at.slice(0, 19)}.000Z`, ask)
    times.push(performance.now() - began)
    await ask(`waiting_list_offers/${offer.id}/withdraw`, {})
  }
  return times
}

async function offerAt(starts_at: string, ask: Ask) {
  const end = performance.now() + limit_ms
  while (performance.now() < end) {
    const { data } = await ask('waiting_list_offers?status=offered')
    const found = data.find((offer: { starts_at: string }) => offer.starts_at === starts_at)
    if (found) return found
  }
  throw new Error('Nobody was offered the time.')
}

// Before everyone else in order, and none of them can come at 3 p.m. UTC.
async function addWaiting({ database, account, persons }: BenchService, count: number) {
  await database.query(
    `insert into waiting_list_entries
       (account, id, person_id, status, practitioner_ids, type, windows, notice_minutes, urgency,
        priority, waiting_since, source, expires_at, created_at, updated_at)
     select $1, 'wait_bench' || number, ($2::text[])[1 + number % cardinality($2::text[])],
       'waiting', case number % 3 when 0 then '{prac_other}'::text[] else '{}' end, 'individual',
       case number % 3 when 1 then $3::jsonb else '[]' end,
       case number % 3 when 2 then 40 * 1440 * 30 else 0 end,
       'urgent', number % 10, now() - make_interval(mins => number), 'account',
       now() + interval '2 years', now(), now()
     from generate_series(1, $4::int) as number`,
    [
      account,
      persons,
      JSON.stringify(
        ['monday', 'wednesday', 'friday'].map((day) => ({
          day,
          start_time: '18:00',
          end_time: '21:00',
          time_zone: 'America/New_York',
        })),
      ),
      count,
    ],
  )
  await database.query('vacuum (analyze) waiting_list_entries')
}

function print(label: string, times: number[]) {
  const [middle, most] = [median(times), Math.max(...times)].map((ms) => ms.toFixed(0))
  console.log(`${label}: offered after ${middle} ms (median), ${most} ms (slowest of ${rounds})`)
}
