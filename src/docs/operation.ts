// One route as an operation of OpenAPI.
import { STATUS_CODES } from 'node:http'
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { close } from '#http/closed.ts'
import { isWrite, type Route } from '#http/route.ts'
import { lifecycles } from '#resources/index.ts'
import { resourceOf } from './about.ts'
import { DryRun } from './dry_run_schema.ts'
import { code } from './markdown.ts'
import { sentBy } from './sent.ts'
import { headersNamed } from './shared_parts.ts'
import { ErrorEnvelope } from './envelope_schema.ts'
import { errorExample, isPeculiar, type Subject } from './error_example.ts'
import { exampleOf } from './example.ts'
import { byStatus, refusalsOf, takesActor } from './refusals.ts'
import { responseExample } from './response_example.ts'
import { type Json, plain, schemaIn } from './schemas.ts'

type Components = { schemas: Json; responses: Json }

export function operationOf(components: Components, route: Route): Json {
  const { name, summary, scope, returns, sandbox_only } = route
  const lifecycle = lifecycles.find(({ kind }) => kind.object === plain(returns).title)
  const codes = refusalsOf(route)
  const body = bodyOf(components.schemas, route)
  return {
    operationId: name,
    tags: [resourceOf(route)],
    summary,
    description: descriptionOf(route),
    security: [{ bearer: [] }, { x_api_key: [] }],
    parameters: parametersOf(components.schemas, route),
    ...(body && { requestBody: body }),
    responses: {
      200: successOf(components.schemas, route),
      ...refusedOf(components, codes, { route, lifecycle }),
      default: { $ref: '#/components/responses/other_error' },
    },
    'x-scopes': scope ? [scope] : [],
    'x-errors': codes,
    ...(sandbox_only && { 'x-sandbox-only': true }),
  }
}

export function descriptionOf(route: Route) {
  const { scope, may_need = [], actors, sandbox_only, shows_once = [] } = route
  const named = (names: readonly string[]) => names.map(code).join(', ')
  return [
    scope ? `Needs the scope ${code(scope)}.` : 'Any key will do.',
    may_need.length > 0 && `Some of what it can be asked needs ${named(may_need)} besides.`,
    whoMay(actors),
    sandbox_only && 'Exists in the sandbox only.',
    sentBy(route).length > 0 && `Sends ${named(sentBy(route))}.`,
    shows_once.length > 0 &&
      `A repeat with the same Idempotency-Key does not show ${named(shows_once)} again.`,
  ]
    .filter(Boolean)
    .join(' ')
}

// Who acts, where that is not the account and practitioners on its behalf.
function whoMay(actors: Route['actors'] = ['account', 'practitioner']) {
  const practitioners = actors.includes('practitioner')
  if (!actors.includes('account')) return 'Only a practitioner may call it: see `On-Behalf-Of`.'
  if (!practitioners && !actors.includes('person')) return 'Only the account itself may call it.'
  if (!actors.includes('person')) return undefined
  return practitioners
    ? 'A person may call it with a scoped token, for what is their own.'
    : 'Besides the account, a person may call it with a scoped token, for what is their own.'
}

function parametersOf(schemas: Json, route: Route): Json[] {
  const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  const named = route.path.includes('{id}')
  const { properties = {}, required = [] } = plain(route.query ?? ({} as never))
  const query = Object.entries<Json>(properties).map(([name, schema]) => {
    const { description, ...rest } = schemaIn(schemas, schema)
    const needed = required.includes(name) && { required: true }
    const deep = rest.type === 'object' && { style: 'deepObject', explode: true }
    return { name, in: 'query', ...needed, ...deep, description, schema: rest }
  })
  return [
    ...(named ? [shared('id')] : []),
    ...query,
    ...(isWrite(route) ? [shared('idempotency_key')] : []),
    // An event never changes, so it has no version to match.
    ...(isWrite(route) && named && resourceOf(route) !== 'events' ? [shared('if_match')] : []),
    ...(takesActor(route) ? [shared('on_behalf_of')] : []),
    ...(isWrite(route) ? [shared('dry_run')] : []),
    shared('attune_simulate'),
  ]
}

// Unknown parameters are refused, so every object of a request is closed. Of what a form can say,
// OpenAPI has words for a[b]= and none for a[]=; the text of the document explains that.
function bodyOf(schemas: Json, { name, body }: Route): Json | undefined {
  const { properties = {}, required = [] } = plain(body ?? ({} as never))
  if (Object.keys(properties).length === 0) return undefined
  const title = `${name.replaceAll('.', '_')}_request`
  const closed = { title, ...plain(close(body as never) as never) }
  const schema = schemaIn(schemas, closed)
  const example = exampleOf(closed)
  const nested = Object.entries<Json>(properties).filter(([, field]) =>
    [field, ...(field.anyOf ?? [])].some(({ type }) => type === 'object'),
  )
  const deep = nested.map(([field]) => [field, { style: 'deepObject', explode: true }])
  const encoding = deep.length > 0 ? { encoding: Object.fromEntries(deep) } : {}
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema, example },
      'application/x-www-form-urlencoded': { schema, example, ...encoding },
    },
  }
}

function successOf(schemas: Json, route: Route): Json {
  const answer = schemaIn(schemas, plain(route.returns))
  const dryRun = schemaIn(schemas, plain(DryRun))
  const versioned = 'version' in (plain(route.returns).properties ?? {})
  return {
    description: 'Done.',
    headers: headersNamed(
      'Request-Id',
      'RateLimit',
      'RateLimit-Policy',
      ...(versioned ? ['ETag'] : []),
      ...(isWrite(route) ? ['Idempotent-Replayed', 'Dry-Run'] : []),
    ),
    content: {
      'application/json': {
        schema: isWrite(route) ? { anyOf: [answer, dryRun] } : answer,
        example: responseExample(route),
      },
    },
  }
}

// Where every error of a status looks the same for all routes, the answer is shared.
function refusedOf({ schemas, responses }: Components, codes: ErrorCode[], subject: Subject) {
  const answers = [...byStatus(codes)].map(([status, same]) => {
    const answer = () => refusalOf(schemas, status, same, subject)
    if (same.some(isPeculiar) || status === 409) return [status, answer()]
    const phrase = STATUS_CODES[status]!.toLowerCase().replaceAll(/\W+/g, '_')
    const name = status === 503 && isWrite(subject.route) ? `${phrase}_for_a_write` : phrase
    const shared = (responses[name] ??= answer())
    const fits = Object.keys(shared.content['application/json'].examples).join() === same.join()
    return [status, fits ? { $ref: `#/components/responses/${name}` } : answer()]
  })
  return Object.fromEntries(answers)
}

export function refusalOf(schemas: Json, status: number, codes: ErrorCode[], subject: Subject) {
  const examples = codes.map((code) => [
    code,
    { summary: errors[code].happened, value: errorExample(code, subject) },
  ])
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].happened}`).join('\n\n'),
    headers: headersNamed('Request-Id', ...headersOf(status)),
    content: {
      'application/json': {
        schema: schemaIn(schemas, plain(ErrorEnvelope)),
        examples: Object.fromEntries(examples),
      },
    },
  }
}

// What is refused before the key was judged cannot tell the limits of its account.
function headersOf(status: number) {
  if (status === 401) return ['WWW-Authenticate']
  const limits = ['RateLimit', 'RateLimit-Policy']
  return status === 429 || status === 503 ? ['Retry-After', ...limits] : limits
}
