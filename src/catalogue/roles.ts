// The built-in roles of members: each a set of scopes. An account can define roles of its own.
import { everyScope, type Scope, tokenScopes } from './scopes.ts'

// As whom members with the role act: as the account, or as the practitioner they are linked to.
export type ActsAs = 'account' | 'practitioner'

export type BuiltInRole = { name: string; acts_as: ActsAs; scopes: readonly Scope[] }

const readScopes = everyScope.filter(
  (scope) => scope.endsWith(':read') && scope !== 'psychotherapy_notes:read',
)
// To read is not to take everything out.
const withoutExports = readScopes.filter((scope) => scope !== 'exports:read')

// No practitioner can call the routes of payments.
const clinicianScopes = [
  ...tokenScopes.practitioner.filter((scope) => !scope.startsWith('payments:')),
  'emergency_accesses:read',
  'emergency_accesses:write',
] as const

const read_and_write = <Area extends string>(areas: readonly Area[]) =>
  areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)

export const builtInRoles = {
  owner: { name: 'Owner', acts_as: 'account', scopes: everyScope },
  developer: {
    name: 'Developer',
    acts_as: 'account',
    scopes: [
      ...read_and_write(['api_keys', 'scoped_tokens', 'webhook_endpoints', 'test_clock']),
      'events:read',
      'request_logs:read',
      'members:read',
    ],
  },
  // What row-level security, consent and the care team limit to the practitioner.
  clinician: { name: 'Clinician', acts_as: 'practitioner', scopes: clinicianScopes },
  scheduler: {
    name: 'Scheduler',
    acts_as: 'account',
    scopes: [
      ...read_and_write(['persons', 'consents', 'availability', 'sessions', 'matchings']),
      ...read_and_write(['calendar_feeds', 'form_responses']), // Intake forms are assigned.
      ...read_and_write(['payments']), // Copays are taken at check-in.
      'events:read', // The console follows the feed to keep its lists up to date.
      'forms:read',
      'practitioners:read',
      'payers:read',
      'coverages:read',
    ],
  },
  biller: {
    name: 'Biller',
    acts_as: 'account',
    scopes: [
      ...read_and_write(['payers', 'coverages', 'eligibility_checks', 'billing_providers']),
      ...read_and_write(['claims', 'deposits', 'charges', 'payments', 'payouts']),
      ...read_and_write(['x12_documents', 'remittances', 'estimates', 'superbills']),
      'eligibility_checks:raw',
      'claims:x12',
      'events:read', // As for schedulers.
      'ledger:read',
      'reports:read',
      'clearinghouse_connections:read',
      'persons:read',
      'practitioners:read',
      'sessions:read',
    ],
  },
  compliance_officer: {
    name: 'Compliance officer',
    acts_as: 'account',
    scopes: [
      ...readScopes, // An export requires the read scope of everything in the record.
      'disclosures:write',
      'emergency_accesses:write',
      'persons:export',
      'persons:erase',
    ],
  },
  read_only: { name: 'Read-only', acts_as: 'account', scopes: withoutExports },
} as const satisfies Record<string, BuiltInRole>

export type BuiltInRoleName = keyof typeof builtInRoles

export const builtInRoleNames = Object.keys(builtInRoles) as BuiltInRoleName[]

export const builtInRole = (name: string): BuiltInRole | undefined =>
  Object.hasOwn(builtInRoles, name) ? builtInRoles[name as BuiltInRoleName] : undefined
