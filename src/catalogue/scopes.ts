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
  'practitioners:read': 'See the directory of practitioners.',
  'practitioners:write': 'Add, change and archive practitioners.',
  'sessions:read': 'See sessions.',
  'sessions:write': 'Book sessions and move them along.',
  'test_clock:write': "Move the account's clock forward. Sandbox only.",
} as const

export type Scope = keyof typeof scopes

export const everyScope = Object.keys(scopes) as Scope[]

// What a scoped token may be given: what one person or one practitioner does for themselves, and
// what is bounded to them by row-level security. All else needs a key on a server.
export const tokenScopes = [
  'practitioners:read',
  'sessions:read',
  'sessions:write',
] as const satisfies Scope[]
