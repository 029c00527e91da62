// Builds the console into console/dist if its sources have changed since the last build, with a
// compressed copy beside each asset. If the build fails, the API starts without a console.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { startStep } from '#settings/start_step.mjs'

const root = join(import.meta.dirname, '..')
const console_folder = join(root, 'console')
const dist = join(console_folder, 'dist')
const hash_file = 'source_hash.txt'

const sources = [
  'console/{index.html,package.json,vite.config.ts}',
  'console/src/**/*.*',
  'sdk/src/**/*.ts',
  'scripts/build_console.ts',
]
const compressible = ['.js', '.css', '.svg', '.json', '.txt'] // Fonts and pictures already are.

export async function buildConsole() {
  const hash = sourceHash()
  if (builtHash() !== hash) await build(hash)
}

// The sources, and the versions of the packages that are built into it.
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of fs.globSync(sources, { cwd: root }).sort()) {
    hash.update(`${file}\n`).update(fs.readFileSync(join(root, file)))
  }
  const { packages } = JSON.parse(fs.readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { devDependencies } = packages.console
  for (const name of Object.keys(devDependencies).sort()) {
    hash.update(`${name} ${packages[`node_modules/${name}`]?.version}\n`)
  }
  return hash.digest('hex')
}

function builtHash() {
  const file = join(dist, hash_file)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

// Built beside the old one and renamed, so that a running server never finds half of it.
async function build(hash: string) {
  const fresh = join(console_folder, `.dist-${process.pid}`)
  const step = startStep('Building the console')
  try {
    const vite = await import('vite')
    await vite.build({
      root: console_folder,
      configFile: join(console_folder, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    })
    await compressAssets(join(fresh, 'assets'))
    fs.writeFileSync(join(fresh, hash_file), hash)
    fs.rmSync(dist, { recursive: true, force: true })
    fs.renameSync(fresh, dist)
    step.end()
  } finally {
    step.end('failed')
    fs.rmSync(fresh, { recursive: true, force: true })
  }
}

// Once here instead of in every server that starts.
async function compressAssets(folder: string) {
  const names = fs.readdirSync(folder).filter((name) => compressible.includes(extname(name)))
  const compress = async (name: string) => {
    const bytes = fs.readFileSync(join(folder, name))
    fs.writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes))
  }
  await Promise.all(names.map(compress))
}
