// Every area, in order, and what derives from its resources. An area imports only the areas above
// it; what happens below reaches the areas above as events.
import { aOrAn, capitalize, displayName } from '#catalogue/phrases.ts'
import { guardWrites, readScopesOf } from '#http/access/read_access.ts'
import { withFreshSignIn } from '#http/access/fresh_sign_in.ts'
import { withExpansions } from '#http/expand/expandable.ts'
import { withVersions } from '#http/routing/if_match.ts'
import type { Registered, Resource } from '#http/routing/resource.ts'
import type { Route } from '#http/routing/route.ts'
import type { Job } from '#kernel/jobs.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { lifecycleEvents } from '#kernel/lifecycle_fields.ts'
import { type BoundWait, clockJobsOf, waitsOf } from '#kernel/lifecycle_jobs.ts'
import type { Kind } from '#kernel/record.ts'
import { platformArea } from './platform/index.ts'
import { practitionersArea } from './practitioners/index.ts'
import { membersArea } from './members/index.ts'
import { personsArea } from './persons/index.ts'
import { sessionsArea } from './sessions/index.ts'
import { notesArea } from './notes/index.ts'
import { matchingArea } from './matching/index.ts'
import { paymentsArea } from './payments/index.ts'
import { claimsArea } from './claims/index.ts'
import { reconciliationArea } from './reconciliation/index.ts'
import { reportsArea } from './reports/index.ts'
import { documentsArea } from './documents/index.ts'
import { messagesArea } from './messages/index.ts'
import { importsArea } from './imports/index.ts'
import { recordsArea } from './records/index.ts'

export const areas: { name: string; resources: Resource[] }[] = [
  { name: 'platform', resources: platformArea },
  { name: 'practitioners', resources: practitionersArea },
  { name: 'members', resources: membersArea },
  { name: 'persons', resources: personsArea },
  { name: 'sessions', resources: sessionsArea },
  { name: 'notes', resources: notesArea },
  { name: 'matching', resources: matchingArea },
  { name: 'payments', resources: paymentsArea },
  { name: 'claims', resources: claimsArea },
  { name: 'reconciliation', resources: reconciliationArea },
  { name: 'reports', resources: reportsArea },
  { name: 'documents', resources: documentsArea },
  { name: 'messages', resources: messagesArea },
  { name: 'imports', resources: importsArea },
  { name: 'records', resources: recordsArea },
]

export const resources: Resource[] = areas.flatMap((area) => area.resources)

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])
const kindsBy = (created_by: Resource['created_by']): Kind[] =>
  resources.filter((each) => each.created_by === created_by).flatMap(({ kind }) => present(kind))

// What callers create and update.
export const kinds = kindsBy(undefined)

// What Attune creates. Callers can only read it.
export const records = kindsBy('attune')

export const parts = resources.flatMap((resource) => resource.parts ?? [])
const kinds_of_persons = [...kinds, ...parts, ...records].filter(({ of_person }) => of_person)

export const lifecycles: Lifecycle[] = resources.flatMap(({ lifecycle }) => present(lifecycle))

// Lifecycle steps taken by the clock, and the jobs of each resource.
export const jobs: Job[] = [
  ...lifecycles.flatMap(clockJobsOf),
  ...resources.flatMap((resource) => resource.jobs ?? []),
]

// The objects that wait for each scheduled job, by state.
export const waits: BoundWait[] = [
  ...lifecycles.flatMap(waitsOf),
  ...resources.flatMap((resource) => resource.waits ?? []),
]

const happenedTo = (word: string) =>
  kinds.map(({ object }) => [
    `${object}.${word}`,
    `${capitalize(aOrAn(displayName(object)))} was ${word}.`,
  ])
const ownEvents = ({ events = {} }: Resource) =>
  Object.entries(typeof events === 'function' ? events(kinds_of_persons) : events)

// Later entries win, so a resource's own description replaces the general one.
export const events: Record<string, string> = Object.fromEntries([
  ...happenedTo('created'),
  ...happenedTo('updated'),
  ...lifecycles.flatMap(lifecycleEvents),
  ...resources.flatMap(ownEvents),
])

const routesOf = (registered: Registered) =>
  resources.flatMap(({ routes = [] }) =>
    typeof routes === 'function' ? routes(registered) : routes,
  )

const registered = { event_types: Object.keys(events), jobs, kinds_of_persons }
const read_scopes = readScopesOf(routesOf({ ...registered, read_scopes: null }))

export const routes: Route[] = withVersions(
  withFreshSignIn(
    withExpansions(guardWrites(routesOf({ ...registered, read_scopes }), read_scopes)),
  ),
  [...kinds, ...records],
)

// A description of each name in the API's paths, for OpenAPI and the reference.
export const about: Record<string, string> = Object.assign(
  {},
  ...resources.map((resource) => resource.about ?? {}),
)
