// Dependencies shared by all request handlers.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { DeploymentSettings } from '#settings/config.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Limits } from '#settings/limits.ts'
import type { Database } from '#db/connect.ts'
import type { Replica } from '#db/replica.ts'
import type { Mailer } from '#outside/ports/mail.ts'
import type { SingleSignOn } from '#outside/ports/single_sign_on.ts'
import type { Outside } from '#outside/ports/outside.ts'
import type { Kind } from '#kernel/record.ts'
import type { Tracing } from '#kernel/tracing.ts'
import type { TimeSlices } from '#kernel/time_slices.ts'
import type { AuditWriter } from '#kernel/unit_of_work.ts'
import type { Admission } from '#http/access/admission.ts'
import type { EventWatch } from '#http/access/event_watch.ts'
import type { CompiledSchemas } from '#http/compiled_schemas.ts'
import type { Metrics } from '#http/operations/metrics.ts'
import type { RequestSampler } from '#http/operations/record_request.ts'
import type { RequestLog } from '#http/operations/request_log.ts'

export type AppContext = {
  db: Database
  replica?: Replica | undefined // For reads that can be older.
  secrets: Secrets
  allows: DeploymentSettings
  outside: Outside
  mail: Mailer
  single_sign_on(): SingleSignOn | undefined // Undefined if it isn't set up.
  limits: Limits // Defaults for accounts without their own limits.
  admission: Admission
  event_watch: EventWatch
  saveAudits: AuditWriter // Of reads that wrote nothing else.
  kinds: Kind[]
  asEvent(row: object): { type: string; data: object; created_at: string } // As in the event feed.
  record(request: FastifyRequest, reply: FastifyReply): void // Logs a finished request.
  addressOf(request: IncomingMessage): string // The caller's IP address.
  public_url: string
  signup: 'open' | 'waitlist' | 'closed' // Whether people can sign up.
  log: Logger
  slices: TimeSlices
  schemas: CompiledSchemas
  log_requests?: RequestSampler // Which requests are logged. By default, all.
  tracing?: Tracing | undefined
  metrics: Metrics
  request_log: RequestLog
}
