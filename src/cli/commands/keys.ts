// attune keys: creates, lists, rotates and revokes API keys. A secret is printed only once.
import type { Command } from '#cli/command.ts'

const account = {
  summary: 'ID of the account. Required if you have several.',
  type: 'string',
  value: '<id>',
} as const
const key_id = { '<id>': 'ID of the API key, prefixed key_.' }

export const keyCommands: Command[] = [
  {
    name: 'keys create',
    summary: 'Create an API key and print its secret once.',
    options: {
      account,
      name: { summary: 'Label that says what the key is for.', type: 'string', value: '<name>' },
      scopes: {
        summary: 'Comma-separated scopes. Default: all scopes.',
        type: 'string',
        value: '<list>',
      },
      expires: {
        summary: 'Expiration time, for example 2028-01-01T00:00:00Z. Default: never.',
        type: 'string',
        value: '<timestamp>',
      },
      'allowed-ips': {
        summary:
          'Comma-separated IP addresses or CIDR ranges that can use the key. ' +
          'Default: any address.',
        type: 'string',
        value: '<list>',
      },
    },
    details: [
      "Store the secret when it's printed. It can't be retrieved later. If you lose it, run " +
        '"attune keys rotate".',
    ],
    examples: [
      'keys create --name "Booking server"',
      'keys create --scopes sessions:read,sessions:write --allowed-ips 203.0.113.0/24',
    ],
    run: async (config, args) => (await import('#cli/keys.ts')).create(config, args),
  },
  {
    name: 'keys list',
    summary: "List an account's API keys, without secrets.",
    options: { account },
    examples: ['keys list', 'keys list --json'],
    run: async (config, args) => (await import('#cli/keys.ts')).list(config, args),
  },
  {
    name: 'keys rotate',
    takes: '<id>',
    summary: 'Replace an API key. The old key stops working immediately.',
    about: key_id,
    options: { account },
    examples: ['keys rotate key_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: async (config, args) => (await import('#cli/keys.ts')).rotate(config, args),
  },
  {
    name: 'keys revoke',
    takes: '<id>',
    summary: 'Revoke an API key. The key stops working immediately.',
    about: key_id,
    options: { account },
    examples: ['keys revoke key_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: async (config, args) => (await import('#cli/keys.ts')).revoke(config, args),
  },
]
