// The scopes an API key can have. Listed in the docs and in OpenAPI, and typed on every route.

export const scopes = {
  'test_clock:read': 'Read the test clock. Sandbox only.',
  'api_keys:read': 'List and retrieve API keys, without their secrets.',
  'api_keys:write': 'Create, rotate and revoke API keys.',
  'scoped_tokens:read': 'List and retrieve scoped tokens, without their secrets.',
  'scoped_tokens:write': 'Create and revoke scoped tokens for browsers and apps.',
  'audit_entries:read': 'Read the audit log and get proofs of its entries.',
  'events:read': 'Read the event feed.',
  'webhook_endpoints:read': 'Read webhook endpoints and their deliveries.',
  'webhook_endpoints:write': 'Create and update webhook endpoints, and resend events.',
  'request_logs:read': 'Read the log of API requests and their results.',
  'persons:read': 'Read and search persons.',
  'persons:write': 'Create, update and merge persons.',
  'persons:export': "Export a person's complete record.",
  'persons:erase': 'Permanently erase persons.',
  'risk:read': 'Read risk flags.',
  'risk:write': 'Create, acknowledge and resolve risk flags.',
  'consents:read': 'Read consents and request consent decisions.',
  'consents:write': 'Draft and offer consents, and record signatures and revocations.',
  'disclosures:read': 'Read disclosures and the accounting of disclosures.',
  'disclosures:write': 'Disclose data that a consent or the law permits.',
  'emergency_accesses:read': 'Read emergency accesses.',
  'emergency_accesses:write': 'Open and review emergency accesses.',
  'practitioners:read': 'Read practitioners.',
  'practitioners:write': 'Create, update, suspend and archive practitioners.',
  'verifications:read': 'Read verifications, their checks and findings.',
  'verifications:write': 'Submit verifications, review findings and decide.',
  'availability:read': 'Read availability and open slots.',
  'availability:write': 'Update availability and time off.',
  'sessions:read': 'Read sessions.',
  'sessions:write': 'Book, reschedule, cancel and complete sessions.',
  'sessions:override':
    'Book outside published availability and practice. Requires `sessions:write`.',
  'notes:read': 'Read notes and get proofs of them.',
  'notes:write': 'Write, sign and amend notes on behalf of practitioners.',
  'psychotherapy_notes:read': 'Read psychotherapy notes on behalf of their authors.',
  'psychotherapy_notes:write': 'Write psychotherapy notes on behalf of practitioners.',
  'assessments:read': 'Read assessments, instruments and progress over time.',
  'assessments:write': 'Assign, answer and review assessments.',
  'matchings:read': 'Read matchings and how candidates are ranked.',
  'matchings:write': 'Create matchings, accept and decline candidates, and assign a waiting list.',
  'payers:read': 'Read payers, their rules and your contracts with them.',
  'payers:write': 'Create and update payer contracts.',
  'coverages:read': "Read persons' coverages.",
  'coverages:write': "Create and update persons' coverages.",
  'eligibility_checks:read': 'Read eligibility checks.',
  'eligibility_checks:write': 'Run eligibility checks with payers.',
  'eligibility_checks:raw': 'Read the raw X12 270 and 271 of an eligibility check.',
  'calendar_feeds:read': 'List and retrieve calendar feeds, without their URLs.',
  'calendar_feeds:write': 'Create and revoke calendar feeds.',
  'billing_providers:read': 'Read billing providers.',
  'billing_providers:write': 'Create and update billing providers.',
  'claims:read': 'Read claims and their adjudication.',
  'claims:write': 'Create, submit, replace, void, appeal and close claims.',
  'claims:x12': 'Read the raw X12 of claims and of the responses to them.',
  'ledger:read': 'Read the ledger, its balances and its proofs.',
  'deposits:read': 'Read bank deposits and what they are matched to.',
  'deposits:write': 'Record and match bank deposits.',
  'charges:read': 'Read charges, statements and balances owed.',
  'charges:write': 'Create charges and adjustments, and apply credit.',
  'payments:read': 'Read payments, refunds and disputes.',
  'payments:write': 'Create payments and refunds, and respond to disputes.',
  'payouts:read': 'Read payouts and payout terms.',
  'payouts:write': 'Set payout terms and create payouts.',
  'x12_documents:read': 'Read the X12 documents that payers sent.',
  'x12_documents:write': 'Upload X12 documents and resolve unmatched ones.',
  'remittances:read': 'Read remittances.',
  'remittances:write': 'Upload remittances and resolve posting exceptions.',
  'estimates:read': 'Read good faith estimates and how they compare with billed charges.',
  'estimates:write': 'Issue good faith estimates.',
  'superbills:read': 'Read superbills.',
  'superbills:write': 'Issue superbills.',
  'test_clock:write': 'Advance the test clock. Sandbox only.',
} as const

export type Scope = keyof typeof scopes

export const everyScope = Object.keys(scopes) as Scope[]

// The scopes a scoped token can have, by its subject: only what row-level security restricts to the
// subject. Everything else requires a secret key on a server. A practitioner's reads are authorized
// by consent and care team, as with On-Behalf-Of.
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
const ofPersons = [
  'persons:write',
  'consents:read',
  'consents:write',
  'charges:read',
  'coverages:read',
  'coverages:write',
  'eligibility_checks:read',
  'claims:read',
  'estimates:read',
  'superbills:read',
  'matchings:read',
  'matchings:write',
] as const

export const tokenScopes = {
  person: [...ofPersons, ...ofBoth],
  practitioner: [...ofBoth, ...ofPractitioners],
} satisfies Record<string, Scope[]>

export const everyTokenScope = [...ofPersons, ...ofBoth, ...ofPractitioners]
