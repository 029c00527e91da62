// CPU time and memory of the server and its PostgreSQL, from /proc. CPU time per request says
// something on a busy machine too.
import { readdirSync, readFileSync } from 'node:fs'

export type Usage = { node: number; postgres: number }
export type Processes = Usage // Process IDs: of the server and of the postmaster.

const ticks_per_ms = 0.1 // Linux counts in hundredths of a second.
const usage = (measure: (pid: number) => number, { node, postgres }: Processes): Usage => ({
  node: measure(node),
  postgres: [postgres, ...childrenOf(postgres)].reduce((sum, pid) => sum + measure(pid), 0),
})

// In milliseconds, including processes that ended and were waited for.
export const cpuTime = (processes: Processes) =>
  usage((pid) => {
    const fields = statOf(pid)
    return fields ? sum(fields.slice(11, 15)) / ticks_per_ms : 0
  }, processes)

// In megabytes. Memory that processes share is divided between them.
export const memory = (processes: Processes) =>
  usage((pid) => {
    const rollup = read(`/proc/${pid}/smaps_rollup`)
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
  }, processes)

export const hasProc = () => read('/proc/self/stat') !== ''

export function childrenOf(parent: number) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => Number(statOf(pid)?.[1]) === parent)
}

// The fields after the name, which can contain spaces: the state, the parent, and so on.
function statOf(pid: number) {
  const text = read(`/proc/${pid}/stat`)
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : undefined
}

// A process can end while it is looked at.
function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const sum = (numbers: string[]) => numbers.reduce((total, each) => total + Number(each), 0)
