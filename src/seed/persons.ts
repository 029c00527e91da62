// The sample persons and their consents to treatment, telehealth and disclosure to their payer,
// each drafted, offered and signed. One awaits a parent's signature and one was declined.
import { createHash } from 'node:crypto'
import type { SampleCall } from './replay.ts'
import { type Patient, patients, synthetic, verified } from './people.ts'

const sha256 = createHash('sha256').update('A sandbox consent.').digest('hex')
const document = { version: 'sandbox-1', sha256 }

const kinds = ['treatment', 'telehealth', 'financial']
const purposes: Record<string, object> = { financial: { purposes: ['payment'] } }

export const personCalls = (now: Temporal.Instant): SampleCall[] =>
  patients.flatMap((patient) => {
    const days_ago = patient.consents === 'offered' ? 5 : 90
    const at = now.subtract({ hours: 24 * days_ago }).add({ minutes: patient.number * 30 })
    return [
      {
        at,
        route: 'persons.create',
        body: recordOf(patient),
        keeps: { [`person ${patient.number}`]: 'id' },
      },
      ...kinds.flatMap((kind) => consentCalls(patient, kind, at)),
    ]
  })

function recordOf({ number, given, family, birth_date, clinician }: Patient) {
  const { state, time_zone } = verified[clinician]!
  const mail = `${given}.${family}@example.com`.toLowerCase()
  return {
    names: [{ use: 'official', given, family }],
    birth_date,
    sex: number % 2 ? 'female' : 'male',
    contacts: [
      { channel: 'email', value: mail, preferred: true },
      { channel: 'phone', value: `+1202555${String(100 + number).padStart(4, '0')}` },
    ],
    addresses: [
      {
        use: 'home',
        line1: `${number + 1} Example Street`,
        city: 'Sampletown',
        state,
        postal_code: '12207',
        country: 'US',
      },
    ],
    time_zone,
    care_team_ids: [`@practitioner ${clinician}`],
    metadata: synthetic,
  }
}

function consentCalls(patient: Patient, kind: string, at: Temporal.Instant): SampleCall[] {
  const { number, given, family, consents } = patient
  const name = `${kind} consent ${number}`
  const of = `@${name}`
  const signature = {
    method: 'e_signature',
    signer_name: `${given} ${family}`,
    intent: `I agree to ${kind}.`,
    document_version: document.version,
    document_sha256: document.sha256,
  }
  const ends: Record<Patient['consents'], SampleCall[]> = {
    signed: [{ at: at.add({ minutes: 15 }), route: 'consents.sign', of, body: signature }],
    declined: [{ at: at.add({ minutes: 15 }), route: 'consents.decline', of }],
    offered: [],
  }
  return [
    {
      at: at.add({ minutes: 2 }),
      route: 'consents.create',
      body: { person_id: `@person ${number}`, kind, document, ...purposes[kind] },
      keeps: { [name]: 'id' },
    },
    { at: at.add({ minutes: 3 }), route: 'consents.offer', of },
    ...ends[consents],
  ]
}
