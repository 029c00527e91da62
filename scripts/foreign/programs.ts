// Installs and runs the programs that others wrote. What one needs is pinned in a folder of its own
// below tools/. Where the program's language is absent or nothing can be downloaded, its tests are
// skipped, which it says.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '#settings/config.ts'

export type Program = { skip: string | false; run: Run }
type Run = (words: string[], options?: { cwd?: string; env?: NodeJS.ProcessEnv }) => Promise<string>

const cache = join(root, 'node_modules/.cache/foreign')
const install_limit_ms = 240_000

/** Installs tools/<name>/requirements.txt. `run` takes one of its commands and the arguments. */
export function pythonProgram(name: string): Program {
  const pinned = join(root, 'tools', name, 'requirements.txt')
  return program(name, 'python3', pinned, (folder) => {
    const python = join(folder, 'bin/python')
    return [
      ['python3', '-m', 'venv', folder],
      [python, '-m', 'pip', 'install', '--quiet', '--requirement', pinned],
    ]
  })
}

/** Builds the tool that tools/<name>/go.mod pins. */
export function goProgram(name: string): Program {
  const pinned = join(root, 'tools', name, 'go.sum')
  return program(name, 'go', pinned, (folder) => [
    ['go', 'build', '-C', join(root, 'tools', name), '-o', join(folder, 'bin') + '/', 'tool'],
  ])
}

function program(
  name: string,
  language: string,
  pinned: string,
  stepsOf: (folder: string) => string[][],
): Program {
  const version = createHash('sha256').update(readFileSync(pinned)).digest('hex').slice(0, 12)
  const folder = join(cache, `${name}-${version}`)
  const skip = absent(language) || install(name, folder, stepsOf(folder))
  const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`
  return {
    skip: skip && skipped(skip),
    run: (words, { cwd, env } = {}) =>
      run(words, { ...(cwd && { cwd }), env: { ...env, PATH: path } }),
  }
}

/** Why nothing can run that needs these languages, or false. */
export function absent(...languages: string[]): string | false {
  const missing = languages.filter((each) => spawnSync('which', [each]).status !== 0)
  return missing.length > 0 && `${missing.join(' and ')} isn't installed.`
}

// A folder without its mark is left from an installation that didn't end.
function install(name: string, folder: string, steps: string[][]): string | false {
  const mark = join(folder, 'installed')
  if (existsSync(mark)) return false
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [command, ...words] of steps) {
    const done = spawnSync(command!, words, { encoding: 'utf8', timeout: install_limit_ms })
    const output = `${done.stdout}${done.stderr}`.trim().split('\n').at(-1)
    if (done.status !== 0) return `${name} can't be installed: ${output}`
  }
  writeFileSync(mark, '')
  return false
}

function skipped(reason: string) {
  console.log(`SKIPPED: ${reason}`)
  return reason
}

/** What a command prints. It throws that if the command fails or takes longer than it may. */
export async function run(
  [command, ...words]: string[],
  { cwd = tmpdir(), env = {}, limit_ms = 300_000 }: RunOptions = {},
): Promise<string> {
  const child = spawn(command!, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit_ms,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code === 0) return text
  throw new Error(`${[command, ...words].join(' ')} ended with ${code}:\n${text.slice(-8_000)}`)
}

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; limit_ms?: number }
