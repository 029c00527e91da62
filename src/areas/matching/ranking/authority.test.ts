// Tests the dates a practitioner is licensed in the index against the eligibility rules, day by day.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Draw, drawing } from '#tests/random_listings.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { dayAfter } from '#kernel/valid_dates.ts'
import { authoritiesOf, dayNumber, no_end, services, spanPlace, ways } from './authority.ts'

const days = 40
const states = ['US-AZ', 'US-MN', 'US-MT', 'US-CA', 'US-VT']

function drawFacts(draw: Draw, today: string, supervisor: Facts | null = null): Facts {
  const near = () => dayAfter(today, draw.whole(60) - 20)
  const period = () => ({
    issued_on: draw.chance(0.7) ? '2020-01-01' : near(),
    expires_on: draw.chance(0.3) ? '2099-12-31' : near(),
  })
  const licenses = draw.some(states, 3).map((jurisdiction, at) => ({
    id: `lic_${at}`,
    kind: draw.chance(0.2) ? 'telehealth_registration' : 'license',
    jurisdiction,
    level: draw.chance(0.8) ? 'independent' : 'supervised',
    ...(draw.chance(0.5) && { is_home_state: at === 0 }),
    verified: draw.chance(0.9)
      ? { board_status: 'active', encumbered: draw.chance(0.1), ...period() }
      : null,
  }))
  const compacts = draw.some(['psypact_apit', 'psypact_tap', 'counseling'], 2)
  return {
    status: 'verified',
    profession: draw.one(['psychologist', 'professional_counselor', 'psychiatrist']),
    taxonomies: [],
    licenses,
    privileges: compacts.map((compact, at) => ({
      id: `priv_${at}`,
      compact,
      home_license_id: draw.chance(0.8) ? 'lic_0' : null,
      jurisdiction: compact === 'counseling' ? draw.one(states) : null,
      days_used: draw.chance(0.5) ? 30 : 0,
      ...period(),
      verified: draw.chance(0.9) ? { active: true, expires_on: near() } : null,
    })),
    dea_registrations: draw.some(states, 2).map((jurisdiction, at) => ({
      id: `dea_${at}`,
      jurisdiction,
      verified: { active: true, expires_on: near() },
    })),
    exclusions: draw.chance(0.2)
      ? [{ excluded_on: near(), reinstated_on: near(), waived_on: null, waiver_jurisdiction: null }]
      : [],
    supervision: supervisor && { supervisor_id: 'prac_s', starts_on: near(), ends_on: near() },
    supervisor,
    cycle_ends_on: draw.chance(0.8) ? '2099-12-31' : near(),
  } as unknown as Facts
}

for (const today of ['2026-11-16', '2026-12-20', '2027-01-01', '2024-06-20']) {
  test(`Licensed days on ${today} are the first eligible ones`, () => {
    const draw = drawing(Number(today.replaceAll('-', '')))
    let licensed = 0
    for (let turn = 0; turn < 60; turn++) {
      const supervisor = draw.chance(0.3) ? drawFacts(draw, today) : null
      const facts = drawFacts(draw, today, supervisor)
      const { authorities, changes_on } = authoritiesOf(facts, today)
      const questions = states.flatMap((jurisdiction) =>
        services.flatMap((service) => ways.map((format) => ({ jurisdiction, service, format }))),
      )
      for (const { jurisdiction, service, format } of questions) {
        const spans = authorities.find((one) => one.jurisdiction === jurisdiction)?.spans
        const span = spans?.[spanPlace(format, service)] ?? null
        const question = { jurisdiction, format, prescribing: service === 'prescribing', today }
        const isEligible = (on: string) =>
          eligibilityOf(facts, { ...question, on }).result === 'eligible'
        const dates = Array.from({ length: days }, (_, at) => dayAfter(today, at - 1))
        const [first, ...rest] = periodsOf(dates, isEligible)
        const period = first && first.until <= dayNumber(today) ? rest[0] : first
        if (span && span[0] > dayNumber(dates.at(-1)!)) continue
        assert.deepEqual(span?.[0], period?.from)
        if (!period) continue
        licensed++
        const seen_until = period.until > dayNumber(dates.at(-1)!)
        assert.ok(seen_until ? span![1] >= period.until : span![1] === period.until)
        const changes = [period.from, period.until].filter((day) => day > dayNumber(today))
        if (changes.length > 0 && !seen_until) assert.ok(changes_on <= Math.min(...changes))
      }
      assert.ok(changes_on === no_end || changes_on > dayNumber(today))
    }
    assert.ok(licensed > 20)
  })
}

function periodsOf(dates: string[], isEligible: (on: string) => boolean) {
  const periods: { from: number; until: number }[] = []
  let before = false
  for (const on of dates) {
    const now = isEligible(on)
    if (now && !before) periods.push({ from: dayNumber(on), until: dayNumber(on) + 1 })
    else if (now) periods.at(-1)!.until = dayNumber(on) + 1
    before = now
  }
  return periods
}
