// The words in front of the OpenAPI document: what holds for every call.

export const introduction = `
Attune is one API for mental healthcare. Every path begins with \`/v1\`, every call carries a
secret key or a scoped token, and every answer is JSON.

**Keys.** Send \`Authorization: Bearer <key>\`, or \`x-api-key: <key>\` where that header cannot be
set. Keys that begin with \`sk_test_\` or \`rk_test_\` belong to the sandbox, \`sk_live_\` and
\`rk_live_\` to production; each works in its own environment only. Keys are for servers, never for
browsers or apps: those get a scoped token (\`st_\`) for one subject, made by your server. The API
speaks HTTPS only: a key that arrives over plain HTTP is revoked.

**Answers.** Success is always \`200\`. Everything else has the form of the schema \`error\`: branch
on \`error.code\`, which is stable, never on the message. Each code has a page at
\`/docs/errors/{code}\`. Retry only \`429\` and \`5xx\`, with exponential backoff.

**Writes** take an \`Idempotency-Key\`: a retry that carries the same one never happens twice.
\`If-Match\` with the ETag of what you read keeps you from overwriting what somebody else changed.
With \`Dry-Run: true\` a write is checked whole and changes nothing: the answer is a \`dry_run\`
with what would be answered and the events that would be sent.

**Faults to rehearse.** In the sandbox \`Attune-Simulate\` makes the service fail on request: see
[Sandbox values](/docs/sandbox).

**Bodies** are JSON or forms. A form says \`a[b]=1\` for an object, \`a[]=1\` or \`a[0]=1\` for a
list, and an empty value for null. Unknown and repeated parameters are refused. 1 MB at
most, 12 MB for X12.

**Lists** are newest first, a page at a time, of 10 unless \`limit\` says otherwise, and of 100 at
most: follow \`next_cursor\` while \`has_more\` is true. They can be narrowed by what their objects
are about, and by when: \`created_at[gte]=2027-03-01T00:00:00Z&created_at[lt]=...\`.

**Objects** have an \`id\`, a \`version\` that grows with each change, and \`metadata\`: pairs of
your own, which \`PATCH\` changes. Money is \`{amount, currency}\`, in the smallest unit of the
currency.

**Limits** are told on every answer in \`RateLimit-Policy\` and \`RateLimit\`.

**Times** are RFC 3339 in UTC with milliseconds. New fields, values, events and error codes may be
added to \`/v1\` at any time: ignore what you do not know.
`.trim()
