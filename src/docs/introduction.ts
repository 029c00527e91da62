// The introduction of the OpenAPI document: what applies to every request.

export const introduction = `
Attune is a REST API for mental healthcare. Every path begins with \`/v1\`, every request
carries a secret key or a scoped token, and every response is JSON.

**Authentication.** Send \`Authorization: Bearer <key>\`, or \`x-api-key: <key>\` if you can't
set that header. Keys that begin with \`sk_test_\` or \`rk_test_\` belong to the sandbox,
\`sk_live_\` and \`rk_live_\` to production. A key works in one environment only. Keys are for
servers. Browsers and apps use a scoped token (\`st_\`) that your server creates for one
subject. The API is HTTPS only: a key sent over plain HTTP is revoked.

**Responses.** Success is always \`200\`. Every other response has the \`error_response\` form.
Branch on \`error.code\`, which is stable, never on the message. Each code has a page at
\`/docs/errors/{code}\`. Retry only \`429\` and \`5xx\`, with exponential backoff.

**Writes** accept an \`Idempotency-Key\`: a retry with the same key never creates a second
object. \`If-Match\` with the ETag of the object you read prevents overwriting someone else's
change. With \`Dry-Run: true\` a write is checked completely and changes nothing. The response
has \`Dry-Run: true\` and is \`{object: "dry_run", livemode, response, events}\`: the response
the write would get, without secrets that are shown once, and the events it would send. The
response to a retry with an earlier key has \`Idempotent-Replayed: true\`.

**Simulated failures.** In the sandbox, \`Attune-Simulate\` makes the service fail on request.
See [Sandbox values](/docs/sandbox).

**Bodies** are JSON or form-encoded. In a form, write \`a[b]=1\` for an object, \`a[]=1\` or
\`a[0]=1\` for a list, and an empty value for null. Unknown and repeated parameters are refused.
The maximum size is 1 MB, or 12 MB for X12.

**Lists** are newest first. A page has 10 objects by default and up to 100 with \`limit\`.
Follow \`next_cursor\` while \`has_more\` is true. Filter by field and by time, for example
\`created_at[gte]=2027-03-01T00:00:00Z&created_at[lt]=...\`. With \`Prefer: stale=5\`, a read
replica can serve lists and reports whose data is at most 5 seconds old.

**Objects** have an \`id\`, a \`version\` that increases with every change, and \`metadata\`:
key-value pairs you define, changed with \`PATCH\`. Money is \`{amount, currency}\`, with the
amount in the currency's smallest unit.

**Every response** has a \`Request-Id\`: include it when you contact support. \`RateLimit-Policy\`
and \`RateLimit\` say how much you can still send.

**Times** are RFC 3339 in UTC with milliseconds. New fields, values, events and error codes may
be added to \`/v1\` at any time. Ignore those you don't know.
`.trim()
