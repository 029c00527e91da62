// Decides which request runs next: a bounded number at once, and fair shares between accounts by
// what their requests cost, however many each of them sends (start-time fair queueing).
//
// Each account has a lane for ordinary requests and one for expensive ones, so that a search of
// many calendars delays neither another account's requests nor its own bookings. A request that
// waits longer than its limit is rejected, so that the others are served in time. The limit is
// twice as long while a burst is served, until its lane has had requests waiting for as long.
import { QueueTimeout } from '#db/connect.ts'
import { watchTimer } from '#db/watch_timer.ts'

export type Share = {
  owner: string // The account, or the address where the account isn't known yet.
  cost: number // 1 for an ordinary request; see `cost` in route.ts.
}

type Options = { size: number; wait_limit_ms: number; now?: () => number }
type Waiter = Share & { since: number; start: () => void; refuse: (error: Error) => void }
type Lane = {
  expensive: boolean
  tag: number // The virtual time at which its next request may start.
  waiting: Waiter[]
  waiting_since: number // When the first request had to wait after there were none.
  running: number
  running_cost: number
}

// Expensive requests take longer, so they may wait longer, and so may those of a burst.
const expensive_patience = 3
const burst_patience = 2

export type FairQueue = ReturnType<typeof fairQueue>

export function fairQueue({ size, wait_limit_ms, now = () => performance.now() }: Options) {
  const lanes = new Map<string, Lane>()
  const queued = new Set<Lane>() // Those with requests that wait.
  // One account can't occupy all slots.
  const most_of_one = size > 3 ? size - Math.ceil(size / 10) : size
  let running = 0
  let expensive_cost = 0
  let virtual_time = 0
  let refused = 0

  const nameOf = ({ owner, cost }: Share) => (cost > 1 ? `${owner} expensive` : owner)
  const isBurst = ({ waiting_since }: Lane) =>
    now() - waiting_since <= wait_limit_ms * burst_patience
  function limitOf(lane: Lane) {
    if (lane.expensive) return wait_limit_ms * expensive_patience
    return wait_limit_ms * (isBurst(lane) ? burst_patience : 1)
  }
  const hasWaited = (lane: Lane, { since }: Waiter, share: number) =>
    now() - since > limitOf(lane) * share

  function laneOf(share: Share): Lane {
    const name = nameOf(share)
    let lane = lanes.get(name)
    if (!lane) {
      const idle = { tag: 0, waiting: [], waiting_since: 0, running: 0, running_cost: 0 }
      lane = { expensive: share.cost > 1, ...idle }
      lanes.set(name, lane)
      sweep.start()
    }
    return lane
  }

  // Whether the lane can start a request of this cost now. One per lane always can, so that no
  // request waits forever.
  function fits(lane: Lane, cost: number) {
    if (running >= size) return false
    if (!lane.expensive) return lane.running < most_of_one
    const lane_room = lane.running === 0 || lane.running_cost + cost <= size
    return lane_room && (expensive_cost === 0 || expensive_cost + cost <= 2 * size)
  }

  function begin(lane: Lane, cost: number) {
    virtual_time = Math.max(virtual_time, lane.tag)
    lane.tag = virtual_time + cost
    lane.running++
    lane.running_cost += cost
    running++
    if (lane.expensive) expensive_cost += cost
  }

  function end(lane: Lane, share: Share) {
    lane.running--
    lane.running_cost -= share.cost
    running--
    if (lane.expensive) expensive_cost -= share.cost
    startNext()
  }

  function startNext() {
    for (let lane = nextLane(); lane; lane = nextLane()) {
      const waiter = lane.waiting.shift()!
      if (lane.waiting.length === 0) queued.delete(lane)
      begin(lane, waiter.cost)
      waiter.start()
    }
  }

  function nextLane(): Lane | undefined {
    let next: Lane | undefined
    for (const lane of queued) {
      refuseLate(lane)
      const first = lane.waiting[0]
      if (first && fits(lane, first.cost) && (!next || lane.tag < next.tag)) next = lane
    }
    return next
  }

  function refuseLate(lane: Lane) {
    for (let [first] = lane.waiting; first && hasWaited(lane, first, 1); [first] = lane.waiting) {
      lane.waiting.shift()
      refused++
      first.refuse(new QueueTimeout('The request timed out in the queue.'))
    }
    if (lane.waiting.length === 0) queued.delete(lane)
  }

  // A lane that has used more than its share is remembered until the others have caught up.
  function forgetIdle() {
    for (const [name, lane] of lanes) {
      const idle = lane.running + lane.waiting.length === 0
      if (idle && (running === 0 || lane.tag <= virtual_time)) lanes.delete(name)
    }
    if (running === 0) virtual_time = 0
  }

  const sweep = watchTimer(25, () => {
    for (const lane of queued) refuseLate(lane)
    forgetIdle()
    return lanes.size > 0
  })

  function turn(share: Share): Promise<Lane> {
    const lane = laneOf(share)
    if (lane.waiting.length === 0) lane.tag = Math.max(lane.tag, virtual_time)
    if (lane.waiting.length === 0 && fits(lane, share.cost)) {
      begin(lane, share.cost)
      return Promise.resolve(lane)
    }
    return new Promise((resolve, reject) => {
      const start = () => resolve(lane)
      if (lane.waiting.length === 0) lane.waiting_since = now()
      lane.waiting.push({ ...share, since: now(), start, refuse: reject })
      queued.add(lane)
    })
  }

  async function run<T>(share: Share, work: () => Promise<T>): Promise<T> {
    const lane = await turn(share)
    try {
      return await work()
    } finally {
      end(lane, share)
    }
  }

  // Whether an ordinary request of this owner would probably time out: one of theirs has waited for
  // half its limit, or so has one of an owner with nothing running, which means all owners wait.
  function isBehind(owner: string) {
    const own = lanes.get(owner)
    if (own?.waiting[0] && hasWaited(own, own.waiting[0], 0.5)) return true
    for (const lane of queued) {
      const [first] = lane.waiting
      const waits = first && !lane.expensive && lane.running === 0
      if (waits && hasWaited(lane, first, 0.5)) return true
    }
    return false
  }

  const waiting = () => [...queued].reduce((sum, lane) => sum + lane.waiting.length, 0)
  const load = () => ({ running, waiting: waiting(), refused, lanes: lanes.size })
  return { run, isBehind, load, stop: sweep.stop }
}
