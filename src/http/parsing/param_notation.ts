// Names parameters in errors as the caller wrote them: `name.given` in JSON, `name[given]` in a
// query string or a form body.
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import type { ValidationIssue } from './validation_error.ts'

export function isForm({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}

/** `participants[0].person_id` in brackets is `participants[0][person_id]`. */
const bracketed = (param: string) => param.replaceAll(/\.([^.[]+)/g, '[$1]')

export function inBrackets(issue: ValidationIssue): ValidationIssue {
  if (!issue.param) return issue
  const param = bracketed(issue.param)
  return { ...issue, param, message: issue.message.replaceAll(issue.param, param) }
}

/** Business rules name parameters as in JSON. If the body was a form, their errors are converted. */
export async function namingFormParams<T>(request: FastifyRequest, run: () => Promise<T>) {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ApiError && isForm(request)) convert(error)
    throw error
  }
}

function convert(error: ApiError) {
  const { extras } = error
  const params = [extras.param, ...(extras.details ?? []).map(({ param }) => param)]
  for (const param of new Set(params.filter((each) => each?.includes('.')))) {
    error.message = error.message.replaceAll(param!, bracketed(param!))
  }
  if (extras.param) extras.param = bracketed(extras.param)
  if (extras.details) extras.details = extras.details.map(inBrackets)
}
