// npm run bench:x12: 835s to typed, balanced objects against the package x12-parser, which merely
// splits segments; and whether memory stays flat. Ratios measured in one run.
import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { X12parser } from 'x12-parser'
import { x12Reader } from '#x12/stream.ts'
import { remittanceFile } from './remittance_file.ts'

const megabyte = 1_000_000
const rounds = 5
const chunk_bytes = 65_536

// Both are given the same chunks, as a file would give them.
function chunksOf(bytes: number) {
  const whole = Buffer.concat([...remittanceFile(bytes)])
  const chunks: Buffer[] = []
  for (let at = 0; at < whole.length; at += chunk_bytes) {
    chunks.push(whole.subarray(at, at + chunk_bytes))
  }
  return { chunks, bytes: whole.length }
}

function readOurs(chunks: Iterable<Buffer>) {
  let claims = 0
  let lines = 0
  let faults = 0
  let balanced: boolean | undefined
  const reader = x12Reader({
    unit: (claim) => {
      claims++
      lines += claim.lines.length
    },
    ended: (transaction) => void (balanced = transaction.balanced),
    fault: () => void faults++,
  })
  for (const chunk of chunks) reader.push(chunk)
  reader.end()
  return { claims, lines, faults, balanced }
}

async function splitTheirs(chunks: Buffer[]) {
  let segments = 0
  const parser = new X12parser()
  parser.on('data', () => void segments++)
  await pipeline(Readable.from(chunks), parser)
  return segments
}

// By the processor's time too, because others may use the machine meanwhile.
async function timed(work: () => unknown) {
  const began = performance.now()
  const used = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: (performance.now() - began) / 1000, cpu: (user + system) / megabyte }
}

type Taken = Awaited<ReturnType<typeof timed>>

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

async function compare() {
  const { chunks, bytes } = chunksOf(20 * megabyte)
  const found = readOurs(chunks)
  if (found.faults > 0 || found.balanced !== true) throw new Error('The made file must balance.')
  await splitTheirs(chunks)
  const taken: { ours: Taken; theirs: Taken }[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await timed(() => readOurs(chunks))
    taken.push({ ours, theirs: await timed(() => splitTheirs(chunks)) })
  }
  for (const by of ['wall', 'cpu'] as const) {
    const speed = (who: 'ours' | 'theirs') =>
      (bytes / megabyte / median(taken.map((round) => round[who][by]))).toFixed(1)
    const ratio = median(taken.map(({ ours, theirs }) => theirs[by] / ours[by]))
    say(`by ${by} time, median of ${rounds} rounds`)
    say(`  835 to typed, balanced claims ${speed('ours')} MB/s`)
    say(`  x12-parser, segments alone    ${speed('theirs')} MB/s`)
    say(`  ratio                         ${ratio.toFixed(2)} (goal 1.5)`)
  }
}

// Each size in a process of its own, because a peak never goes down again.
function peak(size: number) {
  const words = [fileURLToPath(import.meta.url), 'read', `${size}`]
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return Number(stdout)
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

if (process.argv[2] === 'read') {
  readOurs(remittanceFile(Number(process.argv[3]) * megabyte))
  say(`${process.resourceUsage().maxRSS}`)
} else {
  await compare()
  const [small, large] = [peak(10), peak(100)]
  say(`peak memory at 10 MB            ${(small / 1024).toFixed(0)} MiB`)
  say(`peak memory at 100 MB           ${(large / 1024).toFixed(0)} MiB`)
  say(`ratio                           ${(large / small).toFixed(2)} (flat is 1)`)
}
