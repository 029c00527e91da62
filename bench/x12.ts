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

// In chunks as a file gives them.
function* chunked(parts: Iterable<Buffer>): Generator<Buffer> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += chunk_bytes) yield part.subarray(at, at + chunk_bytes)
  }
}

function readOurs(chunks: Iterable<Buffer>) {
  let claims = 0
  let lines = 0
  let faults = 0
  let balanced: boolean | undefined
  const reader = x12Reader({
    unit: (claim) => {
      claims++
      if (Array.isArray(claim.lines)) lines += claim.lines.length
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
  const whole = Buffer.concat([...remittanceFile(20 * megabyte)])
  const bytes = whole.length
  const chunks = [...chunked([whole])]
  const found = readOurs(chunks)
  if (found.faults > 0 || found.balanced !== true)
    throw new Error('The generated file must balance.')
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
    say(`  x12-parser, segments only     ${speed('theirs')} MB/s`)
    say(`  ratio                         ${ratio.toFixed(2)} (goal 1.5)`)
  }
}

// Each size in a process of its own, because a peak never goes down again.
function memory(size: number, flags: string[]) {
  const words = ['--expose-gc', ...flags, fileURLToPath(import.meta.url), 'read', `${size}`]
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  const [peak, held] = stdout.split(' ').map((kibibytes) => Number(kibibytes) / 1024)
  return { peak: peak!, held: held! }
}

// V8 lets its young generation grow with the garbage it sees, whatever is held: so once it is left
// alone, and once it may not.
function tellMemory(how: string, flags: string[]) {
  const [small, large] = [memory(10, flags), memory(100, flags)]
  say(`memory, ${how}`)
  for (const which of ['peak', 'held'] as const) {
    const sizes = `10 MB ${small[which].toFixed(1)} MiB, 100 MB ${large[which].toFixed(1)} MiB`
    say(`  ${which}: ${sizes}, ratio ${(large[which] / small[which]).toFixed(2)} (flat is 1)`)
  }
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

if (process.argv[2] === 'read') {
  readOurs(chunked(remittanceFile(Number(process.argv[3]) * megabyte)))
  const peak_kibibytes = process.resourceUsage().maxRSS
  gc!()
  say(`${peak_kibibytes} ${Math.round(process.memoryUsage().heapUsed / 1024)}`)
} else {
  await compare()
  tellMemory('V8 left alone', [])
  tellMemory('its young generation kept at 8 MB', ['--max-semi-space-size=8'])
}
