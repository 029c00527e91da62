// The pages of docs/reference/, generated from the tables that declare their content.
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { scopes } from '#catalogue/scopes.ts'
import { type Setting, settings } from '#settings/settings.ts'
import { events, lifecycles, routes } from '#areas/index.ts'
import type { Route } from '#http/routing/route.ts'
import { command_exit_codes, exit_codes } from '#settings/startup_error.ts'
import { resources } from './resources.ts'
import { about } from '#areas/index.ts'
import { Event } from '#areas/platform/event/schema.ts'
import { errorExample } from './error_example.ts'
import { exampleOf } from './example.ts'
import { code, json, page, table } from './markdown.ts'
import { errorsOf, retryRule } from './route_errors.ts'
import { resourcePage, titleOf } from './resource_page.ts'
import { aboutSandbox, sandboxGroups } from './sandbox_values.ts'
import { plain } from './json_schema.ts'

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
    'Generated from the code. For the machine-readable version, see `openapi.json`.',
    resources.map((name) => `- [${name}](resources/${name}.md): ${about[name] ?? ''}`).join('\n'),
    '## All resources',
    [
      '- [Errors](errors.md), with causes and solutions',
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
        ['Value', 'Effect'],
        Object.entries(values).map(([value, does]) => [code(value), does]),
      ),
    ]),
  )

const errorsPage = () =>
  page(
    'Errors',
    'The body of every response other than `200` is `{"error": {"code", "message", "docs", …}}`. ' +
      'Branch on `code`, which is stable. Retry only `429` and `5xx`, with exponential backoff. ' +
      'Reuse the `Idempotency-Key` when you retry a write.',
    table(
      ['Code', 'Status', 'Cause'],
      codes.map((name) => [
        `[${code(name)}](errors/${name}.md)`,
        String(errors[name].status),
        errors[name].cause,
      ]),
    ),
  )

function errorPage(name: ErrorCode) {
  const { status, cause, remedy } = errors[name]
  const returned_by = routes.filter((route) => errorsOf(route).includes(name))
  const operations =
    returned_by.length === routes.length
      ? 'All operations.'
      : returned_by.map(({ method, path }) => `- ${code(`${method} ${path}`)}`).join('\n')
  return page(
    code(name),
    `Status ${status}.`,
    `## Cause\n\n${cause}`,
    `## How to resolve it\n\n${remedy}`,
    `## Retry\n\n${retryRule(name)}`,
    returned_by[0] && `## Example\n\n${json(exampleError(name, returned_by[0]))}`,
    returned_by.length > 0 && `## Returned by\n\n${operations}`,
  )
}

function exampleError(name: ErrorCode, route: Route) {
  const { title } = plain(route.returns)
  return errorExample(name, { route, lifecycle: lifecycles.find((l) => l.kind.object === title) })
}

const eventsPage = () =>
  page(
    'Events',
    'An event names the object that changed and its changed fields, without values. Retrieve the ' +
      'object to read them.',
    `## The event object\n\n${json(exampleOf(plain(Event)))}`,
    ...[...eventsByObject()].map(([object, of_object]) => {
      const rows = of_object.map(([type, when]) => [code(type), when])
      return `## ${titleOf(object)}\n\n${table(['Event', 'Description'], rows)}`
    }),
  )

const eventsByObject = () =>
  Map.groupBy(Object.entries(events), ([type]) => type.slice(0, type.indexOf('.')))

const scopesPage = () =>
  page(
    'Scopes',
    'A secret key (`sk_`) has every scope. A restricted key (`rk_`) has the scopes you give it.',
    table(
      ['Scope', 'Description', 'Operations'],
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
    'Read from the environment and from `.env` next to `package.json`. Validated at startup. A ' +
      'setting marked as a secret can also be given as a file: set `NAME_FILE` to its path. ' +
      '[Change secrets](../guides/change-secrets.md) describes which of them can change ' +
      'without a restart.',
    table(
      ['Setting', 'Description', 'Default', 'Example'],
      Object.entries<Setting>(settings).map(([name, { summary, fallback, example, secret }]) => [
        code(name),
        secret ? `${summary} Secret.` : summary,
        fallback ? code(fallback) : '',
        example ? code(example) : '',
      ]),
    ),
  )

const exitCodesPage = () =>
  page(
    'Exit codes',
    'Exit codes of the process when it fails to start. A clean exit is 0.',
    exitCodes(exit_codes),
    '## Other commands',
    exitCodes(command_exit_codes),
  )

const exitCodes = (codes: Record<string, { code: number; means: string }>) =>
  table(
    ['Code', 'Reason', 'Meaning'],
    Object.entries(codes).map(([reason, row]) => [String(row.code), code(reason), row.means]),
  )

// Every setting with its description, commented out: a setting that isn't set has its default.
export const envExample = () =>
  [
    '# Generated by "npm run generate". Copy to .env and set what you need.',
    ...Object.entries<Setting>(settings).map(([name, { summary, fallback, example, secret }]) =>
      [
        ...wrapped(secret ? `${summary} Or a file: ${name}_FILE.` : summary),
        `# ${name}=${fallback ?? example ?? ''}`,
      ].join('\n'),
    ),
  ].join('\n\n') + '\n'

const wrapped = (text: string) => text.match(/.{1,96}(?:\s|$)/g)!.map((line) => `# ${line.trim()}`)
