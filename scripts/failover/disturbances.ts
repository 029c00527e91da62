// What happens to the database of a rehearsal while clients write. Each disturbance ends when all
// nodes are as at the start.
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster, Node } from './cluster.ts'
import { waitFor } from './programs.ts'

export type Disturbance = keyof typeof disturbances

// More than HAProxy needs for its checks.
const settle_ms = 5_000

export const disturbances = {
  // HAProxy reads its configuration again. Its old process keeps the connections it has.
  async reload({ haproxy }: Cluster) {
    haproxy.kill('SIGUSR2')
    await sleep(settle_ms)
  },

  // A planned change of the primary, for example to update a machine.
  async switchover({ leader, switchOver, standby }: Cluster) {
    const [from, to] = [(await leader())!, (await standby())!]
    switchOver(from, to)
    await waitFor(`${to} is the primary`, async () => (await leader()) === to)
  },

  // The machine of the primary loses power: neither Patroni nor PostgreSQL can say goodbye.
  async kill(cluster: Cluster) {
    const old = (await cluster.leader())!
    const postmaster = cluster.postmaster(old)
    cluster.patroni(old).kill('SIGKILL')
    const backends = childrenOf(postmaster)
    for (const pid of [postmaster, ...backends]) kill(pid, 'SIGKILL')
    await otherLeader(cluster, old)
    cluster.startNode(old)
  },

  // The machine of the primary stops, as a virtual machine does that is moved, and continues after
  // another one was promoted. Its connections were never closed.
  async freeze(cluster: Cluster) {
    const old = (await cluster.leader())!
    const postmaster = cluster.postmaster(old)
    const all = [cluster.patroni(old).pid!, postmaster, ...childrenOf(postmaster)]
    for (const pid of all) kill(pid, 'SIGSTOP')
    await otherLeader(cluster, old)
    await sleep(settle_ms)
    for (const pid of all.toReversed()) kill(pid, 'SIGCONT')
  },

  // Only Patroni of the primary hangs. PostgreSQL continues to accept writes while another one is
  // promoted, so for some time there are two primaries.
  async hang(cluster: Cluster) {
    const old = (await cluster.leader())!
    const patroni = cluster.patroni(old)
    patroni.kill('SIGSTOP')
    await otherLeader(cluster, old)
    await sleep(settle_ms)
    patroni.kill('SIGCONT')
  },
}

async function otherLeader({ leader }: Cluster, old: Node) {
  await waitFor('another node is promoted', async () => {
    const found = await leader()
    return found !== undefined && found !== old
  })
}

function childrenOf(pid: number) {
  const file = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

// A backend can end meanwhile.
function kill(pid: number, signal: NodeJS.Signals) {
  if (existsSync(`/proc/${pid}`)) process.kill(pid, signal)
}
