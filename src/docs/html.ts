// HTML pages: one per error, the error index, the sandbox values and the API reference.
import { STATUS_CODES } from 'node:http'
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { lifecycles, routes } from '#areas/index.ts'
import { escape, page } from '#http/responses/html.ts'
import { errorExample } from './error_example.ts'
import { errorsOf, retryRule } from './route_errors.ts'
import { aboutSandbox, sandboxGroups } from './sandbox_values.ts'
import { plain } from './schemas.ts'

// Catalogue text with backticks rendered as code.
const prose = (text: string) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const nav = `<nav aria-label="Pages"><a href="/">Attune</a> · <a href="/docs">Reference</a> ·
<a href="/docs/sandbox">Sandbox</a> · <a href="/docs/errors">Errors</a></nav>`

export function errorHtml(code: ErrorCode) {
  const { status, cause, remedy } = errors[code]
  const example = exampleOf(code)
  const body = `${nav}
<h1><code>${code}</code></h1>
<p class="status">Status ${status} ${STATUS_CODES[status]}</p>
<h2>Cause</h2>
<p>${prose(cause)}</p>
<h2>How to resolve it</h2>
<p>${prose(remedy)}</p>
<h2>Retry</h2>
<p>${prose(retryRule(code))}</p>
${example ? `<h2>Example</h2>\n<pre>${escape(JSON.stringify(example, null, 2))}</pre>` : ''}`
  return page(`${code} · Attune API`, body)
}

// An example from a route that can return the error. Some errors occur before routing.
function exampleOf(code: ErrorCode) {
  const route = routes.find((each) => errorsOf(each).includes(code))
  if (!route) return undefined
  const { title } = plain(route.returns)
  return errorExample(code, { route, lifecycle: lifecycles.find((l) => l.kind.object === title) })
}

// Lets long names wrap at underscores.
const breakable = (code: string) => code.replaceAll('_', '_<wbr>')

export function errorsHtml() {
  const rows = Object.entries(errors).map(
    ([code, { status, cause }]) =>
      `<tr><td><a href="/docs/errors/${code}"><code>${breakable(code)}</code></a></td>` +
      `<td>${status}</td><td>${prose(cause)}</td></tr>`,
  )
  const body = `${nav}
<h1>Errors</h1>
<p>Branch on <code>error.code</code>, which is stable. Retry only 429 and 5xx, with exponential
backoff. Reuse the Idempotency-Key when you retry a write.</p>
<table>
<tr><th>Code</th><th>Status</th><th>Cause</th></tr>
${rows.join('\n')}
</table>`
  return page('Errors · Attune API', body)
}

export function sandboxHtml() {
  const row = ([value, does]: [string, string]) =>
    `<tr><td><code>${breakable(escape(value))}</code></td><td>${prose(does)}</td></tr>`
  const groups = sandboxGroups.map(
    ({ name, where, values }) => `<h2>${escape(name)}</h2>
<p>${prose(where)}</p>
<table>
<tr><th>Value</th><th>Effect</th></tr>
${Object.entries(values).map(row).join('\n')}
</table>`,
  )
  const body = `${nav}
<h1>Sandbox values</h1>
<p>${prose(aboutSandbox)}</p>
${groups.join('\n')}`
  return page('Sandbox values · Attune API', body)
}

export const referenceHtml = () =>
  page(
    'Attune API',
    '<div id="reference"></div>\n<script src="/docs/scalar.js"></script>\n' +
      '<script src="/docs/reference.js"></script>',
    '<meta name="color-scheme" content="light dark">',
  )
