// Fetches a calendar, and compares it with what was read before.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BusyTimesFault, type Validators } from '#outside/ports/busy_times.ts'
import { FetchFault, fetchDocument, type FetchOptions } from '../fetch_document.ts'

// Undefined if the calendar didn't change.
export type Fetched = { validators: Validators; text: string | undefined }

const most_bytes = 10_000_000
const validator_limit = 1_000

export async function fetchCalendar(
  address: string,
  known: Validators | null,
  options: FetchOptions,
): Promise<Fetched> {
  const sent = {
    accept: 'text/calendar, */*;q=0.1',
    'user-agent': 'Attune-Calendars/1',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
  }
  const wanted = { address, headers: sent, most_bytes, unchanged: known !== null }
  const { headers, body } = await fetchDocument(wanted, options).catch((error: unknown) => {
    if (!(error instanceof FetchFault)) throw error
    throw new BusyTimesFault(error.code, error.retry_after_seconds)
  })
  return body ? compare(headers, body, known) : { validators: known!, text: undefined }
}

// Many servers send no validators, and a new DTSTAMP each time: the rest tells whether it changed.
function compare(headers: IncomingHttpHeaders, body: Buffer, known: Validators | null): Fetched {
  const text = textOf(body)
  const digest = createHash('sha256')
    .update(text.replaceAll(/^DTSTAMP[:;].*$/gm, ''))
    .digest('base64url')
  const { etag = '', 'last-modified': last_modified = '' } = headers
  const validators = {
    digest,
    ...(isValidator(etag) && { etag }),
    ...(isValidator(last_modified) && { last_modified }),
  }
  return { validators, text: known?.digest === digest ? undefined : text }
}

const isValidator = (value: string) => value !== '' && value.length <= validator_limit

// UTF-8, as the standard requires, or UTF-16 with a byte order mark. Other bytes can occur only in
// texts, which aren't read.
function textOf(bytes: Buffer) {
  const is_utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(is_utf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}
