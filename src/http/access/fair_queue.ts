// Decides which request runs next: a bounded number at once, and fair shares between accounts by
// what their requests cost, however many each of them sends (start-time fair queueing).
//
// Each account has a lane for ordinary requests and one for expensive ones, so that a search of
// many calendars delays neither another account's requests nor its own bookings. A request that
// waits longer than its limit is rejected, so that the others are served in time. When an account
// has many waiting, further ones are held before they are read (arrival_queue.ts).
import { QueueTimeout } from '#db/connect.ts'
import { watchTimer } from '#db/watch_timer.ts'

export type Share = {
  owner: string // The account, or the address where the account isn't known yet.
  cost: number // 1 for an ordinary request; see `cost` in route.ts.
}

type Options = {
  size: number
  wait_limit_ms: number
  onEnd?: (owner: string) => void
  now?: () => number
}
type Waiter = Share & { since: number; start: () => void; refuse: (error: Error) => void }
type Lane = {
  expensive: boolean
  tag: number // The virtual time at which its next request may start.
  waiting: Waiter[]
  running: number
  running_cost: number
}

// Times the limit of a connection. Expensive requests take longer, so they may wait longer.
export const patience = 2
const expensive_patience = 3

export type FairQueue = ReturnType<typeof fairQueue>

export function fairQueue({ size, wait_limit_ms, onEnd, now = () => performance.now() }: Options) {
  const lanes = new Map<string, Lane>()
  const queued = new Set<Lane>() // Those with requests that wait.
  // One account can't occupy all slots.
  const most_of_one = size > 3 ? size - Math.ceil(size / 10) : size
  let running = 0
  let waiting = 0
  let expensive_cost = 0
  let virtual_time = 0
  let refused = 0

  const nameOf = ({ owner, cost }: Share) => (cost > 1 ? `${owner} expensive` : owner)
  const limitOf = ({ expensive }: Lane) =>
    wait_limit_ms * (expensive ? expensive_patience : patience)
  const hasWaited = (lane: Lane, { since }: Waiter, share: number) =>
    now() - since > limitOf(lane) * share

  function laneOf(share: Share): Lane {
    const name = nameOf(share)
    let lane = lanes.get(name)
    if (!lane) {
      const idle = { tag: 0, waiting: [], running: 0, running_cost: 0 }
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
    onEnd?.(share.owner)
  }

  function startNext() {
    for (let lane = nextLane(); lane; lane = nextLane()) {
      const waiter = lane.waiting.shift()!
      waiting--
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
      waiting--
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
      lane.waiting.push({ ...share, since: now(), start, refuse: reject })
      waiting++
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

  // How many more ordinary requests of this owner should wait here: enough that a free turn is
  // taken at once, and fewer if many others wait.
  function roomFor(owner: string) {
    const own = lanes.get(owner)?.waiting.length ?? 0
    return (waiting < 2 * size ? size : 1) - own
  }

  // Whether all owners wait: an ordinary request of one with nothing running has waited for half of
  // its limit.
  function isBehind() {
    for (const lane of queued) {
      const [first] = lane.waiting
      const waits = first && !lane.expensive && lane.running === 0
      if (waits && hasWaited(lane, first, 0.5)) return true
    }
    return false
  }

  const load = () => ({ running, waiting, refused, lanes: lanes.size })
  return { run, roomFor, isBehind, load, stop: sweep.stop }
}
