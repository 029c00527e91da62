// A proxy in front of PostgreSQL that can delay, cut and hold back traffic. Held bytes aren't lost:
// as with TCP, they arrive in order once the proxy passes them on.
import net from 'node:net'

// hole: nothing passes. deaf: requests pass and responses don't, so commits aren't acknowledged.
type Way = 'open' | 'hole' | 'deaf'

export type Proxy = Awaited<ReturnType<typeof startProxy>>

export async function startProxy(socket_path: string) {
  const sockets = new Set<net.Socket>()
  const lanes = new Set<() => void>()
  let way: Way = 'open'
  let delay_ms = 0

  const server = net.createServer((client) => {
    const database = net.connect(socket_path)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {}) // It is followed by close, which is passed on.
      socket.once('close', () => sockets.delete(socket))
    }
    lane(client, database, () => way === 'hole')
    lane(database, client, () => way !== 'open')
  })

  // One direction of one connection. Its end waits in line like everything else.
  function lane(from: net.Socket, to: net.Socket, isHeld: () => boolean) {
    const waiting: { bytes?: Buffer; due: number }[] = []
    let timer: NodeJS.Timeout | undefined

    function move() {
      clearTimeout(timer)
      while (waiting.length > 0 && !isHeld()) {
        const wait_ms = waiting[0]!.due - performance.now()
        if (wait_ms > 0) return void (timer = setTimeout(move, wait_ms).unref())
        const { bytes } = waiting.shift()!
        if (bytes) to.write(bytes)
        else to.destroy()
      }
      if (from.destroyed && waiting.length === 0) lanes.delete(move)
    }

    function line(bytes?: Buffer) {
      waiting.push({ ...(bytes && { bytes }), due: performance.now() + delay_ms })
      move()
    }
    lanes.add(move)
    from.on('data', line)
    from.once('close', () => line())
  }

  const moveAll = () => [...lanes].forEach((move) => move())

  function go(to: Way) {
    way = to
    moveAll()
  }

  function delay(ms: number) {
    delay_ms = ms
    moveAll()
  }

  // Whatever was in transit is lost, as when a cable or a machine in between fails.
  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  async function close() {
    cut()
    await new Promise((resolve) => server.close(resolve))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  return {
    port,
    delay,
    cut,
    close,
    hole: () => go('hole'),
    deafen: () => go('deaf'),
    heal: () => go('open'),
  }
}
