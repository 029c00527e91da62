// Registers every resource, in dependency order. A resource can import only from resources listed
// above it; the rest communicate through events.
import { aOrAn, capitalized, spoken } from '#catalogue/words.ts'
import type { DueStep } from '#due.ts'
import { guardWrites, readScopesOf } from '#http/guarded.ts'
import type { Route } from '#http/route.ts'
import { type BoundWait, dueStepsOf, type Lifecycle, lifecycleEvents, waitsOf } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { accountRoutes } from './account/routes.ts'
import { apiKeyKind, apiKeyLifecycle } from './api_key/lifecycle.ts'
import { apiKeyRoutes } from './api_key/routes.ts'
import { apiKeyEvents, useCheck } from './api_key/use.ts'
import { availabilityEvents } from './availability/availability.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { feedKind, feedLifecycle } from './calendar_feed/lifecycle.ts'
import { feedRoutes } from './calendar_feed/routes.ts'
import { auditEntryRoutes } from './audit_entry/routes.ts'
import { auditKind } from './audit_entry/schema.ts'
import { consentKind, consentLifecycle } from './consent/lifecycle.ts'
import { consentRoutes } from './consent/routes.ts'
import { authorityStep, consentEvents, majorityStep, warnStep } from './consent/time.ts'
import { disclosureRoutes } from './disclosure/routes.ts'
import { disclosureKind } from './disclosure/schema.ts'
import { emergencyAccessKind, emergencyAccessLifecycle } from './emergency_access/lifecycle.ts'
import { emergencyAccessRoutes } from './emergency_access/routes.ts'
import { eventRoutes } from './event/routes.ts'
import { personKind, personLifecycle } from './person/lifecycle.ts'
import { personEvents, personRoutes } from './person/routes.ts'
import { personRecordEvents, personRecordRoutes } from './person_record/routes.ts'
import { eventKind } from './event/schema.ts'
import * as money from './money.ts'
import * as payments from './payments.ts'
import * as settlement from './settlement.ts'
import { noteVersionKind } from './note/version_schema.ts'
import * as record from './clinical_record.ts'
import { practitionerEvents, practitionerRoutes } from './practitioner/routes.ts'
import { practitionerKind, practitionerLifecycle } from './practitioner/lifecycle.ts'
import { requestLogRoutes } from './request_log/routes.ts'
import { requestLogKind } from './request_log/schema.ts'
import { scopedTokenKind, scopedTokenLifecycle } from './scoped_token/lifecycle.ts'
import { scopedTokenRoutes } from './scoped_token/routes.ts'
import { sessionKind, sessionLifecycle } from './session/lifecycle.ts'
import { sessionRoutes } from './session/routes.ts'
import { remindStep } from './session/reminder.ts'
import { reviewStep } from './session/treat.ts'
import { sessionEvents } from './session/session.ts'
import { seriesEvents, seriesRoutes } from './session_series/routes.ts'
import { seriesKind } from './session_series/schema.ts'
import { testClockRoutes } from './test_clock/routes.ts'
import { expireStep, runStep } from './verification/check.ts'
import { graceStep, judgeStep } from './verification/judge.ts'
import {
  checkKind,
  checkLifecycle,
  verificationKind,
  verificationLifecycle,
} from './verification/lifecycle.ts'
import { monitorSteps } from './verification/monitor.ts'
import { verificationRoutes } from './verification/routes.ts'
import { endpointKind, endpointLifecycle } from './webhook_endpoint/lifecycle.ts'
import { webhookEndpointRoutes } from './webhook_endpoint/routes.ts'
import { endpointEvents } from './webhook_endpoint/webhook_endpoint.ts'

export const kinds: Kind[] = [
  apiKeyKind,
  endpointKind,
  personKind,
  consentKind,
  disclosureKind,
  practitionerKind,
  verificationKind,
  checkKind,
  emergencyAccessKind,
  scopedTokenKind,
  sessionKind,
  seriesKind,
  feedKind,
  ...record.kinds,
  ...money.kinds,
  ...payments.kinds,
  ...settlement.kinds,
]

// Belong to a person and are created only as part of another object.
const parts: Kind[] = [noteVersionKind, ...settlement.parts]

// Everything about a person, which is merged, exported and erased with them.
const ofPersons = () => [...kinds, ...parts, ...records].filter(({ of_person }) => of_person)

// Created by Attune, never by a caller. They can be read and listed but never change.
const ownRecords: Kind[] = [auditKind, eventKind, requestLogKind]
export const records: Kind[] = [...ownRecords, ...payments.records, ...money.records]

export const lifecycles: Lifecycle[] = [
  apiKeyLifecycle,
  endpointLifecycle,
  personLifecycle,
  consentLifecycle,
  practitionerLifecycle,
  verificationLifecycle,
  checkLifecycle,
  emergencyAccessLifecycle,
  scopedTokenLifecycle,
  sessionLifecycle,
  feedLifecycle,
  ...record.lifecycles,
  ...money.lifecycles,
  ...payments.lifecycles,
  ...settlement.lifecycles,
]

// Scheduled jobs: lifecycle steps taken by the clock, and others.
export const dueSteps: DueStep[] = [
  ...lifecycles.flatMap(dueStepsOf),
  useCheck,
  majorityStep,
  authorityStep,
  warnStep,
  runStep,
  expireStep,
  judgeStep,
  graceStep,
  ...monitorSteps,
  remindStep,
  reviewStep,
  ...record.steps,
  ...money.steps,
  ...payments.steps,
  ...settlement.steps,
]

// The objects that wait for each scheduled job, by state.
export const waits: BoundWait[] = [...lifecycles.flatMap(waitsOf), ...settlement.rowWaits]

// Every kind can be created and updated.
const creations = kinds.map(({ object }) => [
  `${object}.created`,
  `${capitalized(aOrAn(spoken(object)))} was created.`,
])
const changes = kinds.map(({ object }) => [
  `${object}.updated`,
  `${capitalized(aOrAn(spoken(object)))} was updated.`,
])

// Later entries win, so a resource's own description replaces the one from its lifecycle.
export const events: Record<string, string> = {
  ...Object.fromEntries([...creations, ...changes]),
  ...Object.fromEntries(lifecycles.flatMap(lifecycleEvents)),
  ...apiKeyEvents,
  ...endpointEvents,
  ...personEvents,
  ...consentEvents,
  ...personRecordEvents(ofPersons()),
  ...practitionerEvents,
  ...availabilityEvents,
  ...sessionEvents,
  ...seriesEvents,
  ...record.events,
  ...money.events,
  ...payments.events,
  ...settlement.events,
}

const routesWith = (person_record: Route[]): Route[] => [
  ...accountRoutes,
  ...apiKeyRoutes,
  ...auditEntryRoutes,
  ...eventRoutes,
  ...requestLogRoutes,
  ...webhookEndpointRoutes(Object.keys(events)),
  ...personRoutes,
  ...person_record,
  ...consentRoutes,
  ...disclosureRoutes,
  ...practitionerRoutes,
  ...verificationRoutes,
  ...emergencyAccessRoutes,
  ...scopedTokenRoutes,
  ...availabilityRoutes,
  ...sessionRoutes,
  ...seriesRoutes,
  ...feedRoutes,
  ...record.routes,
  ...money.routes,
  ...payments.routes,
  ...settlement.routes,
  ...testClockRoutes(dueSteps),
]

const read_scopes = readScopesOf(routesWith([]))
const person_record = personRecordRoutes(ofPersons(), read_scopes)

export const routes: Route[] = guardWrites(routesWith(person_record), read_scopes)
