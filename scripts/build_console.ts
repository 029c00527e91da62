// Builds the console into console/dist if its sources have changed since the last build. If the
// build fails, the API starts without a console.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const console_folder = join(root, 'console')
const dist = join(console_folder, 'dist')
const hash_file = 'source_hash.txt'

const sources = [
  'console/{index.html,package.json,vite.config.ts}',
  'console/src/**/*.*',
  'sdk/src/**/*.ts',
]

export async function buildConsole() {
  const hash = sourceHash()
  if (builtHash() !== hash) await build(hash)
}

// The sources, and the versions of the packages that are built into it.
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { devDependencies } = packages.console
  for (const name of Object.keys(devDependencies).sort()) {
    hash.update(`${name} ${packages[`node_modules/${name}`]?.version}\n`)
  }
  return hash.digest('hex')
}

function builtHash() {
  const file = join(dist, hash_file)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

// Built beside the old one and renamed, so that a running server never finds half of it.
async function build(hash: string) {
  const fresh = join(console_folder, `.dist-${process.pid}`)
  try {
    const vite = await import('vite')
    await vite.build({
      root: console_folder,
      configFile: join(console_folder, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    })
    writeFileSync(join(fresh, hash_file), hash)
    rmSync(dist, { recursive: true, force: true })
    renameSync(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
