// npm run bench:peers -- ours.json theirs.json: measures any servers beside each other, in turns.
// A description names the server and one request for each kind of work (see peer.ts):
//   {"name": "Attune", "url": "https://localhost:4010",
//    "headers": {"Authorization": "Bearer sk_test_…"},
//    "kinds": {"list": {"path": "/v1/practitioners?limit=10"}}}
// Kinds that all of them have are measured. "--seconds 8", "--rounds 5" and "--callers 64" change
// how long and by how many.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from './compare.ts'
import { cpuTime } from './cpu.ts'
import { type Peer, readPeer, templateOf } from './peer.ts'
import { hasWrk, runWrk } from './wrk.ts'

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '64' },
  },
})
if (files.length === 0) throw new Error('Name at least one description file.')
if (!hasWrk()) throw new Error('Install wrk first.')

type Slice = { per_second: number; refused: number; p50: number; p99: number; cpu: number }

const peers = files.map(readPeer)
const kinds = Object.keys(peers[0]!.kinds).filter((kind) => peers.every((each) => each.kinds[kind]))
const folder = mkdtempSync(join(tmpdir(), 'attune-peers-'))
try {
  for (const kind of kinds) await compareAt(kind)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// The first turn of each only warms up.
async function compareAt(kind: string) {
  const slices = peers.map((): Slice[] => [])
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const [index, peer] of peers.entries()) {
      const slice = await measure(peer, kind)
      if (round > 0) slices[index]!.push(slice)
    }
  }
  const first = middleOf(slices[0]!)
  for (const [index, { name }] of peers.entries()) {
    const { per_second, refused, p50, p99, cpu } = middleOf(slices[index]!)
    if (!(per_second > 0)) throw new Error(`${name} gave no good response to ${kind}.`)
    const times = (first.per_second / per_second).toFixed(2)
    const used = cpu ? `, ${cpu.toFixed(2)} ms of CPU each` : ''
    console.log(
      `${kind}: ${name} ${Math.round(per_second)} a second (${refused} refused), ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${used}; ` +
        `${peers[0]!.name} is at ${times} of it`,
    )
  }
}

async function measure(peer: Peer, kind: string): Promise<Slice> {
  const { url, words = {}, processes } = peer
  const request = peer.kinds[kind]!
  const before = processes && cpuTime(processes)
  const { requests, seconds, p50_ms, p99_ms, ...ran } = await runWrk({
    folder,
    url,
    template: templateOf(peer, request),
    words,
    seconds: Number(options.seconds),
    callers: Number(options.callers),
  })
  const after = processes && cpuTime(processes)
  const good = request.refuses ? ran.refused : requests - ran.refused
  const used =
    before && after ? after.node + after.postgres - before.node - before.postgres : undefined
  return {
    per_second: good / seconds,
    refused: requests - good,
    p50: p50_ms,
    p99: p99_ms,
    cpu: used === undefined ? 0 : used / requests,
  }
}

function middleOf(slices: Slice[]): Slice {
  const middle = (name: keyof Slice) => median(slices.map((slice) => slice[name]))
  return {
    per_second: middle('per_second'),
    refused: slices.reduce((sum, { refused }) => sum + refused, 0),
    p50: middle('p50'),
    p99: middle('p99'),
    cpu: middle('cpu'),
  }
}
