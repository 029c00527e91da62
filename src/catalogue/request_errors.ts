// What any request can meet, whatever it asks for.

export const requestErrors = {
  malformed_request: {
    status: 400,
    message: 'The request is not valid HTTP: {reason}',
    happened: 'The bytes that arrived are not a request this server can read.',
    remedy: 'Send a well-formed HTTP/1.1 request; any ordinary HTTP client does so by itself.',
  },
  validation_failed: {
    status: 400,
    message: '{reason}',
    happened: 'One or more parameters are missing, unknown, repeated or not of the right form.',
    remedy: 'Every fault is listed in details[], with the parameter it is about. Mend them all.',
  },
  api_key_missing: {
    status: 401,
    message: 'No API key was sent. Send it as "Authorization: Bearer <key>" or as "x-api-key".',
    happened: 'Neither an Authorization nor an x-api-key header came with the request.',
    remedy: 'Send your secret key in one of the two headers. `bin/attune keys create` makes one.',
  },
  api_key_invalid: {
    status: 401,
    message: 'The API key is not valid here: it is unknown, revoked, expired or malformed.',
    happened:
      'A key was presented and rejected: unknown, revoked, expired, of the other ' +
      'environment, or two different keys came in the two headers.',
    remedy:
      'Check that the whole key was copied and that its prefix fits this environment ' +
      '(sk_test_ for the sandbox, sk_live_ for production).',
  },
  permission_denied: {
    status: 403,
    message: 'This call may not do that: it needs {needs}.',
    happened: 'The key is valid, but it or the practitioner it acts for may not do this.',
    remedy: 'Use a key with the scopes listed in required_scopes, or act as somebody who may.',
  },
  https_required: {
    status: 403,
    message: 'This API speaks HTTPS only. {exposure}',
    happened:
      'The request came over plain HTTP. It is refused, never redirected, because ' +
      'whatever it carried has crossed the network unprotected.',
    remedy:
      'Use https://. A key that was sent in clear is revoked at once: make another with ' +
      '`bin/attune keys create`.',
  },
  origin_refused: {
    status: 403,
    message: 'Refused because of where it came from: {reason}',
    happened:
      'The request carries an Origin header, so a web page sent it. A secret key has no business ' +
      'there; a scoped token is taken from its allowed_origins alone, and one without any from ' +
      'no page at all. Forms that need no key are only accepted from this server’s own pages.',
    remedy:
      'Call the API from your server, or give the page a scoped token (POST /v1/scoped_tokens) ' +
      'with its origin in allowed_origins. A secret key that was in a browser should be rotated.',
  },
  waitlist_closed: {
    status: 403,
    message: 'Nobody can join just now.',
    happened: 'This deployment takes nobody on its waitlist, or the list is full.',
    remedy: 'Ask those who run it, or run a sandbox of your own: it starts with one command.',
  },
  resource_not_found: {
    status: 404,
    message: 'There is no such {resource}.',
    happened: 'The path or an id names nothing this key can see.',
    remedy: 'Check the id, and that it belongs to the account and environment of the key.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path does not take {method}. It takes {allow}.',
    happened: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  not_acceptable: {
    status: 406,
    message: 'Answers are JSON: the Accept header must allow application/json.',
    happened: 'The Accept header rules out the only format this API speaks.',
    remedy: 'Send "Accept: application/json", or leave the header out.',
  },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time.',
    happened: 'The headers or the body took too long to arrive.',
    remedy: 'Look at the connection. A request that did not arrive whole was not carried out.',
  },
  invalid_transition: {
    status: 409,
    message: 'The {resource} is {status}, and so cannot take the step {step}.',
    happened: 'The step is not allowed from the state the object is in.',
    remedy: 'allowed[] lists the steps that can be taken now. Read the object and decide anew.',
  },
  precondition_failed: {
    status: 412,
    message: 'The object has changed: If-Match does not name its current version.',
    happened: 'Somebody else changed the object since you read it. Nothing was written.',
    remedy: 'Read the object again, apply your change to it, and send the new ETag.',
  },
  precondition_required: {
    status: 428,
    message: 'If-Match is needed here, with the version this changes.',
    happened: 'What several may write at once is saved only over a version that was read.',
    remedy: 'Read the object and send its ETag as If-Match; "*" overwrites whatever is there.',
  },
  payload_too_large: {
    status: 413,
    message:
      'The body is too large: 1 MB at most, 12 MB for X12, and 16 kB where no key is needed.',
    happened: 'The body exceeds what is accepted.',
    remedy: 'Send less in one request.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'Bodies are application/json or application/x-www-form-urlencoded.',
    happened:
      'The Content-Type is neither of the two the API reads, its charset is not UTF-8, or the ' +
      'body is compressed.',
    remedy: 'Set the Content-Type header to the format you send.',
  },
  expectation_failed: {
    status: 417,
    message: 'The Expect header asks for something this server does not do.',
    happened: 'Only "Expect: 100-continue" is understood.',
    remedy: 'Leave the Expect header out.',
  },
  expires_at_in_past: {
    status: 422,
    message: 'expires_at must lie in the future.',
    happened: 'A key cannot end before it begins. Keys live by the real time.',
    remedy: 'Choose a later expires_at, or leave it out.',
  },
  metadata_full: {
    status: 422,
    message: 'With these, metadata would hold more than 50 pairs.',
    happened: 'Pairs are merged with those that are there already.',
    remedy: 'Remove some by sending them as null.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another request.',
    happened: 'The key came before with another method, path, actor or body.',
    remedy: 'Use a new key for each new request, and the same key only for its retries.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests ({policies}). Retry after the seconds in Retry-After.',
    happened:
      'The account, the API key, the scoped token or the address has used up one of its limits. ' +
      'violated_policies names it, and RateLimit and RateLimit-Policy show what is left of each.',
    remedy:
      'Wait for Retry-After seconds, then retry with exponential backoff. Callers who retry ' +
      'sooner are answered later and later.',
  },
  headers_too_large: {
    status: 431,
    message: 'The headers of the request are too large or too many.',
    happened: 'At most 16 kB and 100 headers are read.',
    remedy: 'Send fewer or shorter headers.',
  },
  internal_error: {
    status: 500,
    message: 'Something broke on our side. Nothing was changed.',
    happened: 'A fault in the service. The transaction of the request was rolled back.',
    remedy: 'Retry with exponential backoff; tell us the request_id if it goes on.',
  },
  overloaded: {
    status: 503,
    message: 'The service has more to do than it can. Try again shortly.',
    happened: 'Requests wait a short while for their turn; this one waited too long.',
    remedy:
      'Retry after Retry-After seconds, with exponential backoff and the same ' +
      'Idempotency-Key.',
  },
  database_unavailable: {
    status: 503,
    message: 'The database cannot be reached just now. Try again shortly.',
    happened:
      'The database is restarting or unreachable. If the request was a write, it may ' +
      'have been carried out.',
    remedy: 'Retry after Retry-After seconds with the same Idempotency-Key: nothing happens twice.',
  },
  storage_full: {
    status: 503,
    message: 'The service cannot store anything just now. Nothing was changed.',
    happened: 'The database has no room left. Reads go on.',
    remedy: 'Retry later with the same Idempotency-Key.',
  },
  idempotency_key_in_use: {
    status: 503,
    message: 'A request with this Idempotency-Key is still running.',
    happened: 'The first request with this key has not ended within five seconds.',
    remedy: 'Retry after Retry-After seconds with the same key to get its answer.',
  },
} as const
