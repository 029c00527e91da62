// Builds the service and its packages into dist/ if its sources have changed since the last build.
// If the build fails, the service runs from its sources.
import { isBuiltin } from 'node:module'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { OutputAsset, OutputChunk } from 'rolldown'
import { builtFolder } from '#settings/built.ts'
import { startStep } from '#settings/start_step.mjs'

const root = join(import.meta.dirname, '..')
// Packages that load files of their own, and those that only few services need.
const not_built_in = ['@hyzyla/pdfium', 'sharp', 'ssh2', 'pg-native']
const kept_builds = 3

export async function buildService() {
  const folder = builtFolder()
  if (existsSync(folder)) return
  await build(folder)
  removeOldBuilds(dirname(folder))
}

// Built beside it and renamed, so that no start finds half of it.
async function build(folder: string) {
  const unfinished = `${folder}.${process.pid}`
  const step = startStep('Building the service')
  try {
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown({
      cwd: root,
      input: { serve: 'src/cli/serve.ts', attune: 'src/cli/attune.ts' },
      platform: 'node',
      external: (id) => isBuiltin(id) || not_built_in.includes(id),
      plugins: [
        {
          name: 'sources',
          load: withoutChoice,
          transform: withSourcePaths,
          generateBundle: (_, files) => Object.values(files).forEach(inAscii),
        },
      ],
    })
    await bundle.write({
      dir: unfinished,
      format: 'cjs', // An ES module that imports node:http loads all of its parts.
      comments: false,
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
    })
    if (!existsSync(folder)) renameSync(unfinished, folder)
    step.end()
  } finally {
    step.end('failed')
    rmSync(unfinished, { recursive: true, force: true })
  }
}

// A service that still runs loads some of its files later, so its build is kept for a while.
function removeOldBuilds(folder: string) {
  const builds = readdirSync(folder).map((name) => join(folder, name))
  const age = (path: string) => -statSync(path).mtimeMs
  for (const path of builds.sort((one, other) => age(one) - age(other)).slice(kept_builds)) {
    rmSync(path, { recursive: true, force: true })
  }
}

// What is built loads nothing else.
function withoutChoice(id: string) {
  return id === join(root, 'src/settings/built.ts')
    ? 'export const builtFile = () => undefined'
    : undefined
}

// Paths that a module finds from its own stay those of the source: of files that it reads, and of
// modules that it loads in another thread.
function withSourcePaths(code: string, id: string) {
  if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta.')) return undefined
  const url = `new URL(${JSON.stringify(`../../${relative(root, id)}`)}, import.meta.url).href`
  const moved = code
    .replaceAll('import.meta.url', 'source_url')
    .replaceAll(/import\.meta\.resolve\((['"]\.[^'"]*['"])\)/g, 'new URL($1, source_url).href')
  return `const source_url = ${url}\n${moved}`
}

// Node.js keeps the text of each file in memory, and one other character doubles its size. Strings
// and patterns mean the same with the escape.
function inAscii(file: OutputAsset | OutputChunk) {
  if (file.type !== 'chunk') return
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped)
}
