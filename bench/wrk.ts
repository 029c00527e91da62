// Runs wrk, which sends one request again and again over kept connections: see wrk.lua.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#settings/config.ts'

const run = promisify(execFile)

export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined

type Run = {
  folder: string // For the files that wrk reads.
  url: string
  template: string // The request as bytes.
  words: Record<string, string[]> // What a word in <angle brackets> can be.
  seconds: number
  callers: number
}

export type WrkSummary = {
  requests: number
  refused: number // Responses of 400 and above.
  seconds: number
  p50_ms: number
  p99_ms: number
}

export async function runWrk(request: Run): Promise<WrkSummary> {
  const { folder, url, template, words, seconds, callers } = request
  const file = join(folder, 'request.http')
  const words_file = join(folder, 'words.txt')
  writeFileSync(file, template)
  const lines = Object.entries(words).flatMap(([name, values]) =>
    values.map((value) => `${name} ${value}`),
  )
  writeFileSync(words_file, lines.join('\n'))
  const options = [`-t${Math.min(2, callers)}`, `-c${callers}`, `-d${seconds}s`, '--timeout', '10s']
  const number = Math.floor(Math.random() * 1e8)
  const script = join(root, 'bench/wrk.lua')
  const all = [...options, '-s', script, url, '--', file, `${number}`, words_file]
  const { stdout } = await run('wrk', all)
  const { lost, microseconds, ...summary } = JSON.parse(stdout.trim().split('\n').at(-1)!)
  if (lost > 0) throw new Error(`wrk lost ${lost} requests: ${stdout}`)
  return { ...summary, seconds: microseconds / 1e6 }
}
