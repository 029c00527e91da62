// Thousands of random objects, in addition to the few of every run.
import { test } from 'node:test'
import { requireValidMappings } from '#tests/fhir_mappings.ts'

test('thousands of random objects become valid resources', () => {
  requireValidMappings(500, 20_261_117)
})
