// Tests which fields columns with usual names are taken for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessColumns } from './guess_columns.ts'

test('usual names are guessed by the type of the row', () => {
  const header = ['id', 'given', 'Family Name', 'DOB', 'E-Mail', 'cell_phone']
  assert.deepEqual(guessColumns('person', header), {
    id: 'external_id',
    given: 'names[0].given',
    'Family Name': 'names[0].family',
    DOB: 'birth_date',
    'E-Mail': 'email',
    cell_phone: 'phone',
  })
  assert.deepEqual(guessColumns('practitioner', ['First name', 'last', 'NPI number']), {
    'First name': 'name.given',
    last: 'name.family',
    'NPI number': 'npi',
  })
  assert.deepEqual(guessColumns('coverage', ['Client ID', 'member_id']), {
    'Client ID': 'person_external_id',
  })
})

test('fields keep their names, a field is guessed once, and other columns are left alone', () => {
  const header = [
    'external_id',
    'names[0].given',
    'first',
    'surname',
    'last name',
    'shoe size',
    'id',
  ]
  assert.deepEqual(guessColumns('person', header), { surname: 'names[0].family' })
  assert.deepEqual(guessColumns('session', ['person_external_id', 'starts_at', 'start']), {})
})
