// Builds the image of the Dockerfile without a container engine, to check it where none runs: each
// stage is a folder, COPY copies and RUN runs in a chroot. Needs root, and a folder for each base
// image (debootstrap creates one of debian).
// Usage: scripts/try_image.ts OUTPUT debian=FOLDER node=FOLDER
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { instructionsOf } from '#tests/dockerfile.ts'

const root = join(import.meta.dirname, '..')
const [output, ...bases] = process.argv.slice(2)
if (!output || bases.length === 0) {
  process.stderr.write('Usage: scripts/try_image.ts OUTPUT debian=FOLDER node=FOLDER\n')
  process.exit(64)
}
const base_folders = new Map(bases.map((base) => base.split('=') as [string, string]))
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

let folder = ''
let workdir = '/'
const stages = new Map<string, string>()
const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'] })

for (const { name, words, text } of instructionsOf(join(root, 'Dockerfile'))) {
  process.stdout.write(`${name} ${text}\n`)
  if (name === 'FROM') startStage(words)
  if (name === 'WORKDIR') mkdirSync(join(folder, (workdir = words[0]!)), { recursive: true })
  if (name === 'COPY') copy(words)
  if (name === 'RUN') run('chroot', folder, 'sh', '-c', `cd ${workdir} && ${text}`)
}

function startStage([image, , stage]: string[]) {
  const base = stages.get(image!) ?? base_folders.get(image!.split(':')[0]!)
  if (!base) throw new Error(`No folder for the image ${image}.`)
  workdir = '/'
  folder = stage ? `${output}.${stage}` : output!
  if (stage) stages.set(stage, folder)
  rmSync(folder, { recursive: true, force: true })
  run('cp', '-a', base, folder)
}

// Keeps times, as a container engine does.
function copy(words: string[]) {
  const from = /^--from=(.+)$/.exec(words[0]!)?.[1]
  const [sources, target] = [words.slice(from ? 1 : 0, -1), words.at(-1)!]
  const source_folder = from ? stages.get(from)! : root
  const to = target.startsWith('/') ? join(folder, target) : join(folder, workdir, target)
  for (const source of sources.flatMap((each) => find(source_folder, each))) {
    if (source === root) copyContext(to)
    else if (statSync(source).isDirectory())
      run('sh', '-c', `mkdir -p ${to} && cp -a ${source}/. ${to}`)
    else {
      const file = target.endsWith('/') ? join(to, basename(source)) : to
      run('install', '-Dp', '-m', '0644', source, file)
    }
  }
}

function find(inside: string, pattern: string) {
  if (pattern === '.') return [inside]
  const found = globSync(pattern.replace(/^\//, ''), { cwd: inside })
  if (found.length === 0) throw new Error(`COPY finds nothing: ${pattern}.`)
  return found.map((one) => join(inside, one))
}

function copyContext(to: string) {
  const out = ignored.map((pattern) => `--exclude=${pattern.replace('**/', '')}`)
  run('sh', '-c', `tar -C ${root} ${out.join(' ')} -cf - . | tar -C ${to} -xf -`)
}
