// The rows of a practice that moves in: every type that can be imported, and rows that are invalid.
import type { RowObject } from '#areas/imports/import/row_kinds.ts'
import { intake } from '../form_examples.ts'
import { signature } from '../person_examples.ts'

type Line = {
  object: RowObject
  external_id: string
  [field: string]: unknown
}

export const isInvalid = ({ external_id }: Line) => external_id.startsWith('invalid-')

const consenting = 60
const in_care = 20

const times = <Row>(count: number, rowOf: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => rowOf(at))

const of = (at: number) => ({ person_external_id: `pat-${at}` })
const by = { practitioner_external_id: 'prac-1' }

export function movingPractice(persons: number) {
  const rows: Line[] = [
    {
      object: 'practitioner',
      external_id: 'prac-1',
      name: { given: 'Ada', family: 'Okafor' },
      profession: 'psychologist',
    },
    ...times(persons, (at) => ({
      object: 'person' as const,
      external_id: `pat-${at}`,
      names: [{ given: 'Maya', family: `Lindqvist ${at}` }],
      email: `person${at}@example.com`,
    })),
    ...times(2, (at) => ({
      object: 'person' as const,
      external_id: `invalid-${at}`,
      names: [{ given: 'Maya' }],
      birth_date: 'yesterday',
    })),
    ...times(in_care, (at) => ({
      object: 'relationship' as const,
      external_id: `rel-${at}`,
      ...of(at),
      related_person_external_id: `pat-${at + 1}`,
      kind: 'spouse',
      name: { given: 'Noor' },
      authority: ['scheduling'],
      basis: 'patient_designation',
    })),
    ...times(consenting, (at) => ({
      object: 'coverage' as const,
      external_id: `cov-${at}`,
      ...of(at),
      payer_id: 'SBX01',
      member_id: `SBX-PAID-${at}`,
    })),
    ...times(consenting, (at) => ({
      object: 'consent' as const,
      external_id: `con-${at}`,
      ...of(at),
      kind: 'treatment',
      document: { version: '1', sha256: signature.document_sha256 },
      signature,
    })),
    ...times(300, (at) => ({
      object: 'session' as const,
      external_id: `ses-${at}`,
      ...of(at % consenting),
      ...by,
      starts_at: Temporal.Instant.from('2024-01-02T14:00:00Z').add({ hours: at }).toString(),
      status: 'completed',
      format: 'phone',
    })),
    ...times(in_care, (at) => ({
      object: 'assessment' as const,
      external_id: `asm-${at}`,
      ...of(at),
      ...by,
      instrument: 'gad7',
      answers: { q1: 1, q2: 2, q3: 0, q4: 1, q5: 0, q6: 1, q7: 0 },
      completed_at: '2025-02-01T10:00:00Z',
    })),
    ...times(in_care, (at) => ({
      object: 'note' as const,
      external_id: `note-${at}`,
      ...of(at),
      author_external_id: 'prac-1',
      session_external_id: `ses-${at}`,
      format: 'dap',
      sections: { data: 'Slept well.' },
      signed_at: '2025-02-01T12:00:00Z',
    })),
    ...times(consenting, (at) => ({
      object: 'opening_balance' as const,
      external_id: `bal-${at}`,
      ...of(at),
      amount: { amount: at % 2 === 0 ? 12_000 : -500, currency: 'usd' },
    })),
    ...times(in_care, (at) => ({
      object: 'document' as const,
      external_id: `doc-${at}`,
      ...of(at),
      kind: 'letter',
      title: 'Letter',
      file_name: 'letter.txt',
      content: Buffer.from(`Dear colleague ${at},`).toString('base64'),
    })),
    {
      object: 'form',
      external_id: 'form-1',
      name: 'intake',
      title: 'Intake',
      items: intake,
      status: 'published',
    },
    ...times(in_care, (at) => ({
      object: 'form_response' as const,
      external_id: `fr-${at}`,
      ...of(at),
      form_external_id: 'form-1',
      answers: { reason: 'I worry a lot.', sleep: 'often', medicated: false },
      completed_at: '2025-02-01T10:00:00Z',
    })),
  ]
  return { rows, invalid: rows.filter(isInvalid).length }
}
