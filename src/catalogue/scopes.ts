// What an API key may be allowed to do. Shown in the docs and in OpenAPI, typed on every route.

export const scopes = {
  'test_clock:read': "See the account's clock. Sandbox only.",
  'api_keys:read': 'See API keys; never their secrets.',
  'api_keys:write': 'Make, rotate and revoke API keys.',
  'events:read': 'Follow the feed of events.',
  'webhook_endpoints:read': 'See webhook endpoints and what came of deliveries.',
  'webhook_endpoints:write': 'Add and change webhook endpoints, and have events sent again.',
  'practitioners:read': 'See the directory of practitioners.',
  'practitioners:write': 'Add, change, suspend and archive practitioners.',
  'verifications:read': 'See verifications, their checks and what these found.',
  'verifications:write': 'Open verifications, judge what was found, and decide.',
  'sessions:read': 'See sessions.',
  'sessions:write': 'Book sessions and move them along.',
  'test_clock:write': "Move the account's clock forward. Sandbox only.",
} as const

export type Scope = keyof typeof scopes

export const everyScope = Object.keys(scopes) as Scope[]
