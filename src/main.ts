// Loads the service and starts it. What was compiled once is kept beside the packages, so that the
// next start takes half the time. Where that isn't possible, everything is compiled again.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { builtFile } from './settings/built.ts'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/attune'))
const { serve }: typeof import('./cli/serve.ts') = await import(
  builtFile('serve') ?? './cli/serve.ts'
)
await serve()
