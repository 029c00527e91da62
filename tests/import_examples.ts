// Rows of an import, as another system would export them.
import { signature } from './person_examples.ts'

export const ndjson = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

export const personRow = (external_id: string) => ({
  object: 'person',
  external_id,
  names: [{ given: 'Maya', family: external_id }],
})

export const practitioner_row = {
  object: 'practitioner',
  external_id: 'prac-1',
  name: { given: 'Ada', family: 'Okafor' },
  profession: 'psychologist',
}

export const consentRow = (person_external_id: string) => ({
  object: 'consent',
  external_id: 'con-1',
  person_external_id,
  kind: 'treatment',
  document: { version: '1', sha256: signature.document_sha256 },
  signature,
})
