// Every mapping returns valid resources, whatever the object contains.
import { test } from 'node:test'
import { requireValidMappings } from '#tests/fhir_mappings.ts'

test('random objects of every kind become valid resources', () => {
  requireValidMappings(40, 1)
})
