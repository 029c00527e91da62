// attune get, post, patch and delete: send a request to the API.
import type { Command } from '#cli/command.ts'
import { requestOptions } from '#cli/request_options.ts'

const path = {
  '<path>': 'Path of the API, for example /v1/sessions or sessions.',
}

const exits = {
  0: 'The request succeeded.',
  1: 'The API refused the request: 401, 403, 429 or 5xx.',
  64: 'The request is invalid: 400, 404, 409, 412 or 422.',
  69: "The API isn't reachable.",
}

const requestCommand = (method: string, summary: string, examples: string[]): Command => ({
  name: method.toLowerCase(),
  takes: '<path>',
  summary,
  about: path,
  options: requestOptions(method),
  exits,
  examples,
  always_json: true,
  async request(settings, args) {
    const { pathOf, sendTo } = await import('#cli/requests.ts')
    return await sendTo(settings, method, pathOf(settings, args.words[0]!), args)
  },
})

export const requestCommands: Command[] = [
  requestCommand('GET', 'Read from the API.', [
    'get /v1/sessions -d limit=5 -d status[]=scheduled',
    'get sessions/ses_4Jv0hTq8kYb2Wm6Zc1Rx9N',
  ]),
  requestCommand('POST', 'Create an object, or act on one.', [
    'post /v1/persons -d names[0][given]=Ada -d names[0][family]=Okafor',
    'post sessions --data @session.json --idempotency-key my-first-booking --dry-run',
  ]),
  requestCommand('PATCH', 'Update an object.', [
    'patch /v1/persons/per_4Jv0hTq8kYb2Wm6Zc1Rx9N -d metadata[ward]=north',
  ]),
  requestCommand('DELETE', 'Delete an object.', [
    'delete /v1/webhook_endpoints/we_4Jv0hTq8kYb2Wm6Zc1Rx9N',
  ]),
  {
    name: 'resources',
    summary: 'List the resources of the API, which are commands too.',
    details: ['Run "attune <resource>" to list the verbs of a resource.'],
    examples: ['resources'],
    async request() {
      const { readApiTable } = await import('#cli/api_table.ts')
      return Object.entries(readApiTable().resources).map(([resource, verbs]) => ({
        resource,
        verbs: Object.keys(verbs),
      }))
    },
  },
]
