// The FHIR R4 API at /fhir/R4. Each request is sent on to the API within this process, as the same
// caller: nothing is authorized, read or written here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { admit } from '#http/access/admit.ts'
import type { AppContext } from '#http/app_context.ts'
import { fhir_json } from '#http/responses/operation_outcome.ts'
import { root } from '#settings/config.ts'
import { type Api, apiFor, RelayedError } from './api.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { capabilityStatement } from './capability_statement.ts'
import * as exchange from './exchange.ts'
import { objectId } from './ids.ts'
import { read, writtenId } from './read.ts'
import type { ApiObject, ResourceType } from './resource.ts'
import { type Mapped, mappedAt } from './resource_types.ts'
import { search } from './search.ts'
import { smartRoutes } from './smart/routes.ts'

type Params = { type: string; id: string; version: string }
type Context = {
  api: Api
  mapped: Mapped
  definition: ResourceType
  params: Params
  request: FastifyRequest
}
type Run = (context: Context) => Promise<exchange.Result>

export function fhirRoutes(server: FastifyInstance, context: AppContext) {
  const mapped = mappedAt(context.public_url)
  const handle = (run: Run) => async (request: FastifyRequest, reply: FastifyReply) => {
    exchange.requireJsonAccepted(request)
    const params = request.params as Params
    const definition = mapped.types.get(params.type)
    if (!definition) throw notFound('path', 'path')
    return await answer(server, context, request, reply, (api) =>
      run({ api, mapped, definition, params, request }),
    )
  }
  server.get('/fhir/R4/:type', handle(searchByUrl))
  server.post('/fhir/R4/:type/_search', handle(searchByForm))
  server.get('/fhir/R4/:type/:id', handle(readCurrent))
  server.get('/fhir/R4/:type/:id/_history/:version', handle(readVersion))
  server.post('/fhir/R4/:type', handle(create))
  server.put('/fhir/R4/:type/:id', handle(update))
  describe(server, mapped)
  bulkRoutes(server, context, mapped)
  smartRoutes(server, context, mapped.base)
  redirectToFiles(server, context)
}

// A file is downloaded with a link that is valid for five minutes.
function redirectToFiles(server: FastifyInstance, context: AppContext) {
  server.get('/fhir/R4/Binary/:id', async (request, reply) => {
    const id = objectId((request.params as Params).id, 'doc')
    if (!id) throw notFound('Binary')
    return await answer(server, context, request, reply, async (api) => {
      const path = `/v1/documents/${id}/download_link`
      const { url } = await api.send<{ url: string }>('POST', path, {})
      return { status: 302, location: url }
    })
  })
}

// A key that wasn't seen before is checked first, so that a valid one doesn't count toward the
// limit of unknown keys.
async function answer(
  server: FastifyInstance,
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  run: (api: Api) => Promise<exchange.Result>,
) {
  if (request.unknown_key) await admit(context, request, reply)
  const api = apiFor(server, request)
  try {
    return exchange.respond(reply, api, await run(api))
  } catch (error) {
    if (error instanceof RelayedError) return exchange.relay(request, reply, error)
    throw error
  }
}

// The description of the API needs no key.
function describe(server: FastifyInstance, mapped: Mapped) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const statement = JSON.stringify(capabilityStatement(mapped, version))
  server.get('/fhir/R4/metadata', async (request, reply) => {
    exchange.requireJsonAccepted(request)
    return reply.type(fhir_json).send(statement)
  })
}

const searchByUrl: Run = async ({ api, mapped, definition, request }) => {
  const sent = exchange.queryOf(request)
  exchange.requireNoTerms(definition, sent)
  return { resource: await search(api, mapped, definition, sent) }
}

const searchByForm: Run = async ({ api, mapped, definition, request }) => {
  const sent = [...exchange.queryOf(request), ...exchange.formOf(request)]
  return { resource: await search(api, mapped, definition, sent) }
}

const readCurrent: Run = async ({ api, mapped, definition, params }) => ({
  resource: await read(api, mapped, definition, params.id),
})

// Only the current version is kept in this form.
const readVersion: Run = async ({ api, mapped, definition, params }) => {
  const resource = await read(api, mapped, definition, params.id)
  if (resource.meta?.versionId !== params.version) throw notFound('version', 'version')
  return { resource }
}

const create: Run = async ({ api, mapped, definition, request }) => {
  const { create: written } = definition.writes ?? {}
  if (!written) throw notWritable(definition, 'POST')
  const object = await written.run(api, exchange.resourceIn(request, definition))
  const resource = shown(mapped, definition, object)
  const location = `${mapped.base}/${definition.type}/${object.id.replace('_', '-')}`
  return { ...(resource && { resource }), status: 201, location }
}

const update: Run = async ({ api, mapped, definition, params, request }) => {
  const { update: written } = definition.writes ?? {}
  if (!written) throw notWritable(definition, 'PUT')
  const sent = exchange.resourceIn(request, definition)
  if (sent.id !== params.id) throw invalid('id', '`id` must be the ID in the path.')
  const object = await written.run(api, writtenId(definition, params.id), sent)
  const resource = shown(mapped, definition, object)
  return resource ? { resource } : {}
}

// A key that can write but not read gets no resource.
const shown = ({ base }: Mapped, { sources }: ResourceType, object: ApiObject) => {
  const source = sources.find(({ prefix }) => object.id.startsWith(`${prefix}_`))
  return object.updated_at === undefined ? undefined : source!.map(object, base)[0]
}

function notWritable({ writes = {} }: ResourceType, method: string) {
  const allow = ['GET', ...(writes.create ? ['POST'] : []), ...(writes.update ? ['PUT'] : [])]
  const allowed = allow.join(', ')
  return new ApiError(
    'method_not_allowed',
    { method, allow: allowed },
    { headers: { allow: allowed } },
  )
}
