// Recipes of persons and consents, and the makers that other recipes start from.
import { practitioner } from './practitioners.ts'
import { dayOf, days, metadata, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

export const person = (s: Sandbox, fields: object = {}) =>
  s.post('/persons', {
    names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }],
    birth_date: '1990-04-12',
    sex: 'female',
    addresses: [
      {
        use: 'home',
        line1: '12 Elm Street',
        city: 'Albany',
        state: 'NY',
        postal_code: '122071234',
        country: 'US',
      },
    ],
    metadata,
    ...fields,
  })

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const document = { version: '1', sha256 }
const signature = {
  method: 'e_signature',
  signer_name: 'Maya Lindqvist',
  intent: 'I agree.',
  document_version: '1',
  document_sha256: sha256,
}

export async function consent(s: Sandbox, fields: object = {}) {
  const person_id = 'person_id' in fields ? fields.person_id : (await person(s)).id
  return await s.post('/consents', { person_id, kind: 'treatment', document, ...fields })
}

export async function offeredConsent(s: Sandbox, fields: object = {}) {
  const { id } = await consent(s, fields)
  return await s.post(`/consents/${id}/offer`)
}

export async function grantedConsent(s: Sandbox, fields: object = {}) {
  const { id } = await offeredConsent(s, fields)
  return await s.post(`/consents/${id}/sign`, signature)
}

// A person who consented to treatment, telehealth and payment.
export async function personInCare(s: Sandbox, fields: object = {}) {
  const made = await person(s, fields)
  await grantedConsent(s, { person_id: made.id })
  await grantedConsent(s, { person_id: made.id, kind: 'telehealth' })
  await grantedConsent(s, { person_id: made.id, kind: 'financial', purposes: ['payment'] })
  return made
}

const deceased = async (s: Sandbox) => {
  const { id } = await person(s)
  return await s.post(`/persons/${id}/record_death`, { deceased_on: dayOf(await s.now()) })
}

const active = async (s: Sandbox) => {
  const { id } = await person(s)
  return await s.post(`/persons/${id}/activate`)
}

const held = async (s: Sandbox) => {
  const made = await person(s)
  await s.post(`/persons/${made.id}/place_hold`, { reason: 'Subpoena of the county court' })
  return made
}

const mergedPersons: Recipe = async (s) => {
  const { id } = await person(s)
  await s.post(`/persons/${id}/merge`, { person_id: (await person(s)).id })
}

const endsAfter = async (s: Sandbox, count: number) => ({
  period: { end: (await s.now()).add(days(count)).toString() },
})

export const personRecipes: Record<string, Recipe> = {
  'person.created': person,
  'person.updated': updateOf('persons', person, { pronouns: 'she/her' }),
  'person.activated': active,
  'person.deactivated': stepOf('persons', active, 'deactivate'),
  'person.deceased': deceased,
  'person.death_corrected': stepOf('persons', deceased, 'correct_death', {
    reason: 'Entered by mistake',
  }),
  'person.merged': mergedPersons,
  'person.duplicate_merged': mergedPersons,
  'person.erased': stepOf('persons', person, 'erase', { erasure_basis: 'person_request' }),
  'person.hold_placed': held,
  'person.hold_lifted': stepOf('persons', held, 'lift_hold'),
  'person.risk_updated': async (s) => {
    const { id } = await person(s)
    await s.post(`/persons/${id}/risk`, { level: 'low' })
  },
  'person.reached_majority': async (s) => {
    const birth_date = dayOf((await s.now()).subtract(days(365 * 18 - 20)))
    await person(s, { birth_date })
    await s.advance('P60D')
  },
  'consent.created': consent,
  'consent.updated': updateOf('consents', consent),
  'consent.deleted': async (s) => {
    const { id } = await consent(s)
    await s.remove(`/consents/${id}`)
  },
  'consent.offered': offeredConsent,
  'consent.granted': grantedConsent,
  'consent.declined': stepOf('consents', offeredConsent, 'decline'),
  'consent.lapsed': async (s) => {
    await offeredConsent(s)
    await s.advance('P120D')
  },
  'consent.revoked': stepOf('consents', grantedConsent, 'revoke'),
  'consent.suspended': stepOf('consents', grantedConsent, 'suspend', { reason: 'Under review' }),
  'consent.restored': async (s) => {
    const { id } = await grantedConsent(s)
    await s.post(`/consents/${id}/suspend`, { reason: 'Under review' })
    await s.post(`/consents/${id}/restore`)
  },
  'consent.voided': stepOf('consents', grantedConsent, 'void', { reason: 'Signed by mistake' }),
  'consent.scheduled': async (s) => {
    const start = (await s.now()).add(days(5)).toString()
    await grantedConsent(s, { period: { start } })
  },
  'consent.expired': async (s) => {
    await grantedConsent(s, await endsAfter(s, 5))
    await s.advance('P8D')
  },
  'consent.expiring': async (s) => {
    await grantedConsent(s, await endsAfter(s, 40))
    await s.advance('P15D')
  },
  'consent.superseded': async (s) => {
    const { id, person_id } = await grantedConsent(s)
    await grantedConsent(s, { person_id, supersedes_id: id })
  },
  'consent.partially_revoked': async (s) => {
    const [one, other] = [await practitioner(s), await practitioner(s, { npi: '1999999984' })]
    const recipients = [one, other].map(({ id }) => ({ type: 'practitioner', id }))
    const { id } = await grantedConsent(s, { recipients })
    await s.post(`/consents/${id}/revoke`, { recipients: [one.id] })
  },
}
