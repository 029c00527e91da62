// Limits the cores that processes use, so that a machine with few of them can show what happens
// where the load and the database have cores of their own. Linux only.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Processes, and those that they start later, use only this core.
export function pinTo(core: number, pids: number[]) {
  for (const pid of pids) execFileSync('taskset', ['-a', '-c', '-p', `${core}`, `${pid}`])
}

// A process that has used its share waits for the next period.
const period_us = 50_000

const versions = [
  {
    folder: '/sys/fs/cgroup/cpu',
    files: (share: number) => ({
      'cpu.cfs_period_us': `${period_us}`,
      'cpu.cfs_quota_us': `${Math.round(share * period_us)}`,
    }),
  },
  {
    folder: '/sys/fs/cgroup',
    files: (share: number) => ({ 'cpu.max': `${Math.round(share * period_us)} ${period_us}` }),
  },
]

// Each process gets a share of a core, in a control group of its own (version 1 or 2), for which
// this must run as root. Returns a function that removes the groups, once the processes have ended.
export function limitCpu(pids: number[], share: number): () => void {
  const { folder, files } = versions.find((version) => existsSync(version.folder))!
  const groups = pids.map((pid) => {
    const group = join(folder, `attune-bench-${pid}`)
    mkdirSync(group)
    for (const [name, value] of Object.entries({ ...files(share), 'cgroup.procs': `${pid}` })) {
      writeFileSync(join(group, name), value)
    }
    return group
  })
  return () => groups.forEach((group) => rmdirSync(group))
}
