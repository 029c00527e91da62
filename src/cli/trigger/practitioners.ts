// Recipes of practitioners and their verification, and the makers that other recipes start from.
import { dayOf, metadata, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const every_day = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const license = { jurisdiction: 'US-NY', title: 'LP', number: 'PSY12345' }

export const practitioner = (s: Sandbox, fields: object = {}) =>
  s.post('/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychologist',
    npi: '1234567893',
    time_zone: 'America/New_York',
    licenses: [license],
    taxonomies: [{ code: '103TC0700X', primary: true }],
    payer_networks: ['SBX01'],
    rates: ['90834', '90837'].map((service) => ({
      service,
      price: { amount: 18_000, currency: 'usd' },
    })),
    metadata,
    ...fields,
  })

export async function verification(s: Sandbox, fields: object = {}, request: object = {}) {
  const { id } = await practitioner(s, fields)
  const signed_on = dayOf(await s.now())
  const attestation = { signed_by: 'Ada Okafor', signed_on }
  return await s.post(`/practitioners/${id}/verifications`, { attestation, ...request })
}

export async function verifiedPractitioner(s: Sandbox, fields: object = {}) {
  const { practitioner_id } = await verification(s, fields)
  return await s.until(`/practitioners/${practitioner_id}`, 'verified')
}

// Around the clock, so that a session can be booked at any time.
export async function bookablePractitioner(s: Sandbox, fields: object = {}) {
  const made = await verifiedPractitioner(s, fields)
  await s.patch(`/practitioners/${made.id}/availability`, availability)
  return made
}

const availability = {
  published: true,
  rules: [{ days: every_day, start_time: '00:00', end_time: '24:00' }],
  horizon_days: 90,
}

async function reviewing(s: Sandbox) {
  const { id } = await verification(s, {}, { review: 'always' })
  return await s.until(`/verifications/${id}`, 'reviewing')
}

const suspended = async (s: Sandbox) => {
  const { id } = await verifiedPractitioner(s)
  return await s.post(`/practitioners/${id}/suspend`, { reason: 'Complaint' })
}

const rejectedVerification: Recipe = async (s) => {
  const { id } = await reviewing(s)
  await s.post(`/verifications/${id}/reject`, { reason: 'The license was revoked.' })
}

const informationRequested = async (s: Sandbox) => {
  const { id } = await reviewing(s)
  const requested_information = 'The board has no license with this number.'
  return await s.post(`/verifications/${id}/request_information`, { requested_information })
}

// A check that a source answers in a certain way. See the sandbox values.
const checkWith =
  (kind: string, fields: object, ...statuses: string[]) =>
  async (s: Sandbox) => {
    const { id } = await practitioner(s, fields)
    const check = await s.post(`/practitioners/${id}/checks`, { kind })
    return await s.until(`/checks/${check.id}`, ...statuses)
  }

const passedCheck = checkWith('npi', {}, 'passed')
const flaggedCheck = checkWith('exclusion_oig', { npi: '1000000095' }, 'review_needed')

const lapsed: Recipe = async (s) => {
  const { id } = await verifiedPractitioner(s)
  await s.patch(`/practitioners/${id}`, { licenses: [{ ...license, number: 'T-EXPIRED' }] })
  await s.until(`/practitioners/${id}`, 'lapsed')
}

export const practitionerRecipes: Record<string, Recipe> = {
  'practitioner.created': practitioner,
  'practitioner.updated': updateOf('practitioners', practitioner, { biography: 'Listens.' }),
  'practitioner.submitted': verification,
  'practitioner.verified': verifiedPractitioner,
  'practitioner.reviewing': reviewing,
  'practitioner.information_requested': informationRequested,
  'practitioner.rejected': rejectedVerification,
  'practitioner.lapsed': lapsed,
  'practitioner.suspended': suspended,
  'practitioner.reinstated': stepOf('practitioners', suspended, 'reinstate'),
  'practitioner.revoked': stepOf('practitioners', suspended, 'revoke', { reason: 'Complaint' }),
  'practitioner.withdrawn': stepOf('practitioners', verifiedPractitioner, 'withdraw'),
  'practitioner.archived': stepOf('practitioners', practitioner, 'archive'),
  'practitioner.restored': async (s) => {
    const { id } = await practitioner(s)
    await s.post(`/practitioners/${id}/archive`)
    await s.patch(`/practitioners/${id}`, { archived: false })
  },
  'practitioner.availability_changed': bookablePractitioner,
  'practitioner.eligibility_changed': verifiedPractitioner,
  'practitioner.expiring': async (s) => {
    const licenses = [{ ...license, number: 'T-EXPIRES-SOON' }]
    await verifiedPractitioner(s, { licenses })
    await s.advance('P20D')
  },
  'verification.created': verification,
  'verification.updated': updateOf('verifications', verification),
  'verification.reviewing': reviewing,
  'verification.information_requested': informationRequested,
  'verification.submitted': stepOf('verifications', informationRequested, 'submit'),
  'verification.approved': stepOf('verifications', reviewing, 'approve'),
  'verification.rejected': rejectedVerification,
  'verification.withdrawn': async (s) => {
    const { practitioner_id } = await reviewing(s)
    await s.post(`/practitioners/${practitioner_id}/withdraw`)
  },
  'check.created': passedCheck,
  'check.updated': updateOf('checks', passedCheck),
  'check.running': passedCheck,
  'check.passed': passedCheck,
  'check.failed': checkWith('npi', { npi: '1000000004' }, 'failed'),
  'check.review_needed': flaggedCheck,
  'check.errored': checkWith('npi', { npi: '1000000046' }, 'errored'),
  'check.queued': async (s) => {
    await checkWith('npi', { npi: '1000000053' }, 'errored', 'passed')(s)
    await s.advance('P1D')
  },
  'check.overturned': async (s) => {
    const { id } = await flaggedCheck(s)
    await s.post(`/checks/${id}/resolve`, { resolution: 'confirmed', note: 'It is them.' })
    await s.post(`/checks/${id}/overturn`, { note: 'Different birth date.' })
  },
  'check.superseded': async (s) => {
    const { id } = await practitioner(s)
    for (let i = 0; i < 2; i++) {
      const check = await s.post(`/practitioners/${id}/checks`, { kind: 'npi' })
      await s.until(`/checks/${check.id}`, 'passed')
    }
  },
  'check.expired': async (s) => {
    await passedCheck(s)
    await s.advance('P400D')
  },
}
