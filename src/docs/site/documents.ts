// The documents of the site: the Markdown files of docs/, the address each is served at, and the
// groups of the navigation.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorCode, errors } from '#catalogue/errors.ts'
import { areas } from '#areas/index.ts'
import { root } from '#settings/config.ts'
import { titleOf } from '../resource_page.ts'
import { resources } from '../resources.ts'

// `file` is the path from the root of the repository.
export type Document = { url: string; file: string; name: string }

export type Group = { name: string; documents: Document[] }

const guide = (file: string, name: string): Document => ({
  url: `/docs/guides/${file}`,
  file: `docs/guides/${file}.md`,
  name,
})
const reference = (url: string, file: string, name: string): Document => ({
  url: `/docs/${url}`,
  file: `docs/reference/${file}.md`,
  name,
})

// What a newcomer reads first comes first. An area's resources follow its guides.
const outline: { name: string; areas: string[]; documents: Document[] }[] = [
  {
    name: 'Get started',
    areas: [],
    documents: [
      guide('quickstart', 'Quickstart'),
      guide('quickstart-typescript', 'Quickstart in TypeScript'),
      { url: '/docs/sdk', file: 'sdk/README.md', name: 'TypeScript SDK' },
      guide('command-line', 'Command line'),
      guide('lists', 'Lists and reads'),
      guide('receive-webhooks', 'Webhooks'),
      guide('agents', 'Agents'),
      guide('fhir', 'FHIR'),
      guide('rate-limits', 'Rate limits'),
      reference('sandbox', 'sandbox', 'Sandbox values'),
    ],
  },
  {
    name: 'Practitioners',
    areas: ['practitioners'],
    documents: [guide('verify-practitioners', 'Verify practitioners')],
  },
  {
    name: 'Matching',
    areas: ['matching'],
    documents: [
      guide('match-people', 'Match people'),
      guide('how-ranking-works', 'How ranking works'),
    ],
  },
  {
    name: 'Sessions',
    areas: ['sessions'],
    documents: [
      guide('book-sessions', 'Book sessions'),
      guide('book-from-a-browser', 'Book from a browser'),
      guide('services-and-locations', 'Services and locations'),
      guide('waiting-lists', 'Waiting lists'),
      guide('calendars', 'Calendars'),
      guide('telehealth', 'Telehealth'),
      guide('time-zones', 'Time zones'),
    ],
  },
  {
    name: 'Notes',
    areas: ['notes'],
    documents: [guide('notes', 'Clinical notes'), guide('assessments', 'Assessments')],
  },
  {
    name: 'Claims',
    areas: ['claims'],
    documents: [
      guide('bill-a-session', 'Bill a session'),
      guide('fee-schedules', 'Fee schedules'),
      guide('authorizations', 'Authorizations'),
      guide('resolve-a-denial', 'Resolve a denial'),
      guide('connect-a-clearinghouse', 'Connect a clearinghouse'),
      guide('simulated-payer', 'Simulated payer'),
      guide('read-x12-files', 'Read X12 files'),
    ],
  },
  {
    name: 'Payments',
    areas: ['payments', 'reconciliation', 'reports'],
    documents: [
      guide('take-payments', 'Take payments'),
      guide('cards-on-file', 'Cards on file'),
      guide('payment-requests', 'Payment requests'),
      guide('payment-plans', 'Payment plans'),
      guide('refunds', 'Refunds'),
      guide('pay-practitioners', 'Pay practitioners'),
      guide('read-the-ledger', 'Read the ledger'),
      guide('reports', 'Reports'),
    ],
  },
  {
    name: 'Persons and consent',
    areas: ['persons', 'documents', 'messages', 'records'],
    documents: [
      guide('consent', 'Consent'),
      guide('patient-portal', 'Patient portal'),
      guide('documents', 'Documents'),
      guide('forms', 'Forms'),
      guide('messages', 'Messages'),
    ],
  },
  {
    name: 'Platform',
    areas: ['platform', 'members', 'imports'],
    documents: [
      guide('switching', 'Switching to Attune'),
      guide('console', 'The console'),
      guide('members', 'Members and roles'),
      guide('audit-log', 'Audit log'),
      guide('keys-and-encryption', 'Keys and encryption'),
      guide('deploying', 'Deploying'),
      guide('production-database', 'Production database'),
      guide('scaling-out', 'Scaling out'),
      guide('upgrading', 'Upgrading'),
      guide('operating', 'Operating'),
      guide('backups', 'Backups'),
      guide('change-secrets', 'Change secrets'),
      guide('monitoring', 'Monitoring'),
      guide('runbooks', 'Runbooks'),
      reference('reference', 'README', 'API reference'),
      reference('errors', 'errors', 'Errors'),
      reference('events', 'events', 'Events'),
      reference('scopes', 'scopes', 'Scopes'),
      reference('settings', 'settings', 'Settings'),
      reference('exit_codes', 'exit_codes', 'Exit codes'),
      { url: '/docs/security', file: 'SECURITY.md', name: 'Security' },
      { url: '/docs/changelog', file: 'CHANGELOG.md', name: 'Changelog' },
    ],
  },
]

// A guide that the outline doesn't place yet is served all the same.
const placed = new Set(outline.flatMap(({ documents }) => documents.map(({ file }) => file)))
const unplaced = () =>
  readdirSync(join(root, 'docs/guides'))
    .filter((file) => !placed.has(`docs/guides/${file}`))
    .map((file) => file.replace(/\.md$/, ''))
    .map((name) => guide(name, titleOf(name.replaceAll('-', '_'))))

function resourcesOf(area_names: string[]): Document[] {
  const own = areas
    .filter(({ name }) => area_names.includes(name))
    .flatMap((area) => area.resources)
    .flatMap((resource) => Object.keys(resource.about ?? {}))
  return resources.filter((name) => own.includes(name)).map(resourceDocument)
}

const resourceDocument = (name: string) =>
  reference(`reference/${name}`, `resources/${name}`, titleOf(name))

export function navigation(): Group[] {
  const groups = outline.map(({ name, areas: of, documents }) => ({
    name,
    documents: [...documents, ...resourcesOf(of)],
  }))
  const listed = new Set(groups.flatMap(({ documents }) => documents.map(({ url }) => url)))
  const rest = resources.map(resourceDocument).filter(({ url }) => !listed.has(url))
  groups.at(-1)!.documents.push(...unplaced(), ...rest)
  return groups
}

// The operations of each resource, for the forms that try them.
export const operationsUrls = () =>
  new Map(resources.map((name) => [`${resourceDocument(name).url}.json`, name]))

const errorDocuments = (): Document[] =>
  (Object.keys(errors) as ErrorCode[]).map((code) =>
    reference(`errors/${code}`, `errors/${code}`, code),
  )

// The pages of the errors aren't in the navigation: the list of errors links to them.
export const allDocuments = (groups: Group[]): Document[] => [
  ...groups.flatMap(({ documents }) => documents),
  ...errorDocuments(),
]
