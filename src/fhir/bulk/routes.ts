// Bulk exports ($export): the kick-off, its status, its files and its end. An export proceeds with
// each request for its status, as requests of the caller, so it needs no access of its own.
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { lacksScopes } from '#kernel/required_scopes.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { actorOf, admit } from '#http/access/admit.ts'
import { credentialOf, type Entry } from '#http/access/authorize.ts'
import { requireFreshSignIn } from '#http/access/fresh_sign_in.ts'
import { rateLimited } from '#http/access/rate_limit.ts'
import type { AppContext } from '#http/app_context.ts'
import * as stored from '#areas/imports/fhir_export/fhir_export.ts'
import { type Api, apiFor, RelayedError } from '#fhir/api.ts'
import { relay } from '#fhir/exchange.ts'
import { fhirId, objectId } from '#fhir/ids.ts'
import type { Mapped } from '#fhir/resource_types.ts'
import { findFiles, linesOf, secondsToWait } from './export_files.ts'
import { type Level, readExport, readGroup } from './export_request.ts'

const most_exports = 50 // Of an account, at a time.
const first_pages = 10 // For the first request for the status. Then twice as many, and so on.
const most_pages = 80
const most_tries = 20
const json = 'application/json; charset=utf-8'

type Params = { id: string; file: string }
type Context = {
  request: FastifyRequest
  reply: FastifyReply
  params: Params
  account: string
  owner: string
  own_practitioner: string | null
}

export function bulkRoutes(server: FastifyInstance, context: AppContext, mapped: Mapped) {
  const handle =
    (run: (within: Context) => Promise<FastifyReply>, exports = false) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const entry = await admit(context, request, reply)
      if (exports) requireExporter(entry)
      const { account, key_id, subject_kind, subject_id } = entry
      const actor = subject_id ?? actorOf(request).id
      const own_practitioner = subject_kind === 'practitioner' ? subject_id : null
      const params = request.params as Params
      try {
        const owner = await inAccount(context, account!, (call) =>
          stored.findOwner(call, key_id, actor),
        )
        return await run({ request, reply, params, account: account!, owner, own_practitioner })
      } catch (error) {
        if (error instanceof RelayedError) return relay(request, reply, error)
        throw error
      }
    }

  // Of a group of a practitioner, only what the practitioner can read.
  const apiOf = ({ request, own_practitioner }: Context, group_id: string | null): Api =>
    apiFor(
      server,
      request,
      group_id && group_id !== own_practitioner ? { 'on-behalf-of': group_id } : {},
    )

  const kickOff = (level: Level) =>
    handle(async (within) => {
      const { request, reply, params, account, owner } = within
      const group_id = level === 'group' ? readGroup(params.id) : null
      const { scopes } = await apiOf(within, group_id).get<{ scopes: Scope[] }>('/v1')
      const selection = readExport(request, level, scopes)
      const url = `${mapped.base}${request.url.slice('/fhir/R4'.length)}`
      const id = await inAccount(context, account, async (call) => {
        if ((await stored.countExports(call)) >= most_exports) {
          throw rateLimited(['exports'], { retry_after_seconds: 600 })
        }
        return await stored.insertExport(call, { ...selection, owner, group_id, request: url })
      })
      return await reply.code(202).header('content-location', urlOf(mapped, id)).send()
    }, true)

  const find = async ({ account, owner, params }: Context) => {
    const found = await inAccount(context, account, (call) =>
      stored.findExport(call, exportId(params), owner),
    )
    if (!found) throw notFound('export')
    return found
  }

  const status = handle(async (within) => {
    const found = await find(within)
    const { reply, account } = within
    if (!found.position) return await complete(reply, mapped, found)
    const api = apiOf(within, found.group_id)
    const pages = Math.min(first_pages * 2 ** Math.min(found.polls, 10), most_pages)
    const { wait_seconds, ...progress } = await findFiles(api, mapped, found, found, pages)
    const saved = await inAccount(context, account, (call) =>
      stored.saveProgress(call, found, progress),
    )
    const next = saved ? { ...found, ...progress } : found
    if (next.position) return await inProgress(reply, next, wait_seconds || 1)
    return await complete(reply, mapped, next)
  })

  const download = handle(async (within) => {
    const found = await find(within)
    const [, number] = /^(\d{1,6})\.ndjson$/.exec(within.params.file) ?? []
    const file = found.position ? undefined : found.files[Number(number ?? -1)]
    if (!file) throw notFound('file')
    const api = patient(apiOf(within, found.group_id))
    const lines = linesOf(api, mapped, file, found.since)
    // Refusals of the first page are answered. Later, the connection breaks off.
    const { value = '' } = await lines.next()
    const whole = async function* () {
      yield value
      yield* lines
    }
    return await within.reply
      .type('application/fhir+ndjson')
      .send(Readable.from(whole(), { objectMode: false }))
  }, true)

  const cancel = handle(async ({ reply, account, owner, params }) => {
    const deleted = await inAccount(context, account, (call) =>
      stored.deleteExport(call, exportId(params), owner),
    )
    if (!deleted) throw notFound('export')
    return await reply.code(202).send()
  })

  server.get('/fhir/R4/$export', kickOff('system'))
  server.get('/fhir/R4/Patient/$export', kickOff('patients'))
  server.get('/fhir/R4/Group/:id/$export', kickOff('group'))
  server.get('/fhir/R4/bulk/:id', status)
  server.delete('/fhir/R4/bulk/:id', cancel)
  server.get('/fhir/R4/bulk/:id/:file', download)
}

// A member takes the account out here under the same conditions as with `GET /v1/exports`. Keys of
// programs have the scopes of what they export.
function requireExporter(entry: Entry) {
  if (entry.member_id === null) return
  const required_scopes: Scope[] = ['exports:read']
  const { scopes } = credentialOf(entry)
  if (scopes && !scopes.includes('exports:read')) {
    const needs = lacksScopes(required_scopes)
    throw new ApiError('permission_denied', { needs }, { required_scopes })
  }
  requireFreshSignIn(entry)
}

const exportId = ({ id }: Params) => objectId(id, 'fexp') ?? ''
const urlOf = ({ base }: Mapped, id: string) => `${base}/bulk/${fhirId(id)}`

const inProgress = (reply: FastifyReply, { types, position }: stored.FhirExport, seconds: number) =>
  reply
    .code(202)
    .headers({
      'x-progress': `${position!.type} of ${types.length} types`,
      'retry-after': String(seconds),
    })
    .send()

function complete(reply: FastifyReply, mapped: Mapped, found: stored.FhirExport) {
  const { id, request, transaction_at, expires_at, files } = found
  const manifest = {
    transactionTime: transaction_at,
    request,
    requiresAccessToken: true,
    output: files.map(({ type }, number) => ({
      type,
      url: `${urlOf(mapped, id)}/${number}.ndjson`,
    })),
    error: [],
  }
  return reply
    .type(json)
    .header('expires', new Date(expires_at).toUTCString())
    .send(JSON.stringify(manifest))
}

// Waits when the caller has reached a rate limit: a file has more pages than requests are allowed
// in a second.
const patient = (api: Api): Api => ({
  ...api,
  async get<T>(path: string, query?: Record<string, string>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await api.get<T>(path, query)
      } catch (error) {
        if (tries === most_tries) throw error
        await sleep(secondsToWait(error) * 1_000)
      }
    }
  },
})
