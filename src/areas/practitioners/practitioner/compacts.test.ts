// Tests that compact membership counts by date, and that every date has a source.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAfter } from '#kernel/valid_dates.ts'
import * as memberships from './compact_members.ts'
import { compactRules, issues } from './compacts.ts'
import { eligibilityOf } from './eligibility.ts'
import type { Facts } from './eligibility_facts.ts'

for (const [name, groups] of Object.entries(memberships)) {
  test(`Each member of ${name} is listed once, with a date and a source`, () => {
    const states = groups.flatMap((group) => group.states.split(' '))
    assert.deepEqual(states.toSorted(), [...new Set(states)].toSorted())
    for (const { states: some, since, source } of groups) {
      for (const state of some.split(' ')) assert.match(state, /^[A-Z]{2}$/)
      if (since) assert.equal(new Date(since).toISOString().slice(0, 10), since)
      assert.match(source, /^https:\/\//)
    }
  })
}

// Holds a license at home and the compact's privilege, all older than any membership.
function holder(compact: string, home: string, jurisdiction: string): Facts {
  const verified = { issued_on: '2000-01-01', expires_on: '2099-12-31' }
  return {
    status: 'verified',
    profession: compactRules[compact]!.professions[0],
    taxonomies: [],
    licenses: [
      {
        id: 'lic_1',
        kind: 'license',
        jurisdiction: home,
        level: 'independent',
        is_home_state: true,
        verified: { ...verified, board_status: 'active', encumbered: false },
      },
    ],
    privileges: [
      {
        id: 'priv_1',
        compact,
        jurisdiction: compactRules[compact]!.reach === 'each_state' ? jurisdiction : null,
        home_license_id: 'lic_1',
        verified: { ...verified, active: true },
      },
    ],
    dea_registrations: [],
    exclusions: [],
    supervision: null,
    cycle_ends_on: '2099-12-31',
  } as unknown as Facts
}

for (const [compact, rule] of Object.entries(compactRules)) {
  const { members, formats } = rule
  const [first] = Object.entries(members)
    .filter(([, since]) => since)
    .toSorted(([, one], [, other]) => one!.localeCompare(other!))
  const format = formats[0]!

  test(`${compact} covers care in a state from the day both states issue, and not before`, () => {
    for (const [jurisdiction, since] of Object.entries(members)) {
      const resultOn = (home: string, there: string, on: string) =>
        eligibilityOf(holder(compact, home, there), { jurisdiction: there, on, format }).result
      if (!since || !first) {
        assert.equal(resultOn('US-CA', jurisdiction, '2098-01-01'), 'not_eligible', jurisdiction)
        continue
      }
      const home = first[0]
      if (jurisdiction === home) continue
      assert.equal(resultOn(home, jurisdiction, since), 'eligible', jurisdiction)
      assert.equal(resultOn(home, jurisdiction, dayAfter(since, -1)), 'not_eligible', jurisdiction)
      assert.equal(resultOn(jurisdiction, home, since), 'eligible', jurisdiction)
      assert.equal(resultOn(jurisdiction, home, dayAfter(since, -1)), 'not_eligible', jurisdiction)
    }
  })
}

test('PSYPACT members joined on the dates their sources give', () => {
  const { psypact_apit } = compactRules
  for (const [state, since] of [
    ['US-AZ', '2020-07-01'],
    ['US-AL', '2021-06-01'],
    ['US-AR', '2021-11-18'],
    ['US-KS', '2022-01-01'],
    ['US-MI', '2023-03-29'],
  ] as const) {
    assert.equal(issues(psypact_apit!, state, since), true)
    assert.equal(issues(psypact_apit!, state, dayAfter(since, -1)), false)
  }
  assert.equal(issues(psypact_apit!, 'US-CA', '2099-01-01'), false)
})
