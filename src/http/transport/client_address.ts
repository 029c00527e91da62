// Determines a request's IP address: the socket's peer or, behind a trusted proxy, the last address
// in X-Forwarded-For that isn't a trusted proxy itself.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export function addressOf({ socket, headers }: IncomingMessage, trusted?: BlockList) {
  const peer = plainly(socket.remoteAddress ?? '')
  if (!trusted || !isIn(peer, trusted)) return peer
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = forwarded.map((hop) => plainly(hop.trim())).filter((hop) => isIP(hop))
  return hops.findLast((hop) => !isIn(hop, trusted)) ?? hops[0] ?? peer
}

// Converts an IPv4-mapped IPv6 address to IPv4.
const plainly = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const isIn = (address: string, list: BlockList) => list.check(address, familyOf(address))

type Network = { address: string; bits: number; widest: number }

// "203.0.113.7" or "203.0.113.0/24"; undefined if it is neither.
export function readNetwork(text: string): Network | undefined {
  const [, address = '', bits] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const family = isIP(address)
  if (!family) return undefined
  const widest = family === 6 ? 128 : 32
  const length = bits === undefined ? widest : Number(bits)
  return length <= widest ? { address, bits: length, widest } : undefined
}

export function isWithin(address: string, networks: readonly string[]) {
  const list = new BlockList()
  for (const text of networks) {
    const { address: base, bits } = readNetwork(text)!
    list.addSubnet(base, bits, familyOf(base))
  }
  return isIP(address) > 0 && isIn(address, list)
}

// Whether every address of one network is within the others.
export function isCovered(text: string, networks: readonly string[]) {
  const { address, bits, widest } = readNetwork(text)!
  return networks.some((other) => {
    const outer = readNetwork(other)!
    return outer.widest === widest && outer.bits <= bits && isWithin(address, [other])
  })
}

// The unit of rate limiting: a whole /64 for IPv6, because one client controls all of it.
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const [before = '', after = ''] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after.split(':').filter(Boolean)
  const gap = address.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
    .toLowerCase()
}
