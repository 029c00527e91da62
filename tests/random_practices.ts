// A fictional practice of any size, stored without the API for speed: practitioners with licenses,
// networks, rates and hours, some of them excluded in each possible way.
import { type Draw, drawing, places } from './random_listings.ts'

const professions = ['psychologist', 'clinical_social_worker', 'psychiatrist', 'pmhnp']
const languages = ['en', 'es', 'zh', 'vi', 'pt-BR']
const payers = ['aetna', 'cigna', 'humana', 'oscar', 'bcbs_ny']
const specialties = ['anxiety', 'depression', 'trauma', 'grief', 'ocd', 'sleep', 'couples', 'adhd']
const modalities = ['cbt', 'emdr', 'act', 'dbt']
const groups = ['children', 'adolescents', 'adults', 'older_adults']
const identities = ['gender:woman', 'gender:man', 'faith:muslim', 'orientation:gay']
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const zones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles']

const idOf = (at: number) => `prac_${String(at).padStart(22, '0')}`

function license(draw: Draw, at: number, jurisdiction: string, home: boolean) {
  const verified = {
    board_status: draw.chance(0.92) ? 'active' : draw.one(['expired', 'suspended', 'probation']),
    issued_on: '2015-01-01',
    expires_on: draw.chance(0.9) ? '2040-01-01' : draw.chance(0.5) ? '2020-01-01' : soon(draw),
    encumbered: draw.chance(0.03),
  }
  return {
    id: `lic_${at}_${jurisdiction}`,
    kind: 'license',
    level: 'independent',
    jurisdiction,
    title: 'LP',
    number: `N${at}`,
    is_home_state: home,
    verified: draw.chance(0.95) ? verified : null,
  }
}

const daysAhead = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString()
const soon = (draw: Draw) => daysAhead(1 + draw.whole(10))
const later = (draw: Draw) => daysAhead(11 + draw.whole(10))

// In the network already, or soon; for good, or until soon; for all plans, or for one.
const participation = (draw: Draw, payer_id: string) => ({
  payer_id,
  ...(draw.chance(0.3) && { plan_ids: [draw.one(['hmo', 'ppo'])] }),
  starts_on: draw.chance(0.6) ? '2020-01-01' : soon(draw),
  ...(draw.chance(0.5) && { ends_on: draw.chance(0.3) ? '2021-01-01' : later(draw) }),
})

const office = (draw: Draw, jurisdiction: string) => ({
  jurisdiction,
  ...(draw.chance(0.8) && {
    latitude: 40 + draw.whole(100) / 100,
    longitude: -74 + draw.whole(100) / 100,
  }),
})

export function drawPractitioner(draw: Draw, at: number) {
  const profession = draw.one(professions)
  const home = draw.one(places)
  const there = [...new Set([home, ...draw.some(places, 2)])]
  const licenses = there.map((place) => license(draw, at, place, place === home))
  const psypact = profession === 'psychologist' && draw.chance(0.3)
  return {
    id: idOf(at),
    status: draw.chance(0.9) ? 'verified' : draw.one(['unverified', 'lapsed', 'suspended']),
    profession,
    languages: ['en', ...draw.some(languages.slice(1), 2)],
    specialties: draw.some(specialties, 6),
    modalities: draw.some(modalities, 3),
    identities: draw.some(identities, 2),
    age_groups: draw.some(groups, 3),
    formats: draw.some(['telehealth', 'in_person'], 3),
    payer_networks: draw.some(payers, 4),
    network_participations: draw.some(payers, 2).map((payer) => participation(draw, payer)),
    practice_locations: draw.chance(0.4)
      ? []
      : there.filter(() => draw.chance(0.8)).map((place) => office(draw, place)),
    levels_of_care: draw.some(['outpatient', 'outpatient', 'intensive_outpatient'], 2),
    rates: draw.chance(0.8)
      ? [
          {
            service: 'individual_50',
            price: { amount: 8_000 + draw.whole(20_000), currency: 'usd' },
          },
        ]
      : [],
    capacity: draw.chance(0.6) ? null : draw.whole(4),
    time_zone: draw.one(zones),
    accepts_new_persons: draw.chance(0.92),
    archived: draw.chance(0.04),
    licenses,
    privileges: psypact
      ? [
          {
            id: `priv_${at}`,
            compact: 'psypact_apit',
            home_license_id: licenses[0]!.id,
            number: `A${at}`,
            issued_on: '2021-01-01',
            expires_on: '2040-01-01',
            verified: { active: draw.chance(0.95), expires_on: '2040-01-01' },
          },
        ]
      : [],
    dea_registrations:
      profession === 'psychiatrist' || profession === 'pmhnp'
        ? [{ id: `dea_${at}`, jurisdiction: home, verified: { active: true, expires_on: null } }]
        : [],
  }
}

