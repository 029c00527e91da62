// Example errors, built by the same code that returns them.
import Type from 'typebox'
import { ApiError, isPlainCode, notFound, type PlainCode } from '#catalogue/api_error.ts'
import { type ErrorCode } from '#catalogue/errors.ts'
import { keyInvalid, keyMissing } from '#http/access/authenticate.ts'
import { rateLimited } from '#http/access/rate_limit.ts'
import { envelope } from '#http/responses/error_envelope.ts'
import type { Route } from '#http/routing/route.ts'
import { refusal } from '#http/parsing/validate_request.ts'
import { compile } from '#http/parsing/validate.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { onlyStateIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { plain } from './json_schema.ts'
import { nameOf } from './schemas.ts'

const example_server = 'https://api.example.com'
const example_request = 'req_4Jv0hTq8kYb2Wm6Zc1Rx9N'

export type Subject = { route: Route; lifecycle: Lifecycle | undefined }

// Errors whose example depends on the route. The rest are the same everywhere.
const examples_by_route = {
  validation_failed: invalidExample,
  permission_denied: ({ route: { scope } }: Subject) =>
    new ApiError(
      'permission_denied',
      { needs: scope ? `the scope ${scope}` : 'to be called by the account' },
      scope ? { required_scopes: [scope] } : {},
    ),
  resource_not_found: notFoundExample,
  invalid_transition: transitionExample,
} satisfies Partial<Record<ErrorCode, (subject: Subject) => ApiError>>

type SharedCode = Exclude<ErrorCode, PlainCode | keyof typeof examples_by_route>

// Every error whose message has words has an example.
const shared_examples: Record<SharedCode | 'api_key_missing' | 'api_key_invalid', () => ApiError> =
  {
    malformed_request: () =>
      new ApiError('malformed_request', { reason: 'the `Host` header is missing.' }),
    origin_refused: () =>
      new ApiError('origin_refused', {
        reason: "Secret keys can't be used from a web page.",
      }),
    api_key_missing: keyMissing,
    api_key_invalid: keyInvalid,
    sign_in_failed: () =>
      new ApiError('sign_in_failed', { reason: 'The link was used before or has expired.' }),
    https_required: () =>
      new ApiError('https_required', { exposure: 'No API key was detected in the request.' }),
    method_not_allowed: () =>
      new ApiError('method_not_allowed', { method: 'PUT', allow: 'GET, PATCH' }),
    rate_limited: () => rateLimited(['burst'], { retry_after_seconds: 1 }),
    compound_consent: () =>
      new ApiError(
        'compound_consent',
        { citation: '42 CFR 2.31(b)' },
        { param: 'data_categories' },
      ),
    grantor_not_authorized: () =>
      new ApiError(
        'grantor_not_authorized',
        { why: "the person is a minor and can't consent to this alone in their state" },
        { param: 'grantor' },
      ),
    person_inactive: () =>
      new ApiError('person_inactive', { status: 'deceased' }, { param: 'person_id' }),
    too_early: () => new ApiError('too_early', { step: 'start' }),
    too_late: () => new ApiError('too_late', { step: 'check_in' }),
    video_not_configured: () =>
      new ApiError('video_not_configured', { why: 'the practitioner has no `video_url`' }),
    deposit_mismatch: () => new ApiError('deposit_mismatch', { why: 'the amounts differ' }),
  }

export function errorExample(code: ErrorCode, subject: Subject) {
  return JSON.parse(envelope(exampleFor(code, subject), example_server, example_request))
}

function exampleFor(code: ErrorCode, subject: Subject): ApiError {
  if (isIn(examples_by_route, code)) return examples_by_route[code](subject)
  if (isIn(shared_examples, code)) return shared_examples[code]()
  if (isPlainCode(code)) return new ApiError(code, {})
  throw new Error(`${code} has no example.`)
}

const isIn = <T extends object>(examples: T, code: string): code is keyof T & string =>
  code in examples

// A body without its required parameters, or an unknown parameter.
function invalidExample({ route }: Subject) {
  const { body, query } = route
  const required = body && (plain(body).required ?? []).length > 0
  const schema = body ?? query
  const issues = required
    ? compile(body)({})
    : compile(schema ?? Type.Object({}))({ colour: 'blue' })
  return refusal(issues)
}

function notFoundExample({ route }: Subject) {
  const { path, body, returns, method } = route
  const object = nameOf(plain(returns)) ?? 'object'
  if (path.includes('{id}')) return notFound(object)
  if (object.endsWith('_list')) return notFound(object.replace(/_list$/, ''), 'starting_after')
  const reference = method !== 'GET' && body && plain(body).required?.find(isReference)
  if (reference) return notFound(reference.replace(/_id$/, ''), reference)
  return notFound('practitioner', 'On-Behalf-Of')
}

const isReference = (name: string) => name.endsWith('_id')

// The object is in a state where the action isn't valid.
function transitionExample({ route, lifecycle }: Subject) {
  const step = route.name.split('.')[1]!
  // For an object without a lifecycle, the person's state is the problem.
  const gone = { resource: 'person', status: onlyStateIn(personLifecycle, 'erased'), step }
  if (!lifecycle) return new ApiError('invalid_transition', gone, { allowed: [] })
  const { states, steps } = lifecycle
  const from = steps[step]?.from ?? [lifecycle.initial]
  const status = Object.keys(states).find((state) => !from.includes(state))!
  return transitionError(lifecycle, status, step, from)
}
