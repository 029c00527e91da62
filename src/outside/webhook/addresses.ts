// Classifies IP addresses: only public ones can receive webhooks.
import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net'

type Range = [network: string, bits: number, what: string]

// IANA's special-purpose registries, and cloud metadata addresses.
const special_ipv4: Range[] = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'carrier-grade NAT; Alibaba keeps its metadata here'],
  ['127.0.0.0', 8, 'loopback'],
  ['168.63.129.16', 32, 'the machine below an Azure machine, though the address looks public'],
  ['169.254.0.0', 16, 'link-local; most clouds keep their metadata here'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'IETF protocols; Oracle keeps its metadata here'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, 'relays of 6to4, retired'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, and broadcast'],
]

// IPv6 uses an allowlist: only this eighth is allocated. Outside of it are loopback,
// link-local, site-local, unique local, multicast, discard, segment routing (5f00::/16), NAT64
// (64:ff9b::/96, 64:ff9b:1::/48) and addresses that only carry an IPv4 one (::/96).
const allocated_ipv6: Range[] = [['2000::', 3, 'global unicast']]
const special_ipv6: Range[] = [
  ['2001::', 23, 'IETF protocols: Teredo, benchmarks, ORCHID'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4, which carries an IPv4 address'],
  ['3fff::', 20, 'documentation'],
]

const private_ipv4: Range[] = [
  ['10.0.0.0', 8, 'private'],
  ['127.0.0.0', 8, 'loopback'],
  ['172.16.0.0', 12, 'private'],
  ['192.168.0.0', 16, 'private'],
]
const private_ipv6: Range[] = [
  ['::1', 128, 'loopback'],
  ['fc00::', 7, 'unique local'],
]

// One list per family: a BlockList compares IPv4 with the rules for mapped IPv6 too, so that
// ::ffff:0:0/96 in a list of both would hold every IPv4 address there is.
function listOf(family: 'ipv4' | 'ipv6', ranges: Range[]) {
  const list = new BlockList()
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family)
  return (ip: string) => list.check(ip, family)
}

const isSpecialIPv4 = listOf('ipv4', special_ipv4)
const isAllocatedIPv6 = listOf('ipv6', allocated_ipv6)
const isSpecialIPv6 = listOf('ipv6', special_ipv6)
const isPrivateIPv4 = listOf('ipv4', private_ipv4)
const isPrivateIPv6 = listOf('ipv6', private_ipv6)

// An address that isn't in the plain notation of its family isn't public.
export function isPublicAddress(ip: string): boolean {
  const address = unmapped(ip)
  if (isIPv4(address)) return !isSpecialIPv4(address)
  return isIPv6(address) && isAllocatedIPv6(address) && !isSpecialIPv6(address)
}

// Addresses of a developer's machine and network. Excludes link-local, which serves cloud
// credentials.
export function isPrivateAddress(ip: string): boolean {
  const address = unmapped(ip)
  if (isIPv4(address)) return isPrivateIPv4(address)
  return isIPv6(address) && isPrivateIPv6(address)
}

// ::ffff:7f00:1 reaches 127.0.0.1, so it's treated as that. A zone (fe80::1%eth0) names a network
// interface; BlockList silently matches such an address to no list.
function unmapped(ip: string): string {
  if (ip.includes('%')) return ''
  if (!isIPv6(ip)) return ip
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address
}
