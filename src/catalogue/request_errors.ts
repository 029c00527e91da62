// Errors that any request can return.

export const requestErrors = {
  malformed_request: {
    status: 400,
    message: "The request isn't valid HTTP: {reason}",
    cause: "The server couldn't parse the request.",
    remedy: 'Send a well-formed HTTP/1.1 request. Any standard HTTP client does this.',
  },
  validation_failed: {
    status: 400,
    message: '{reason}',
    cause: 'One or more parameters are missing, unknown, repeated or invalid.',
    remedy: '`details` lists every invalid parameter. Fix all of them and retry.',
  },
  api_key_missing: {
    status: 401,
    message: 'No API key was sent. Send it as `Authorization: Bearer <key>` or `x-api-key: <key>`.',
    cause: 'The request has neither an `Authorization` nor an `x-api-key` header.',
    remedy:
      'Send your secret key in one of the two headers. Create a key with `attune keys create`.',
  },
  api_key_invalid: {
    status: 401,
    message: 'The API key is invalid: unknown, revoked, expired or malformed.',
    cause:
      'The key was rejected, belongs to the other environment, or the two headers hold different ' +
      'keys.',
    remedy:
      'Check that you copied the whole key and that its prefix matches the environment: ' +
      '`sk_test_` for the sandbox, `sk_live_` for production.',
  },
  permission_denied: {
    status: 403,
    message: '{needs}',
    cause:
      "The key is valid, but the key or the practitioner it acts for isn't allowed to do this.",
    remedy:
      'Use a key with the scopes in `required_scopes`, or send `On-Behalf-Of` with the ID of a ' +
      'practitioner who is allowed. The message names the header or token to use.',
  },
  https_required: {
    status: 403,
    message: 'This API accepts HTTPS only. {exposure}',
    cause:
      'The request was sent over plain HTTP. It is rejected, not redirected, because its ' +
      'contents were exposed in transit.',
    remedy:
      'Use `https://`. Any API key sent over plain HTTP was revoked. Create a new one with ' +
      '`attune keys create`.',
  },
  origin_refused: {
    status: 403,
    message: "The request's origin isn't allowed. {reason}",
    cause:
      "The request has an `Origin` header, so a web page sent it. Secret keys can't be used in " +
      'browsers. A scoped token works only from its `allowed_origins`, and not ' +
      'from a web page if that list is empty. Forms that need no key are accepted only from this ' +
      "server's own pages.",
    remedy:
      'Call the API from your server, or create a scoped token (`POST /v1/scoped_tokens`) that ' +
      "lists the page's origin. Rotate any secret key that was in a browser.",
  },
  waitlist_closed: {
    status: 403,
    message: 'The waitlist is closed.',
    cause: 'This deployment has no waitlist, or the waitlist is full.',
    remedy: 'Contact the operator, or run your own sandbox with `npm start`.',
  },
  resource_not_found: {
    status: 404,
    message: 'No such {resource}.',
    cause: "The path or an ID doesn't exist, or this key can't access it.",
    remedy: "Check the ID, and that it belongs to the key's account and environment.",
  },
  method_not_allowed: {
    status: 405,
    message: "{method} isn't supported on this path. Use {allow}.",
    cause: "The path exists but doesn't support this method.",
    remedy: 'Use a method from the `Allow` header.',
  },
  not_acceptable: {
    status: 406,
    message: 'This response is JSON. The `Accept` header must allow `application/json`.',
    cause: 'The `Accept` header excludes JSON. Only some objects are also available as PDF.',
    remedy: 'Send `Accept: application/json` or omit the header.',
  },
  request_timeout: {
    status: 408,
    message: 'The request timed out before it was fully received.',
    cause: 'The headers or the body took too long to arrive. Nothing was changed.',
    remedy: 'Check your connection and retry.',
  },
  invalid_transition: {
    status: 409,
    message: "The {resource} is {status} and can't be changed with `{step}`.",
    cause: "The action isn't valid in the object's current state.",
    remedy: '`allowed` lists the valid actions. Retrieve the object and choose one.',
  },
  precondition_failed: {
    status: 412,
    message: "The object has changed: `If-Match` isn't its current version.",
    cause: 'Someone else updated the object after you read it. Nothing was changed.',
    remedy: 'Retrieve the object, reapply your change, and send the new `ETag`.',
  },
  precondition_required: {
    status: 428,
    message: '`If-Match` is required.',
    cause: 'This object is edited concurrently, so an update must name the version it replaces.',
    remedy: 'Retrieve the object and send its `ETag` as `If-Match`. `*` overwrites any version.',
  },
  payload_too_large: {
    status: 413,
    message:
      'The request body is too large. The limit is 1 MB, 12 MB for X12, 50 MB for the file of a ' +
      'document, and 16 kB for requests without a key.',
    cause: 'The body exceeds the limit.',
    remedy: 'Send less data per request.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'The body must be `application/json` or `application/x-www-form-urlencoded`.',
    cause: "The content type isn't supported, the charset isn't UTF-8, or the body is compressed.",
    remedy: 'Set `Content-Type` to the format you send.',
  },
  expectation_failed: {
    status: 417,
    message: "The `Expect` header isn't supported.",
    cause: 'Only `Expect: 100-continue` is supported.',
    remedy: 'Remove the `Expect` header.',
  },
  expires_at_in_past: {
    status: 422,
    message: '`expires_at` must be in the future.',
    cause: "A key can't expire before it's created. Keys use real time, not the test clock.",
    remedy: 'Choose a later `expires_at` or omit it.',
  },
  due_at_in_past: {
    status: 422,
    message: '`due_at` must be in the future.',
    cause: "The time is not after your account's time: in the sandbox, the test clock.",
    remedy: 'Choose a later `due_at` or omit it.',
  },
  metadata_limit_exceeded: {
    status: 422,
    message: '`metadata` can hold at most 50 keys.',
    cause: 'The keys you sent are merged with the existing keys, and together they exceed 50.',
    remedy: 'Remove keys by setting them to null.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This `Idempotency-Key` was used for a different request.',
    cause: 'The key was used with another method, path, actor or body.',
    remedy: 'Use a new key for every new request, and repeat a key only to retry.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests ({policies}). Wait for the time in `Retry-After`, then retry.',
    cause:
      'The account, the API key, the scoped token or the IP address exceeded a limit. ' +
      '`violated_policies` names it. `RateLimit` and `RateLimit-Policy` show what is left of ' +
      'each limit.',
    remedy:
      'Wait `Retry-After` seconds, then retry with exponential backoff. Responses to callers who ' +
      'keep retrying early are delayed.',
  },
  headers_too_large: {
    status: 431,
    message: 'The request headers are too large.',
    cause: 'The limit is 16 kB and 100 headers.',
    remedy: 'Send fewer or shorter headers.',
  },
  internal_error: {
    status: 500,
    message: 'An internal error occurred. Nothing was changed.',
    cause: 'The service failed, and the request was rolled back.',
    remedy:
      'Retry with exponential backoff. If it persists, contact support with the `request_id`.',
  },
  overloaded: {
    status: 503,
    message: 'The service is overloaded. Try again shortly.',
    cause: 'The request waited too long for capacity.',
    remedy: 'Retry after `Retry-After` seconds with the same `Idempotency-Key`.',
  },
  database_unavailable: {
    status: 503,
    message: 'The database is unavailable. Try again shortly.',
    cause: 'The database is restarting or unreachable. A write may have been committed.',
    remedy:
      'Retry after `Retry-After` seconds with the same `Idempotency-Key`; a retry never repeats ' +
      'a write.',
  },
  storage_full: {
    status: 503,
    message: 'Writes are unavailable: storage is full. Nothing was changed.',
    cause: 'The database is out of disk space. Reads still work.',
    remedy: 'Retry later with the same `Idempotency-Key`.',
  },
  file_store_unavailable: {
    status: 503,
    message: "The file store can't be reached or isn't configured. Nothing was stored.",
    cause: 'The disk or the S3-compatible storage that keeps files is unavailable or full.',
    remedy: 'Retry later. If it persists, check `FILE_STORE` and the settings of the store.',
  },
  idempotency_key_in_use: {
    status: 503,
    message: 'A request with this `Idempotency-Key` is still in progress.',
    cause: "The first request didn't finish within five seconds.",
    remedy: 'Retry after `Retry-After` seconds with the same key to get its response.',
  },
} as const
