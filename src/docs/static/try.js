// "Try it" on a page of the reference: a form for an operation, sent to the sandbox as the
// signed-in member. Loaded when the first form is opened. Responses are only shown: nothing is
// stored, and what is shown is removed when the page is left.
import { curlOf, FieldError, newestOf, readSession, requestOf, send } from './try_request.js'

const style = document.createElement('link')
Object.assign(style, { rel: 'stylesheet', href: '/docs/try.css' })
document.head.append(style)

const source = document.querySelector('article').dataset.operations
const loaded = fetch(source).then((response) => response.json())

/** Shows the form of an operation, or hides it. */
export async function toggle(button, { method, path, anchor }) {
  const panel = button.nextElementSibling?.matches('.try') ? button.nextElementSibling : null
  if (panel) panel.hidden = !panel.hidden
  else button.after(await createPanel({ method, path, anchor }))
  const open = !button.nextElementSibling.hidden
  button.ariaExpanded = String(open)
  button.textContent = open ? 'Close' : 'Try it'
  button.ariaLabel = `${button.textContent}: ${method} ${path}`
}

function element(tag, fields = {}, ...children) {
  const { class: names, ...others } = fields
  const made = Object.assign(document.createElement(tag), others)
  if (names) made.className = names
  made.append(...children)
  return made
}

async function createPanel({ method, path, anchor }) {
  const { operations, lists } = await loaded
  const operation = operations[`${method} ${path}`]
  const form = createForm(operation, method, anchor)
  const curl = element('pre', { tabIndex: 0 }, element('code'))
  const result = element('div', { class: 'try-result' })
  result.setAttribute('role', 'status')
  const who = element('div', { class: 'try-who' })
  const panel = element('section', { class: 'try' }, who, form, curlBlock(curl), result)
  panel.setAttribute('aria-label', `Try ${method} ${path}`)

  const current = () => requestOf(form, { method, path, operation })
  const showCurl = () => {
    try {
      curl.firstChild.textContent = curlOf(current())
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      curl.firstChild.textContent = `# ${error.message}`
    }
  }
  form.addEventListener('input', showCurl)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    runOnce(form, () => submit({ form, current, result, showWho }))
  })
  const fill = form.querySelector('.fill')
  fill?.addEventListener('click', () =>
    runOnce(form, async () => {
      await fillIds(form, lists, result)
      showCurl()
    }),
  )
  addEventListener('pagehide', () => result.replaceChildren())
  const showWho = async () => who.replaceChildren(...identity(await readSession(), anchor))
  // A member who signs in elsewhere comes back to a form that knows it.
  addEventListener('focus', () => who.querySelector('a') && showWho())
  showCurl()
  await showWho()
  return panel
}

function curlBlock(curl) {
  const copy = element('button', { type: 'button', class: 'copy', textContent: 'Copy' })
  copy.hidden = !navigator.clipboard
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(curl.textContent)
    copy.textContent = 'Copied'
    setTimeout(() => (copy.textContent = 'Copy'), 1_500)
  })
  const head = element('div', { class: 'code-head' }, element('span', {}, 'The same as curl'), copy)
  return element('div', { class: 'code' }, head, curl)
}

function identity(session, anchor) {
  if (!session) {
    const back = encodeURIComponent(`${location.pathname}#${anchor}`)
    const href = `/console/sign-in?return_to=${back}`
    const link = element('a', { href, class: 'button' }, 'Sign in to try it')
    return [element('p', {}, 'Requests are sent to the sandbox as a signed-in member.'), link]
  }
  const { member, role, account } = session
  const words = `Signed in as ${member.name} (${role.name}) of ${account.name}, in the sandbox.`
  return [element('p', {}, words)]
}

// One request at a time: the buttons do nothing meanwhile.
async function runOnce(form, act) {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  try {
    await act()
  } finally {
    form.ariaBusy = 'false'
  }
}

async function submit({ form, current, result, showWho }) {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  result.replaceChildren(element('p', {}, 'Sending…'))
  try {
    const response = await send(current())
    if (!response) await showWho()
    result.replaceChildren(...(response ? shown(response) : [element('p', {}, 'Sign in first.')]))
  } catch (error) {
    if (error instanceof FieldError) markInvalid(form.elements[error.field])
    const reason =
      error instanceof FieldError ? error.message : 'The sandbox could not be reached. Try again.'
    result.replaceChildren(element('p', { class: 'try-error' }, reason))
  }
}

function markInvalid(field) {
  field.setAttribute('aria-invalid', 'true')
  field.focus()
}

const shown_headers = ['Request-Id', 'ETag', 'Retry-After', 'RateLimit', 'Dry-Run']

