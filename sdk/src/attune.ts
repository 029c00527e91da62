// The entry point: the client with every resource, and everything a program imports.
import { EventFeed } from './events.ts'
import { AttuneResources } from './generated/attune_resources.ts'
import { webhooks } from './webhooks.ts'

/**
 * The Attune API.
 *
 * @example
 * const attune = new Attune({ apiKey: process.env.ATTUNE_API_KEY })
 * const session = await attune.sessions.create({ practitioner_id, starts_at })
 */
export class Attune extends AttuneResources {
  /** Everything that happened in the account, in order: list it or follow it. */
  readonly events: EventFeed = new EventFeed(this)
  /** Verifies webhook deliveries. */
  readonly webhooks: typeof webhooks = webhooks
}

export type { ApiPromise, ApiResponse } from './api_promise.ts'
export { AttuneClient, type Method, type RequestParts } from './client.ts'
export * from './errors.ts'
export { EventFeed, EventGapError, type FollowOptions } from './events.ts'
export type { ErrorBody, ErrorCode, MissingConsent } from './generated/errors.ts'
export type { AttuneEvent, EventType } from './generated/events.ts'
export * from './generated/attune_resources.ts'
export type * from './generated/schemas.ts'
export type * from './options.ts'
export { List, type ListResponse, type Page } from './pages.ts'
export { unwrap, type UnwrapOptions, type WebhookHeaders } from './webhooks.ts'
export { WebhookVerificationError } from './webhook_error.ts'
