// Tests how the state is found in the text of an address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jurisdictionIn } from './us_addresses.ts'

for (const [address, jurisdiction] of [
  ['1 Main Street, Albany, NY', 'US-NY'],
  ['1 Main Street, Albany, NY 12207', 'US-NY'],
  ['1 Main Street, Albany NY 12207-1234', 'US-NY'],
  ['Newark, New Jersey', 'US-NJ'],
  ['Newark, NJ, USA', 'US-NJ'],
  ['1 Elm St, Charleston, West Virginia 25301, United States', 'US-WV'],
  ['1 Main Street', null],
  ['Room 2', null],
  ['NY', null],
  ['10 Downing Street, London', null],
  ['1 Rue A, Paris 75001', null],
  ['', null],
] as const) {
  test(`The address "${address}" is in ${jurisdiction ?? 'no known state'}`, () => {
    assert.equal(jurisdictionIn(address), jurisdiction)
  })
}
