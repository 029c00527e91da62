// What all test files of a process share, because nothing in it depends on a file: compiled
// schemas, the certificate and the prepared pages (see tests/file_group.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PageSource, pageSources, type Pages, pagesFrom } from '#docs/pages.ts'
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

const pages = new Map<Signup, Pages>()

/** The pages, each built by the first test that opens it. */
export function pagesFor(signup: Signup): Pages {
  const known = pages.get(signup) ?? pagesFrom(pageSources(deployment(signup)))
  pages.set(signup, known)
  return known
}

export const allPages = () => pagesFrom(sharedSources())

/** The sources of all pages. The first process that opens a page of the site builds it. */
export const sharedSources = () =>
  new Map(
    [...pageSources(deployment('waitlist'))].map(([url, source]) => [
      url,
      source.early ? source : { ...source, build: () => builtOnce(url, source) },
    ]),
  )

async function builtOnce(url: string, { build }: PageSource) {
  const name = `page-${encodeURIComponent(url)}`
  const folder = await onceInRun(name, async (folder) =>
    writeFile(join(folder, 'text'), await build()),
  )
  return readFile(join(folder, 'text'), 'utf8')
}
