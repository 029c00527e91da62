// What all test files of a process share, because nothing in it depends on a file: compiled
// schemas, the certificate and the prepared pages (see tests/file_group.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PageSource, pageSources, type Pages, preparePages } from '#docs/pages.ts'
import { createCompiledSchemas } from '#http/compiled_schemas.ts'
import { ownCertificate } from '#http/transport/certificate.ts'
import { onceInRun } from './once_in_run.ts'

export const compiled_schemas = createCompiledSchemas()

const folder = mkdtempSync(join(tmpdir(), 'attune-certificate-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const { key, cert, ca_file } = await ownCertificate(folder)
export const certificate = { key, cert }
export { ca_file }

export const public_url = 'https://localhost:8443'
type Signup = 'open' | 'waitlist' | 'closed'
export const deployment = (signup: Signup) => ({
  public_url,
  environment: 'sandbox' as const,
  signup,
})

const light = new Map<Signup, Promise<Pages>>()

/** The pages without the large ones, which take a moment to prepare; few tests look at them. */
export function lightPages(signup: Signup): Promise<Pages> {
  const pages = light.get(signup) ?? prepareLightPages(signup)
  light.set(signup, pages)
  return pages
}

const prepareLightPages = (signup: Signup) =>
  preparePages(
    new Map([...pageSources(deployment(signup))].filter(([url]) => !/openapi/.test(url))),
  )

export const allPages = async () => preparePages(sharedSources())

/** The sources of all pages. The first process that opens a page of the site builds it. */
export const sharedSources = () =>
  new Map(
    [...pageSources(deployment('waitlist'))].map(([url, source]) => [
      url,
      source.on_request ? { ...source, build: () => builtOnce(url, source) } : source,
    ]),
  )

async function builtOnce(url: string, { build }: PageSource) {
  const name = `page-${encodeURIComponent(url)}`
  const folder = await onceInRun(name, async (folder) =>
    writeFile(join(folder, 'text'), await build()),
  )
  return readFile(join(folder, 'text'), 'utf8')
}