export type Practitioner = ReturnType<typeof drawPractitioner>

function drawHours(draw: Draw, at: number) {
  const rule = {
    days: [draw.one(weekdays), ...draw.some(weekdays, 5)],
    start_time: draw.one(['07:00', '09:30', '13:00']),
    end_time: draw.one(['15:00', '18:00', '20:30']),
    ...(draw.chance(0.1) && { formats: ['in_person'] }),
  }
  return {
    practitioner_id: idOf(at),
    published: draw.chance(0.95),
    rules: [{ ...rule, days: [...new Set(rule.days)] }],
    min_notice_minutes: draw.one([0, 120, 1_440]),
    buffer_after_minutes: draw.one([0, 10]),
    max_per_day: draw.chance(0.1) ? 2 : null,
  }
}

type Queries = { query(text: string, values?: unknown[]): Promise<unknown> }

const at_once = 2_000

// Facets are for lists; storing them would take longer than all the rest.
export async function storePractice(sql: Queries, account: string, many: number, seed = 1) {
  const draw = drawing(seed)
  const stored: Practitioner[] = []
  await sql.query('alter table practitioners disable trigger update_facets_on_insert')
  for (let from = 0; from < many; from += at_once) {
    const numbers = Array.from({ length: Math.min(at_once, many - from) }, (_, at) => from + at)
    const rows = numbers.map((at) => drawPractitioner(draw, at))
    const hours = numbers.map((at) => drawHours(draw, at))
    await sql.query(insertion('practitioners', practitioner_columns), [
      account,
      JSON.stringify(rows),
    ])
    await sql.query(insertion('availabilities', hours_columns), [account, JSON.stringify(hours)])
    if (many <= 10_000) stored.push(...rows)
  }
  await sql.query('alter table practitioners enable trigger update_facets_on_insert')
  await sql.query('analyze practitioners, availabilities')
  return stored
}

const practitioner_columns = {
  given: `id, status, profession, languages, specialties, modalities, identities, age_groups,
    formats, payer_networks, network_participations, practice_locations, levels_of_care, rates,
    capacity, time_zone, accepts_new_persons, archived, licenses, privileges, dea_registrations`,
  fixed: {
    name: `'{"given": "Ada", "family": "Okafor"}'`,
    created_at: 'now()',
    updated_at: 'now()',
  },
}
const hours_columns = {
  given: 'practitioner_id, published, rules, min_notice_minutes, buffer_after_minutes, max_per_day',
  fixed: {
    overrides: `'[]'`,
    time_off: `'[]'`,
    slot_step_minutes: '30',
    horizon_days: '60',
    buffer_before_minutes: '0',
    default_duration_minutes: '50',
    requires_approval: 'false',
  },
}

function insertion(table: string, { given, fixed }: { given: string; fixed: object }) {
  const [names, values] = [Object.keys(fixed).join(', '), Object.values(fixed).join(', ')]
  return `insert into ${table} (account, ${given}, ${names})
    select $1, ${given}, ${values} from jsonb_populate_recordset(null::${table}, $2::jsonb)`
}