function shown({ status, took_ms, headers, text }) {
  const ok = status < 400
  const line = element('p', {})
  line.append(element('strong', { class: ok ? 'try-ok' : 'try-error' }, String(status)))
  line.append(` in ${took_ms} ms`)
  const rows = shown_headers
    .filter((name) => headers.has(name))
    .flatMap((name) => [element('dt', {}, name), element('dd', {}, headers.get(name))])
  const body = element('pre', { tabIndex: 0 }, element('code', {}, text))
  body.setAttribute('aria-label', 'Response body')
  body.setAttribute('role', 'region')
  return [line, element('dl', {}, ...rows), body]
}

// Replaces the IDs of the examples with those of the account's newest objects.
async function fillIds(form, lists, result) {
  const example = /\b([a-z]+)_4Jv0hTq8kYb2Wm6Zc1Rx9N\b/g
  const fields = ['path:id', 'body'].flatMap((name) => form.elements[name] ?? [])
  const text = fields.map(({ value, placeholder }) => `${value} ${placeholder}`).join(' ')
  const prefixes = [...new Set([...text.matchAll(example)].map(([, prefix]) => prefix))]
  const objects = await Promise.all(
    prefixes.map(async (prefix) => [prefix, lists[prefix] && (await newestOf(lists[prefix]))]),
  )
  const newest = new Map(objects.filter(([, object]) => object))
  const filled = (value) =>
    value.replaceAll(example, (own, prefix) => newest.get(prefix)?.id ?? own)
  for (const field of fields) field.value = filled(field.value || field.placeholder)
  const version = newest.get(form.elements['path:id']?.placeholder.split('_4Jv0')[0])?.version
  const if_match = form.elements['header:if_match']
  if (if_match && version !== undefined) if_match.value = version
  const missing = prefixes.filter((prefix) => !newest.has(prefix)).map((prefix) => `${prefix}_`)
  const words = missing.length > 0 ? `No object found for ${missing.join(', ')}.` : 'IDs filled in.'
  result.replaceChildren(element('p', {}, words))
}

// The fields: the ID, required parameters and the body first, the rest behind a disclosure.
function createForm(operation, method, anchor) {
  const form = element('form', { noValidate: true })
  const idOf = (name) => `try-${anchor}-${name.replaceAll(/[^\w]+/g, '-')}`
  const labeled = (name, label, control, description = '') => {
    const fields = { id: idOf(name), name, autocomplete: 'off', spellcheck: false }
    Object.assign(control, fields)
    const hint = element('small', { id: `${fields.id}-hint` }, description.replaceAll('`', ''))
    if (description) control.setAttribute('aria-describedby', hint.id)
    const text = element('label', { htmlFor: fields.id }, label)
    return element('div', { class: 'try-field' }, text, control, ...(description ? [hint] : []))
  }
  const parameter = ({ name, values, description, pairs }) => {
    const control = values ? element('select') : element('input', { type: 'text' })
    for (const value of values ? ['', ...values] : []) {
      control.append(element('option', { value }, value || 'Not set'))
    }
    if (pairs) control.placeholder = 'key=value, …'
    return labeled(`query:${name}`, name, control, description)
  }
  const { id, query, body, needs_if_match } = operation
  if (id) {
    const input = element('input', { type: 'text', placeholder: id })
    form.append(labeled('path:id', 'id', input, 'ID of the object.'))
  }
  if (needs_if_match) {
    const input = element('input', { type: 'text', inputMode: 'numeric', value: '1' })
    form.append(labeled('header:if_match', 'If-Match', input, 'Version you are changing.'))
  }
  form.append(...query.filter(({ required }) => required).map(parameter))
  if (body !== undefined) {
    const value = JSON.stringify(body, null, 2)
    const rows = Math.min(20, value.split('\n').length + 1)
    form.append(labeled('body', 'Body (JSON)', element('textarea', { rows, value })))
  }
  const behalf = labeled(
    'header:on_behalf_of',
    'On-Behalf-Of',
    element('input', { type: 'text' }),
    'Your own practitioner ID, to act as that practitioner.',
  )
  const optional = [...query.filter(({ required }) => !required).map(parameter), behalf]
  form.append(
    element(
      'details',
      {},
      element('summary', {}, `Optional parameters (${optional.length})`),
      element('div', { class: 'try-optional' }, ...optional),
    ),
  )
  form.append(actions({ method, fills: Boolean(id) || /_4Jv0/.test(JSON.stringify(body ?? '')) }))
  return form
}

function actions({ method, fills }) {
  const buttons = element('div', { class: 'try-actions' })
  buttons.append(element('button', { type: 'submit', class: 'button' }, 'Send'))
  if (fills) {
    buttons.append(
      element('button', { type: 'button', class: 'fill' }, 'Fill in IDs from my sandbox'),
    )
  }
  if (method !== 'GET') {
    const box = element('input', { type: 'checkbox', name: 'header:dry_run' })
    buttons.append(element('label', {}, box, ' Dry run: check the request, change nothing'))
  }
  return buttons
}
