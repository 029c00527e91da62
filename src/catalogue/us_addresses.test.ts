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
  ['Königstraße 1, 70173 Stuttgart, DE', null],
  ['Calle 8, 1234 Mendoza, AR', null],
  ['1 Front Street, Toronto ON M5V 2T6, CA', null],
  ['1 Front Street, Toronto, ON, CA', null],
  ['12345 Main Street, CA', 'US-CA'],
  ['1 Market Street, San Francisco, CA', 'US-CA'],
  ['1 Market Street, Newark, DE 19711', 'US-DE'],
  ['Carrera 7 # 71, Bogotá, CO', null],
  ['Bogota, CO', null],
  ['Medellín, CO', null],
  ['Berlin, DE', null],
  ['New Delhi, IN', null],
  ['Cañon City, CO', 'US-CO'],
  ['Berlin, MD', 'US-MD'],
  ['Bogota, NJ', 'US-NJ'],
  ['Bogota, CO 80202', 'US-CO'],
  ['', null],
] as const) {
  test(`The address "${address}" is in ${jurisdiction ?? 'no known state'}`, () => {
    assert.equal(jurisdictionIn(address), jurisdiction)
  })
}
