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
  'payers:read': 'See payers, their rules, and what you agreed with them.',
  'payers:write': 'Say what you agreed with payers.',
  'coverages:read': 'See the insurance of persons.',
  'coverages:write': 'Add and change the insurance of persons.',
  'eligibility_checks:read': 'See what payers said of a coverage.',
  'eligibility_checks:write': 'Ask payers about a coverage.',
  'eligibility_checks:raw': 'Read the question to a payer and its answer as written, in X12.',
  'calendar_feeds:read': 'See calendar feeds; never their addresses.',
  'calendar_feeds:write': 'Make and revoke calendar feeds.',
  'billing_providers:read': 'See who bills.',
  'billing_providers:write': 'Say who bills.',
  'claims:read': 'See claims and what became of them.',
  'claims:write': 'Make, submit, correct, void, appeal and close claims.',
  'claims:x12': 'Read what was sent to payers and came back, word for word.',
  'ledger:read': 'Read the ledger, its balances and its proof.',
  'deposits:read': 'See what came to the bank, and what it was matched with.',
  'deposits:write': 'Record what came to the bank, and match it.',
  'charges:read': 'See what persons are charged, and what they owe.',
  'charges:write': 'Charge persons, adjust what they owe, and apply their credit.',
  'payments:read': 'See payments, refunds and disputes.',
  'payments:write': 'Take payments, give them back, and answer disputes.',
  'payouts:read': 'See what practitioners are paid, and on which terms.',
  'payouts:write': 'Set what practitioners earn, and pay them.',
  'x12_documents:read': 'See what payers sent, word for word.',
  'x12_documents:write': 'Bring what payers sent, and see to what fits nothing.',
  'remittances:read': 'See remittances, and what they say.',
  'remittances:write': 'Bring remittances, and resolve what could not be posted.',
  'estimates:read': 'See good-faith estimates, and what was billed beside them.',
  'estimates:write': 'Issue good-faith estimates.',
  'superbills:read': 'See superbills.',
  'superbills:write': 'Issue superbills.',
  'test_clock:write': "Move the account's clock forward. Sandbox only.",
} as const

export type Scope = keyof typeof scopes

export const everyScope = Object.keys(scopes) as Scope[]

// What a scoped token may be given, by its subject: what they do for themselves, and what row-level
// security bounds to them. All else needs a key on a server.
// Practitioners see whom they care for and write notes; each reading is judged by consent and care
// team, as on their behalf.
const ofBoth = [
  'practitioners:read',
  'availability:read',
  'sessions:read',
  'sessions:write',
  'persons:read',
  'notes:read',
  'assessments:read',
  'assessments:write',
  'payments:read',
  'payments:write',
] as const
const ofPractitioners = [
  'notes:write',
  'psychotherapy_notes:read',
  'psychotherapy_notes:write',
  'risk:read',
  'risk:write',
] as const
const ofPersons = ['consents:read', 'charges:read', 'matchings:read', 'matchings:write'] as const

export const tokenScopes = {
  person: [...ofPersons, ...ofBoth],
  practitioner: [...ofBoth, ...ofPractitioners],
} satisfies Record<string, Scope[]>

export const everyTokenScope = [...ofPersons, ...ofBoth, ...ofPractitioners]
