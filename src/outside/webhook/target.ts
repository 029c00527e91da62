// Validates webhook targets and SFTP hosts: the URL or host when it is registered, and the
// addresses of the host on every connection.
import { lookup as systemLookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress, isPublicAddress } from './addresses.ts'

export type TargetAddress = { address: string; family: 4 | 6 }
export type Lookup = (name: string) => Promise<{ address: string }[]>

const max_length = 2_000
const ports = ['', '443', '8443']
const reserved = ['localhost', 'local', 'internal']

const sentences = {
  too_long: 'The URL must be at most 2,000 characters long.',
  malformed:
    'The URL must be an absolute ASCII URL, for example `https://hooks.example.com/attune`.',
  scheme: 'The URL must begin with `https://`.',
  userinfo: 'The URL must not contain a username or password.',
  fragment: 'The URL must not contain a fragment (`#`).',
  port: 'The port must be 443 or 8443.',
  ip_address: 'The host must be a domain name, not an IP address.',
  host: 'The host must be a fully qualified domain name, for example `hooks.example.com`.',
  reserved_name: 'The host must be a public domain name, not `localhost`, `.local` or `.internal`.',
  not_public: 'The host must resolve to public IP addresses only.',
  not_private: '`http://` requires a host that resolves to private IP addresses only.',
  dns: 'The host name could not be resolved.',
}
export type TargetFaultCode = keyof typeof sentences

/** The message is meant for the caller and never repeats the URL. */
export class TargetFault extends Error {
  readonly code: TargetFaultCode
  constructor(code: TargetFaultCode, options?: ErrorOptions) {
    super(sentences[code], options)
    this.name = 'TargetFault'
    this.code = code
  }
}

export function readTarget(text: string, options: { allow_private: boolean }): { url: URL } {
  const fault = faultOf(text, options.allow_private)
  if (fault) throw new TargetFault(fault)
  return { url: new URL(text) }
}

/** A server that isn't reached over HTTP, by its name or address, without a port. */
export function readHost(host: string, options: { allow_private: boolean }): URL {
  if (isIP(host)) {
    const reachable = isPublicAddress(host) || (options.allow_private && isPrivateAddress(host))
    if (!reachable) throw new TargetFault('not_public')
    return new URL(`https://${isIP(host) === 6 ? `[${host}]` : host}`)
  }
  if (host.includes(':')) throw new TargetFault('host')
  return readTarget(`https://${host}`, options).url
}

// Programs parse URLs differently. Anything only a lenient parser accepts (white space, a
// backslash, an empty username, an escaped host) is rejected, so that all of them agree.
function faultOf(text: string, allow_private: boolean): TargetFaultCode | null {
  if (text.length > max_length) return 'too_long'
  if (!/^[!-[\]-~]+$/.test(text) || !URL.canParse(text)) return 'malformed'
  const url = new URL(text)
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
  if (url.protocol !== 'https:' && !(allow_private && url.protocol === 'http:')) return 'scheme'
  if (authority === undefined) return 'malformed'
  if (authority.includes('@')) return 'userinfo'
  if (text.includes('#')) return 'fragment'
  if (!allow_private && !ports.includes(url.port)) return 'port'
  return faultOfHost(hostOf(url), authority.replace(/:\d*$/, ''), allow_private)
}

function faultOfHost(host: string, written: string, allow_private: boolean) {
  // The URL parser has turned decimal, octal, hexadecimal and dotted-at-the-end into one notation.
  if (isIP(host)) return allow_private ? null : 'ip_address'
  if (written.toLowerCase() !== host || !isName(host)) return 'host'
  if (allow_private) return null
  if (reserved.includes(host.slice(host.lastIndexOf('.') + 1))) return 'reserved_name'
  return host.includes('.') ? null : 'host'
}

const isName = (host: string) =>
  host.length <= 253 && host.split('.').every((label) => /^(?!-)[a-z\d_-]{1,63}(?<!-)$/.test(label))

/** The name or the address, an IPv6 one without its brackets. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

// Checks all addresses, though one is used: a host with one private address among public ones is an
// attack. Connect to the returned address; another DNS lookup could return a different one.
export async function resolveTarget(
  url: URL,
  options: { allow_private: boolean; lookup?: Lookup | undefined },
): Promise<TargetAddress> {
  const usual = options.allow_private ? lookupLocal : lookupPublic
  const addresses = await addressesOf(hostOf(url), options.lookup ?? usual)
  const plain = url.protocol !== 'https:'
  for (const address of addresses) {
    if (options.allow_private && isPrivateAddress(address)) continue
    if (!isPublicAddress(address)) throw new TargetFault('not_public')
    if (plain) throw new TargetFault('not_private')
  }
  const [address] = addresses
  if (address === undefined) throw new TargetFault('dns')
  return { address, family: isIP(address) === 6 ? 6 : 4 }
}

// With private targets, local host names are allowed too.
const lookupLocal: Lookup = (name) => systemLookup(name, { all: true })

// Uses DNS, not the system resolver, which blocks one of Node's few threads while a name server is
// silent. IPv4 comes first, because broken IPv6 is more common.
const resolver = new Resolver({ timeout: 2_000, tries: 2 })
async function lookupPublic(name: string) {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const [first] = answers
  if (found.length === 0 && first.status === 'rejected') throw first.reason
  return found.map((address) => ({ address }))
}

async function addressesOf(host: string, lookup: Lookup): Promise<string[]> {
  if (isIP(host)) return [host]
  try {
    return (await lookup(host)).map(({ address }) => address)
  } catch (cause) {
    throw new TargetFault('dns', { cause })
  }
}
