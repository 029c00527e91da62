// OperationOutcome: how the FHIR API reports an error. It carries the code, message and link of the
// error envelope, so that a client branches on the same codes as in the rest of the API.
export const fhir_json = 'application/fhir+json; charset=utf-8'

type Envelope = {
  error: { code: string; message: string; docs: string; request_id: string } & Details
}
type Details = {
  param?: string
  how_to_resolve?: string
  details?: { param: string | null; message: string }[]
}

// FHIR's own codes for kinds of issues. They are required.
const issue_codes: Record<number, string> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  409: 'conflict',
  412: 'conflict',
  413: 'too-long',
  415: 'not-supported',
  422: 'business-rule',
  429: 'throttled',
  503: 'transient',
}
const issueCode = (status: number) =>
  issue_codes[status] ?? (status < 500 ? 'processing' : 'exception')

// From the text of an error envelope, which is how an inner request reports it.
export function operationOutcome(status: number, envelope: string) {
  const { error } = JSON.parse(envelope) as Envelope
  const { code, message, docs, request_id, how_to_resolve } = error
  const system = docs.slice(0, docs.lastIndexOf('/'))
  const params = [error.param, ...(error.details ?? []).map(({ param }) => param)]
  const expression = [...new Set(params.filter((param) => param !== undefined && param !== null))]
  return {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'error',
        code: issueCode(status),
        details: { coding: [{ system, code }], text: message },
        diagnostics: [how_to_resolve, `Request ${request_id}.`, docs].filter(Boolean).join(' '),
        ...(expression.length > 0 && { expression }),
      },
    ],
  }
}
