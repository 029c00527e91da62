// A resource is one object: what it stores, its lifecycle, its scheduled jobs, its events and its
// routes. areas/index.ts lists every resource; everything else derives from that list.
import type { Scope } from '#catalogue/scopes.ts'
import type { Job } from '#kernel/jobs.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import type { BoundWait } from '#kernel/lifecycle_jobs.ts'
import type { Kind } from '#kernel/record.ts'
import type { Route } from './route.ts'

export type Resource = {
  // One or two sentences for each name in its paths, for OpenAPI and the reference.
  about?: Record<string, string>
  kind?: Kind
  created_by?: 'attune' // Callers can read it, but not create or update it.
  parts?: Kind[] // Rows that exist only as part of another object.
  lifecycle?: Lifecycle
  jobs?: Job[] // Scheduled jobs, in addition to the lifecycle's own.
  waits?: BoundWait[] // Rows without a lifecycle that wait for a job.
  // In addition to created, updated and the lifecycle's own.
  events?: Record<string, string> | ((kinds_of_persons: Kind[]) => Record<string, string>)
  routes?: Route[] | ((registered: Registered) => Route[])
}

// What a route can need to know of all resources.
export type Registered = {
  event_types: string[]
  jobs: Job[]
  kinds_of_persons: Kind[] // What belongs to a person: merged, exported and erased with them.
  read_scopes: Map<string, Scope> | null // By object type. Null while they are being collected.
}

// Identity function that lets the compiler check the definition.
export const defineResource = <const R extends Resource>(resource: R): R => resource
