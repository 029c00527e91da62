// Runs several test files in one process, one after the other. Loading the service takes longer
// than most files do, so its modules are loaded once, and its schemas are compiled once; the other
// modules of tests/ are loaded again for each file, so that each has a server and a database of its
// own.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '#settings/config.ts'

const of_tests = pathToFileURL(join(root, 'tests/')).href
const shared = new URL('compiled_schemas.ts', of_tests).href

// A module that a test file imports belongs to it: its address ends with the same query.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const owner = context.parentURL?.split('?file=')[1]
    if (!owner || !resolved.url.startsWith(of_tests) || resolved.url === shared) return resolved
    return { ...resolved, url: `${resolved.url}?file=${owner}` }
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
