// Loads the service and starts it. What was compiled once is kept beside the packages, so that the
// next start takes half the time. Where that isn't possible, everything is compiled again.
import { createRequire, enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { builtFile } from './settings/built.ts'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/attune'))
// With require, because import() would parse it twice.
const built = builtFile('serve')
const { serve }: typeof import('./cli/serve.ts') = built
  ? createRequire(import.meta.url)(built)
  : await import('./cli/serve.ts')
await serve()
