// The name that a program gives itself: the Attune-Client header, or what an MCP client calls
// itself. It is only a claim, so it is recorded and decides nothing.
import type { IncomingHttpHeaders } from 'node:http'

const longest = 60

// Keeps letters, digits and a few marks, so that a name can't break a log line or a page.
export const cleanName = (text: string) =>
  text
    .slice(0, 1_000)
    .replaceAll(/[^\w .,:/()+-]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

export const clientIn = ({ 'attune-client': name }: IncomingHttpHeaders): string | null =>
  (typeof name === 'string' && cleanName(name)) || null
