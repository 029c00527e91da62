// The pages of docs/reference/, each made from the table that declares what it tells.
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { scopes } from '#catalogue/scopes.ts'
import { type Setting, settings } from '#settings.ts'
import { events, routes } from '#resources/index.ts'
import { command_exit_codes, exit_codes } from '#startup_error.ts'
import { about, resources } from './about.ts'
import { Event } from '#resources/event/schema.ts'
import { exampleOf } from './example.ts'
import { code, json, page, table } from './markdown.ts'
import { refusalsOf, retryRule } from './refusals.ts'
import { resourcePage } from './resource_page.ts'
import { aboutSandbox, sandboxGroups } from './sandbox_values.ts'
import { plain } from './schemas.ts'

// Path under docs/reference/ and text of every page.
export function referencePages(): Map<string, string> {
  return new Map([
    ['README.md', contents()],
    ...resources.map((name) => [`resources/${name}.md`, resourcePage(name)] as const),
    ['errors.md', errorsPage()],
    ...codes.map((name) => [`errors/${name}.md`, errorPage(name)] as const),
    ['events.md', eventsPage()],
    ['scopes.md', scopesPage()],
    ['settings.md', settingsPage()],
    ['exit_codes.md', exitCodesPage()],
    ['sandbox.md', sandboxPage()],
  ])
}

const codes = Object.keys(errors) as ErrorCode[]

const contents = () =>
  page(
    'Reference',
    'Everything here is made from the code that runs. The same, for machines: `openapi.json`.',
    resources.map((name) => `- [${name}](resources/${name}.md): ${about[name] ?? ''}`).join('\n'),
    '## True of all',
    [
      '- [Errors](errors.md), each with what happened and what to do',
      '- [Events](events.md)',
      '- [Scopes](scopes.md)',
      '- [Settings](settings.md)',
      '- [Exit codes](exit_codes.md)',
      '- [Sandbox values](sandbox.md)',
    ].join('\n'),
  )

const sandboxPage = () =>
  page(
    'Sandbox values',
    aboutSandbox,
    ...sandboxGroups.flatMap(({ name, where, values }) => [
      `## ${name}`,
      where,
      table(
        ['Value', 'What happens'],
        Object.entries(values).map(([value, does]) => [code(value), does]),
      ),
    ]),
  )

const errorsPage = () =>
  page(
    'Errors',
    'Every answer that is not `200` is `{"error": {"code", "message", "docs", …}}`. Branch on ' +
      '`code`, which is stable. Retry only `429` and `5xx`, with exponential backoff, and writes ' +
      'with the same `Idempotency-Key`.',
    table(
      ['Code', 'Status', 'What happened'],
      codes.map((name) => [
        `[${code(name)}](errors/${name}.md)`,
        String(errors[name].status),
        errors[name].happened,
      ]),
    ),
  )

function errorPage(name: ErrorCode) {
  const { status, happened, remedy } = errors[name]
  const met = routes.filter((route) => refusalsOf(route).includes(name))
  const met_by =
    met.length === routes.length
      ? 'Any call.'
      : met.map(({ method, path }) => `- ${code(`${method} ${path}`)}`).join('\n')
  return page(
    code(name),
    `Status ${status}.`,
    `## What happened\n\n${happened}`,
    `## What to do\n\n${remedy}`,
    `## Retry\n\n${retryRule(name)}`,
    met.length > 0 && `## Who answers with it\n\n${met_by}`,
  )
}

const eventsPage = () =>
  page(
    'Events',
    'An event tells which object changed and what of it, never a value: read the object to see.',
    table(
      ['Type', 'When'],
      Object.entries(events).map(([type, when]) => [code(type), when]),
    ),
    `## What an event looks like\n\n${json(exampleOf(plain(Event)))}`,
  )

const scopesPage = () =>
  page(
    'Scopes',
    'A secret key (`sk_`) has every scope; a restricted key (`rk_`) those it was given.',
    table(
      ['Scope', 'What it allows', 'Calls'],
      Object.entries(scopes).map(([scope, allows]) => {
        const guarded = routes.filter((route) => route.scope === scope)
        const calls = guarded.map(({ method, path }) => code(`${method} ${path}`))
        return [code(scope), allows, calls.join('<br>')]
      }),
    ),
  )

const settingsPage = () =>
  page(
    'Settings',
    'Read from the environment, and from `.env` beside `package.json`; checked at start. A ' +
      'setting marked as a secret can also be given as a file: set `NAME_FILE` to its path. ' +
      '[Changing secrets](../guides/changing-secrets.md) describes which of them can change ' +
      'without a restart.',
    table(
      ['Setting', 'What it is', 'Without it', 'Example'],
      Object.entries<Setting>(settings).map(([name, { does, fallback, example, secret }]) => [
        code(name),
        secret ? `${does} Secret.` : does,
        fallback ? code(fallback) : '',
        example ? code(example) : '',
      ]),
    ),
  )

const exitCodesPage = () =>
  page(
    'Exit codes',
    'How the process ends when it cannot start. A clean end is 0.',
    exitCodes(exit_codes),
    '## Commands besides',
    exitCodes(command_exit_codes),
  )

const exitCodes = (codes: Record<string, { code: number; means: string }>) =>
  table(
    ['Code', 'Reason', 'Meaning'],
    Object.entries(codes).map(([reason, row]) => [String(row.code), code(reason), row.means]),
  )

// Every setting with its sentence, all of them commented out: what is not set has its default.
export const envExample = () =>
  [
    '# Made by "npm run generate"; do not edit. Copy it to .env and set what you need.',
    ...Object.entries<Setting>(settings).map(([name, { does, fallback, example, secret }]) =>
      [
        ...wrapped(secret ? `${does} Or a file: ${name}_FILE.` : does),
        `# ${name}=${fallback ?? example ?? ''}`,
      ].join('\n'),
    ),
  ].join('\n\n') + '\n'

const wrapped = (text: string) => text.match(/.{1,96}(?:\s|$)/g)!.map((line) => `# ${line.trim()}`)
