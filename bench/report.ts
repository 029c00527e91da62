// Prints the table of ratios and writes it to bench/results/ as text and JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { root } from '#settings/config.ts'
import { median, type Row } from './compare.ts'
import type { BenchService } from './bench_service.ts'
import { callers } from './load.ts'
import { hasWrk } from './wrk.ts'

export async function report({ database }: BenchService, rows: Row[], many = callers) {
  const { rows: found } = await database.query(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync`,
  )
  const machine = {
    cores: os.availableParallelism(),
    cpu: os.cpus()[0]?.model,
    load_average: os.loadavg(),
    node: process.version,
    postgres: found[0].version as string,
    fsync: found[0].fsync as string,
    load: hasWrk() ? 'wrk' : 'own generator',
  }
  const text = [
    ...tableOf(rows),
    '',
    `${machine.cores} cores (${machine.cpu}), Node ${machine.node}, ` +
      `PostgreSQL ${machine.postgres} with fsync ${machine.fsync}; ` +
      `${many} clients over TLS (${machine.load}).`,
    '',
  ].join('\n')

  const folder = join(root, 'bench/results')
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ machine, rows }, null, 2)}\n`)
  writeFileSync(join(folder, `${name}.txt`), text)
  console.log(`\n${text}`)
}

function tableOf(rows: Row[]) {
  const head = ['benchmark', 'ratio', 'goal', 'met', 'per second', 'refused', 'CPU ms (Node, PG)']
  const cells = [head, head.map(() => '-'), ...rows.map(cellsOf)]
  const widths = head.map((_, i) => Math.max(...cells.map((line) => line[i]!.length)))
  return cells.map((line) => {
    const filler = line[0] === '-' ? '-' : ' '
    return `| ${line.map((cell, i) => cell.padEnd(widths[i]!, filler)).join(' | ')} |`
  })
}

function cellsOf({ name, ratio, goal, ours, theirs, refused, cpu_ms, note }: Row) {
  if (ratio === undefined) return [name, note ?? 'not measured', `${goal}`, '', '', '', '']
  const rates = `${Math.round(median(ours))} of ${Math.round(median(theirs))}`
  const used = cpu_ms ? `${cpu_ms.node.toFixed(2)}, ${cpu_ms.postgres.toFixed(2)}` : ''
  const met = ratio >= goal ? 'yes' : 'no'
  return [name, ratio.toFixed(2), `${goal}`, met, rates, `${refused ?? ''}`, used]
}
