// attune cells: the directory of cells, over which accounts are spread.
import type { Command } from '#cli/command.ts'

const name = { '<name>': 'Name of the cell: lowercase letters, digits and hyphens.' }

export const cellCommands: Command[] = [
  {
    name: 'cells list',
    summary: 'List cells with their accounts, state and size.',
    details: ['State: ready, behind (run "attune cells migrate") or unreachable.'],
    examples: ['cells list', 'cells list --json'],
    run: async (config) => (await import('#cli/cells/cells.ts')).list(config),
  },
  {
    name: 'cells add',
    takes: '<name>',
    summary: 'Add a cell with its accounts to the directory, or change its URL.',
    about: name,
    options: {
      url: { type: 'string', value: '<url>', summary: 'Base URL at which other cells reach it.' },
    },
    details: [
      'CELL_DATABASE_URLS must have the URL of its database. The first cell creates the directory.',
    ],
    examples: ['cells add cell2 --url https://cell2.internal.example.com'],
    run: async (config, args) => (await import('#cli/cells/cells.ts')).add(config, args),
  },
  {
    name: 'cells remove',
    takes: '<name>',
    summary: 'Remove a cell that has no accounts from the directory.',
    about: name,
    examples: ['cells remove cell2'],
    run: async (config, args) => (await import('#cli/cells/cells.ts')).remove(config, args),
  },
  {
    name: 'cells migrate',
    summary: 'Apply pending migrations in each cell in turn.',
    details: ['Stops at the first cell that fails.'],
    examples: ['cells migrate'],
    run: async (config) => (await import('#cli/cells/cells.ts')).migrateAll(config),
  },
  {
    name: 'cells sync',
    summary: 'Record in the directory which accounts are open in which cell.',
    details: [
      'Prints the accounts whose place changed. An account that no cell serves has the cell ' +
        '"none" and keeps its place.',
    ],
    examples: ['cells sync'],
    run: async (config) => (await import('#cli/cells/cells.ts')).sync(config),
  },
  {
    name: 'cells hostname',
    takes: '<hostname>',
    summary: 'Give an account a hostname, by which the proxy finds its cell.',
    about: { '<hostname>': 'Hostname of the account, for example north.api.example.com.' },
    options: {
      account: { type: 'string', value: '<id>', summary: 'ID of the account.' },
      remove: { type: 'boolean', summary: 'Remove the hostname from the directory.' },
    },
    details: ['Afterwards run "attune cells map".'],
    examples: [
      'cells hostname north.api.example.com --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N',
      'cells hostname north.api.example.com --remove',
    ],
    run: async (config, args) => (await import('#cli/cells/proxy_map.ts')).hostname(config, args),
  },
  {
    name: 'cells map',
    summary: "Print the map from hostnames to cells, or write HAProxy's map.",
    options: {
      file: { type: 'string', value: '<file>', summary: 'Map file of HAProxy to write.' },
      socket: {
        type: 'string',
        value: '<path>',
        summary: 'Admin socket of HAProxy, which then uses the map without a reload.',
      },
    },
    examples: [
      'cells map',
      'cells map --file /etc/haproxy/cells.map --socket /run/haproxy/admin.sock',
    ],
    run: async (config, args) => (await import('#cli/cells/proxy_map.ts')).map(config, args),
  },
]
