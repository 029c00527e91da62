// The error of a webhook delivery that can't be trusted.

/** The delivery isn't from Attune, or was changed or repeated. Respond with 400. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError'
}
