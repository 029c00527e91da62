// The operations that agents can call, each chosen by hand: an operation that isn't listed is no
// tool. Keys, erasure, exports, emergency access, psychotherapy notes, signatures, consents given
// or revoked, and anything that moves money are left to people and programs.
import { routes } from '#areas/index.ts'
import type { Route } from '#http/routing/route.ts'

// Run at once. Two are POST requests that only look something up.
const reads = [
  'account.retrieve',
  'practitioners.list',
  'practitioners.retrieve',
  'practitioners.eligibility',
  'verifications.list',
  'availability.retrieve',
  'slots.list',
  'slots.search',
  'booking_policy.retrieve',
  'persons.list',
  'persons.search',
  'persons.retrieve',
  'persons.progress',
  'persons.statement',
  'consents.list',
  'consents.retrieve',
  'consent_decisions.create',
  'sessions.list',
  'sessions.retrieve',
  'session_series.list',
  'session_series.retrieve',
  'notes.list',
  'notes.retrieve',
  'assessments.list',
  'assessments.retrieve',
  'matchings.list',
  'matchings.retrieve',
  'matchings.explain',
  'payers.list',
  'coverages.list',
  'coverages.retrieve',
  'eligibility_checks.list',
  'eligibility_checks.retrieve',
  'estimates.list',
  'estimates.retrieve',
  'claims.list',
  'claims.retrieve',
  'claims.timeline',
  'charges.list',
  'charges.retrieve',
  'payments.list',
  'payments.retrieve',
]

// A dry run, until it is confirmed. True: what was there before is lost.
const writes: Record<string, boolean> = {
  'sessions.create': false,
  'sessions.confirm': false,
  'sessions.release': true,
  'sessions.reschedule': true,
  'sessions.cancel': true,
  'session_series.create': false,
  'session_series.cancel': true,
  'persons.create': false,
  'matchings.create': false,
  'matchings.accept': false,
  'matchings.decline': true,
  'matchings.cancel': true,
  'coverages.check': false,
  'estimates.create': false,
  'claims.validate': false,
  'claims.check_status': false,
}

export type SafeRoute = { route: Route; confirmed: boolean; destructive: boolean }

const routeNamed = (name: string) => {
  const found = routes.find((route) => route.name === name)
  if (!found) throw new Error(`No route is named ${name}.`)
  return found
}

export const safeRoutes = (): SafeRoute[] => [
  ...reads.map((name) => ({ route: routeNamed(name), confirmed: false, destructive: false })),
  ...Object.entries(writes).map(([name, destructive]) => ({
    route: routeNamed(name),
    confirmed: true,
    destructive,
  })),
]
