// attune mcp: lets an agent use the API.
import type { Command } from '#cli/command.ts'

export const mcpCommands: Command[] = [
  {
    name: 'mcp',
    summary: 'Serve the API to an agent as MCP tools, over standard input and output.',
    details: [
      'Your MCP client starts this command. It uses the API key of "attune login", of ' +
        'ATTUNE_API_KEY or of the sandbox, and offers only tools that this key has the scopes ' +
        'for. Use a restricted key with the fewest scopes.',
      'Tools that change something are a dry run until they are confirmed.',
    ],
    examples: ['mcp'],
    // Standard output belongs to the protocol, so it yields no rows.
    async *follow(config) {
      yield* await (await import('#cli/mcp.ts')).serveAgent(config)
    },
    line: () => '',
  },
]
