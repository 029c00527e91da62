// Runs several test files in one process, one after the other. Loading the service takes longer
// than most files do, so its modules and tests/shared_parts.ts are loaded once. The other modules
// of tests/ are loaded again for each file, so that each has a server and a database of its own.
import { registerHooks, type ResolveFnOutput } from 'node:module'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '#settings/config.ts'

const of_tests = pathToFileURL(join(root, 'tests/')).href
const shared = new URL('shared_parts.ts', of_tests).href

// Where imports lead, which is the same for each file: finding it takes longer than loading it.
const places = new Map<string, ResolveFnOutput>()

// A module that a test file imports belongs to it: its address ends with the same query.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const [parent, owner] = context.parentURL?.split('?file=') ?? []
    if (!owner) return nextResolve(specifier, context)
    const place = `${specifier} ${parent}`
    const resolved = places.get(place) ?? nextResolve(specifier, context)
    places.set(place, resolved)
    const own = resolved.url.startsWith(of_tests) && resolved.url !== shared
    const url = own ? `${resolved.url}?file=${owner}` : resolved.url
    return { ...resolved, url, shortCircuit: true }
  },
})

/** Runs files one after the other. The next one is taken when the last has ended. */
export async function runFiles(files: Iterable<string>) {
  let at = 0
  for (const file of files) {
    const own = `${pathToFileURL(join(root, file)).href}?file=${at++}`
    // The suite begins its tests once the whole file is loaded, and ends with the last of them.
    await test(file, () => {
      suite('tests', async () => {
        await import(own)
      })
    })
  }
}
