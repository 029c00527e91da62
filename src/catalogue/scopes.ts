// What an API key may be allowed to do. Shown in the docs and in OpenAPI, typed on every route.

export const scopes = {
  'test_clock:read': "See the account's clock. Sandbox only.",
  'api_keys:read': 'See API keys; never their secrets.',
  'api_keys:write': 'Make, rotate and revoke API keys.',
  'scoped_tokens:read': 'See scoped tokens; never their secrets.',
  'scoped_tokens:write': 'Make and revoke scoped tokens for browsers and apps.',
  'audit_entries:read': 'Read the trail, and prove its entries.',
  'events:read': 'Follow the feed of events.',
  'webhook_endpoints:read': 'See webhook endpoints and what came of deliveries.',
  'webhook_endpoints:write': 'Add and change webhook endpoints, and have events sent again.',
  'request_logs:read': 'See what was asked of the API, and how it ended.',
  'persons:read': 'See persons, and find them.',
  'persons:write': 'Add, change and merge persons.',
  'persons:export': 'Export the whole record of a person.',
  'persons:erase': 'Erase persons for ever.',
  'risk:read': 'See how acute the danger to a person or from them is.',
  'risk:write': 'Note how acute the danger is.',
  'consents:read': 'See consents, and ask what they permit.',
  'consents:write': 'Draft and offer consents, and record what became of them.',
  'disclosures:read': 'See what was shared outside, and why.',
  'disclosures:write': 'Share outside what consent or law allows.',
  'emergency_accesses:read': 'See who opened a record in an emergency.',
  'emergency_accesses:write': 'Open a record in an emergency, and review that.',
  'practitioners:read': 'See the directory of practitioners.',
  'practitioners:write': 'Add, change, suspend and archive practitioners.',
  'verifications:read': 'See verifications, their checks and what these found.',
  'verifications:write': 'Open verifications, judge what was found, and decide.',
  'availability:read': 'See when practitioners can be booked.',
  'availability:write': 'Change when practitioners can be booked.',
  'sessions:read': 'See sessions.',
  'sessions:write': 'Book sessions and move them along.',
  'sessions:override': 'Book outside what a practitioner published; with sessions:write.',
  'notes:read': 'Read notes, and prove them.',
  'notes:write': 'Write, sign and amend notes, on behalf of practitioners.',
  'psychotherapy_notes:read': 'Read psychotherapy notes, on behalf of who wrote them.',
  'psychotherapy_notes:write': 'Write psychotherapy notes, on behalf of practitioners.',
  'assessments:read': 'Read assessments, instruments and progress.',
  'assessments:write': 'Assign, answer and review assessments.',
  'matchings:read': 'See matchings, and how candidates are ranked.',
  'matchings:write': 'Find candidates, accept and decline them, and assign a waiting list.',
  'calendar_feeds:read': 'See calendar feeds; never their addresses.',
  'calendar_feeds:write': 'Make and revoke calendar feeds.',
  'test_clock:write': "Move the account's clock forward. Sandbox only.",
} as const

export type Scope = keyof typeof scopes

export const everyScope = Object.keys(scopes) as Scope[]

// What a scoped token may be given, by its subject: what they do for themselves, and what row-level
// security bounds to them. All else needs a key on a server.
const ofBoth = ['practitioners:read', 'sessions:read', 'sessions:write'] as const
const ofPersons = [
  'persons:read',
  'consents:read',
  'notes:read',
  'assessments:read',
  'assessments:write',
] as const
export const tokenScopes = {
  person: [...ofPersons, ...ofBoth],
  practitioner: [...ofBoth],
} satisfies Record<string, Scope[]>

export const everyTokenScope = tokenScopes.person // A practitioner's are among them.
