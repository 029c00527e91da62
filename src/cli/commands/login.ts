// attune login, logout and open: store an API key for an address, and open its pages.
import type { Command } from '#cli/command.ts'

const api_url = {
  summary: 'Address of the API. Default: the address that commands use now.',
  type: 'string',
  value: '<url>',
} as const

export const loginCommands: Command[] = [
  {
    name: 'login',
    summary: 'Store an API key for the commands that call the API.',
    options: {
      'api-url': api_url,
      ca: {
        summary: 'CA certificate of the server, if the system does not trust it.',
        type: 'string',
        value: '<file>',
      },
    },
    details: [
      'Reads the key from the terminal or from standard input, checks it, and stores it in ' +
        'ATTUNE_LOGIN_FILE, which only you can read. Later commands use this address and key. ' +
        'ATTUNE_API_URL and ATTUNE_API_KEY take precedence.',
    ],
    examples: ['login', 'login --api-url https://api.example.com/v1 < key.txt'],
    run: async (config, args) => (await import('#cli/login.ts')).login(config, args),
  },
  {
    name: 'logout',
    summary: 'Remove a stored API key. The key itself stays valid.',
    options: { 'api-url': api_url },
    examples: ['logout'],
    run: async (config, args) => (await import('#cli/login.ts')).logout(config, args),
  },
  {
    name: 'open',
    takes: '[page]',
    summary: 'Open a page in the browser and print its address.',
    about: { '[page]': 'console, docs, errors, sandbox, openapi, or a path. Default: console.' },
    examples: ['open', 'open docs'],
    run: async (config, args) => (await import('#cli/login.ts')).open(config, args),
  },
]
