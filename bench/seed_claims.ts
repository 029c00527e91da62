// Claims that were submitted and wait for their remittance, created through the API as a customer
// would: a hundred persons, each with a session a day.
import { type BenchService } from './bench_service.ts'
import { clientOf } from './client.ts'

const persons_per_practice = 100
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const billing_provider = {
  entity: 'organization',
  name: 'Hudson Therapy',
  npi: '1234567893',
  tax_id: '123456789',
  tax_id_kind: 'ein',
  taxonomy: '261QM0801X',
  address: { line1: '1 Main Street', city: 'Albany', state: 'NY', postal_code: '12207-1234' },
  phone: '5185550143',
}
const home = {
  use: 'home',
  line1: '7 Elm Street',
  city: 'Albany',
  state: 'NY',
  postal_code: '12208',
  country: 'US',
}

export type SubmittedClaim = { number: string; line: string; day: string }

type Made = { id: string; patient_control_number: string; lines: { line_control_number: string }[] }

export async function seedClaims(service: BenchService, many: number): Promise<SubmittedClaim[]> {
  const send = clientOf(service)
  const make = async (path: string, body: object): Promise<Made> => {
    const { status, text } = await send(path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    return JSON.parse(text) as Made
  }
  const practitioner_id = await seedPractitioner(service, make)
  await make('billing_providers', { provider: billing_provider })
  const today = Temporal.Now.plainDateISO()
  const claims: SubmittedClaim[] = []
  const claimsOf = async (first: number) => {
    const coverage_id = await seedInsured(make, first)
    for (let i = first; i < many; i += persons_per_practice) {
      const day = today.subtract({ days: 2 + Math.floor(i / persons_per_practice) }).toString()
      const { id, patient_control_number, lines } = await make('claims', {
        coverage_id,
        practitioner_id,
        place_of_service: '10',
        diagnoses: [{ code: 'F41.1', rank: 1 }],
        lines: [
          {
            service_date: day,
            procedure_code: '90837',
            modifiers: ['95'],
            minutes: 60,
            charge: { amount: 18_000, currency: 'usd' },
            diagnosis_pointers: [1],
          },
        ],
      })
      await make(`claims/${id}/submit`, {})
      claims.push({ number: patient_control_number, line: lines[0]!.line_control_number, day })
    }
  }
  const each = Math.min(persons_per_practice, many)
  for (let first = 0; first < each; first += 8) {
    const some = Array.from({ length: Math.min(8, each - first) }, (_, i) => claimsOf(first + i))
    await Promise.all(some)
  }
  // Thousands of acknowledgments would come before the remittance.
  await service.database.query("update transmissions set status = 'sent', sent_at = now()")
  await service.database.query(
    "delete from scheduled_jobs where job in ('transmission.send', 'payer_response.deliver')",
  )
  return claims
}

type Make = (path: string, body: object) => Promise<Made>

// Verified without its sources, which is not what is measured.
async function seedPractitioner({ database }: BenchService, make: Make) {
  const name = { given: 'Ada', family: 'Okafor' }
  const { id } = await make('practitioners', { name, profession: 'psychologist' })
  const verified = {
    board_status: 'active',
    issued_on: '2010-01-01',
    expires_on: '2040-01-01',
    encumbered: false,
  }
  const license = { id: `lic_${id}`, jurisdiction: 'US-NY', title: 'LP', number: 'PSY1' }
  await database.query(
    `update practitioners
     set status = 'verified', npi = '1999999984', licenses = $2, taxonomies = $3
     where id = $1`,
    [
      id,
      JSON.stringify([{ ...license, level: 'independent', verified }]),
      JSON.stringify([{ code: '103TC0700X', primary: true }]),
    ],
  )
  return id
}

async function seedInsured(make: Make, number: number) {
  const { id: person_id } = await make('persons', {
    names: [{ given: 'Maya', family: 'Lindqvist', use: 'official' }],
    birth_date: '1990-02-03',
    sex: 'female',
    addresses: [home],
  })
  const { id } = await make('consents', {
    person_id,
    kind: 'financial',
    purposes: ['payment'],
    document: { version: '1', sha256 },
  })
  await make(`consents/${id}/offer`, {})
  await make(`consents/${id}/sign`, {
    method: 'e_signature',
    signer_name: 'Maya Lindqvist',
    intent: 'I agree.',
    document_version: '1',
    document_sha256: sha256,
  })
  const member_id = `SBX-NOERA-${number}` // The simulated payer sends no remittance of its own.
  const coverage = { person_id, payer_id: 'SBX01', member_id }
  return (await make('coverages', coverage)).id
}
