// Builds the 270 eligibility inquiry.
import { createHash } from 'node:crypto'
import type { Payer } from '#catalogue/payers.ts'
import type { Addressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'
import type { CoverageRow } from '#areas/claims/coverage/schema.ts'
import { plainText } from '#x12/codecs.ts'
import { writeX12 } from '#x12/write.ts'

export type InquiryData = {
  id: string
  at: Temporal.Instant
  addressing: Addressing
  payer: Payer
  coverage: CoverageRow
  person: PersonData
  provider: { npi: string; name: string }
  service_type_codes: string[]
  procedure_code: string | null
  service_date: string
}

type Name = { use?: string; given?: string | null; family?: string | null; suffix?: string | null }
// What an inquiry needs of a person's row.
type PersonData = {
  id: string
  names?: Name[]
  birth_date?: string | null
  sex?: string | null
}

// Uses the official name, which payers have on file.
function nameOf({ names = [] }: PersonData) {
  const name = names.find(({ use }) => use === 'official') ?? names[0]
  return fitted({
    name: name?.family ?? name?.given ?? undefined,
    first_name: name?.family ? (name.given ?? undefined) : undefined,
    suffix: name?.suffix,
  })
}

const longest = { name: 60, first_name: 35, middle_name: 25, suffix: 10 }
type Names = { [Part in keyof typeof longest]?: string | null | undefined }

// Converts names to X12 characters, truncates them, and omits empty ones.
const fitted = (names: Names): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([part, name]) => {
      const text = plainText(name ?? '')
        .slice(0, longest[part as keyof typeof longest])
        .trim()
      return text ? [[part, text]] : []
    }),
  )

const relationships: Record<string, string> = { spouse: '01', child: '19', other: '34' }

const numberOf = (id: string) =>
  (createHash('sha256').update(id).digest().readUInt32BE(0) % 999_999_998) + 1

export function buildInquiry(data: InquiryData): string {
  const { id, at, addressing, payer, coverage, person, provider } = data
  const { service_type_codes, procedure_code, service_date } = data
  const [day, time] = [at.toString().slice(0, 10), at.toString().slice(11, 16).replace(':', '')]
  const control_number = numberOf(id)
  const traces = [{ kind: '1', number: id.slice(0, 50), originator: '9ATTUNE001' }]
  const inquiries = [
    { service_types: service_type_codes },
    ...(procedure_code ? [{ procedure: { kind: 'HC', code: procedure_code, modifiers: [] } }] : []),
  ]
  const dates = [{ kind: '291', days: service_date }]
  const patient = { kind: 'person' as const, ...nameOf(person) }
  const born = {
    ...(person.birth_date && { born_on: person.birth_date }),
    ...(person.sex && person.sex !== 'unknown' && { sex: person.sex as 'female' | 'male' }),
  }
  const member = { id_kind: 'MI', id: coverage.member_id ?? undefined }
  const { subscriber } = coverage
  const self = {
    traces,
    person: { role: 'IL', ...patient, ...member },
    ...born,
    dates,
    questions: inquiries,
  }
  const dependent = {
    traces,
    person: { role: '03', ...patient },
    ...born,
    is_subscriber: 'N',
    relationship: relationships[coverage.relationship],
    dates,
    questions: inquiries,
  }
  const { given, middle, family, suffix } = subscriber?.name ?? {}
  const with_dependent = {
    person: {
      role: 'IL',
      kind: 'person' as const,
      ...fitted({ name: family, first_name: given, middle_name: middle, suffix }),
      ...member,
    },
    ...(subscriber && { born_on: subscriber.birth_date }),
    dependents: [dependent],
  }
  const written = writeX12({
    sender: addressing.sender,
    receiver: addressing.receiver,
    control_number,
    day,
    time,
    usage: addressing.usage,
    groups: [
      {
        sender: addressing.group_sender,
        receiver: addressing.group_receiver,
        control_number,
        transactions: [
          {
            kind: '270',
            control_number: 1,
            content: {
              purpose: '13',
              reference: id.slice(0, 50),
              created_on: day,
              created_at: time,
              payers: [
                {
                  payer: {
                    role: 'PR',
                    kind: 'organization',
                    ...fitted({ name: payer.name }),
                    id_kind: 'PI',
                    id: payer.id,
                  },
                  providers: [
                    {
                      provider: {
                        role: '1P',
                        kind: 'organization',
                        ...fitted({ name: provider.name }),
                        id_kind: 'XX',
                        id: provider.npi,
                      },
                      subscribers: [subscriber ? with_dependent : self],
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  })
  if ('text' in written) return written.text
  throw new Error(`The 270 can't be built: ${written.refusals.map(({ path }) => path).join(' ')}`)
}
