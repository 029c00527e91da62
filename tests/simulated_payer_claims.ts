// Claims as sent to the simulated payer.
import type { Outgoing } from '#outside/ports/clearinghouse.ts'
import { writeX12 } from '#x12/write.ts'
import { around } from './x12_files.ts'

type Line = { code?: string; charge?: number; modifiers?: string[]; units?: number; prior?: Prior }
type Prior = { paid: number; co?: number; pr?: number }

export type Billed = {
  member_id: string
  payer_id?: string
  lines?: Line[]
  sequence?: 'primary' | 'secondary' | 'tertiary'
  frequency?: 'original' | 'replacement' | 'void'
  control_number?: string
  payer_number?: string
}

const address = {
  street: { line1: '1 MAIN ST' },
  place: { city: 'ALBANY', state: 'NY', postal_code: '122070001' },
}

const priorOf = ({ paid, co = 0, pr = 0 }: Prior) => ({
  payer: 'SBX01',
  paid,
  procedure: { kind: 'HC', code: '90837', modifiers: ['95'] },
  units: 1,
  adjustments: [
    { group: 'CO' as const, reason: '45', amount: co },
    { group: 'PR' as const, reason: '3', amount: pr },
  ].filter(({ amount }) => amount > 0),
  decided_on: '2026-01-20',
})

export function billed(request: Billed): string {
  const { member_id, payer_id = 'SBX01', sequence = 'primary', frequency = 'original' } = request
  const { lines = [{}], control_number = 'PCN00000000000001', payer_number } = request
  const whole = lines.map(({ charge = 18_000, ...line }) => ({ ...line, charge }))
  const priors = whole.flatMap(({ prior }) => prior ?? [])
  const written = writeX12(
    around({
      kind: '837P',
      content: {
        purpose: '00',
        reference: 'B1',
        created_on: '2026-01-21',
        created_at: '0930',
        use: 'CH',
        submitter: {
          kind: 'organization',
          name: 'A PRACTICE',
          id_kind: '46',
          id: 'S1',
          contacts: [{ role: 'IC', name: 'BILLING', kind: 'TE', number: '5185550100' }],
        },
        receiver: { kind: 'organization', name: 'A CLEARINGHOUSE', id_kind: '46', id: 'R1' },
        billing_providers: [
          {
            billing_provider: {
              kind: 'organization',
              name: 'A PRACTICE',
              id_kind: 'XX',
              id: '1234567893',
              ...address,
              references: [{ kind: 'EI', value: '123456789' }],
            },
            subscribers: [
              {
                sequence,
                relationship: '18',
                filing_code: 'CI',
                subscriber: {
                  kind: 'person',
                  name: 'DOE',
                  first_name: 'ALEX',
                  id_kind: 'MI',
                  id: member_id,
                  ...address,
                  born_on: '1990-04-01',
                  sex: 'unknown',
                },
                payer: { kind: 'organization', name: 'A PAYER', id_kind: 'PI', id: payer_id },
                claims: [
                  {
                    patient_control_number: control_number,
                    charge: whole.reduce((sum, { charge }) => sum + charge, 0),
                    place_of_service: '10',
                    bill_kind: 'B',
                    frequency,
                    signature_on_file: 'yes',
                    accept_assignment: 'A',
                    assignment_of_benefits: 'Y',
                    release_of_information: 'Y',
                    ...(payer_number && { payer_claim_control_number: payer_number }),
                    diagnoses: [{ kind: 'ABK', code: 'F411' }],
                    other_coverages:
                      priors.length > 0
                        ? [
                            {
                              sequence: 'primary',
                              relationship: '18',
                              filing_code: 'CI',
                              paid: priors.reduce((sum, { paid }) => sum + paid, 0),
                              assignment_of_benefits: 'Y',
                              release_of_information: 'Y',
                              subscriber: { kind: 'person', name: 'DOE', id_kind: 'MI', id: 'M1' },
                              payer: {
                                kind: 'organization',
                                name: 'P',
                                id_kind: 'PI',
                                id: 'SBX01',
                              },
                            },
                          ]
                        : [],
                    lines: whole.map(
                      ({ code = '90837', charge, modifiers = ['95'], units = 1, prior }, i) => ({
                        number: `${i + 1}`,
                        procedure: { kind: 'HC', code, modifiers },
                        charge,
                        unit_kind: 'units',
                        units,
                        diagnosis_pointers: [1],
                        service_date: '2026-01-05',
                        line_control_number: `L${i + 1}`,
                        prior_results: prior ? [priorOf(prior)] : [],
                      }),
                    ),
                  },
                ],
              },
            ],
          },
        ],
      },
    }),
  )
  if ('refusals' in written) throw new Error(JSON.stringify(written.refusals))
  return written.text
}

export const sent_at = Temporal.Instant.from('2026-02-01T12:00:00Z')

export const sent = (text: string, changes: Partial<Outgoing> = {}): Outgoing => ({
  id: 'tx_1',
  account: 'acct_1',
  kind: '837P',
  payer_id: 'SBX01',
  text,
  sent_at,
  attempt: 1,
  earlier: [],
  ...changes,
})
