// Codecs for X12 elements: text, amounts, dates, numbers, code words and composites. Reading and
// writing return undefined if the element is invalid.
import type { Marks } from './tokenizer.ts'

export type Codec<T> = {
  read(raw: string, marks: Marks): T | undefined
  write(value: T, marks: Marks): string | undefined
  wants: string // Completes the sentence "Must be ...".
  like: { kind: string; [detail: string]: unknown } // Used to generate test examples.
}

export type Cents = number
export type Day = string // 2026-11-15
export type Days = string // A date, or two with a slash: 2026-11-15/2026-11-17

// Writable text: printable ASCII without delimiters.
const writable = /^[\x20-\x7e]+$/
const separators = /[*:~^]/

const isWritable = (text: string) =>
  writable.test(text) && !separators.test(text) && text.trim() === text

// Transliterates a name, an address or a note to plain text: accents are removed and delimiters
// become spaces. A fraction stays apart from the number before it: 12½ is 12 1/2.
export const plainText = (name: string) =>
  name
    .replace(/(?<=\d)\p{No}/gu, ' $&')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => transliterations[letter] ?? letter)
    .replace(/[^\x20-\x7e]|[*:~^]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

const transliterations = Object.fromEntries(
  (
    'ß:ss ẞ:SS æ:ae Æ:AE œ:oe Œ:OE ø:o Ø:O ł:l Ł:L đ:d Đ:D ð:d Ð:D þ:th Þ:Th ħ:h Ħ:H ŧ:t Ŧ:T ŋ:n ' +
    "Ŋ:N ı:i ĸ:k ʻ:' ʼ:' ‘:' ’:' ‛:' ′:' “:\" ”:\" „:\" «:\" »:\" ‐:- ‑:- ‒:- –:- —:- ―:- −:- ⁄:/"
  )
    .split(' ')
    .map((pair) => pair.split(':')),
) as Record<string, string>

export const text = (longest: number, least = 1): Codec<string> => ({
  read: (raw) => trimmed(raw) || undefined,
  write: (value) =>
    typeof value === 'string' &&
    isWritable(value) &&
    value.length <= longest &&
    value.length >= least
      ? value
      : undefined,
  wants: `plain text of ${least} to ${longest} characters without * : ~ ^`,
  like: { kind: 'text', longest, least },
})

// Trimming only when needed avoids copying every element.
const trimmed = (raw: string) =>
  raw.charCodeAt(0) <= 32 || raw.charCodeAt(raw.length - 1) <= 32 ? raw.trim() : raw

// Parses a decimal as an integer of its smallest unit, digit by digit: amounts never become floats.
function scaled(raw: string, places: number): number | undefined {
  const length = raw.length
  const negative = raw.charCodeAt(0) === 45
  let value = 0
  let digits = 0
  let behind = -1 // Digits after the decimal point; -1 before it.
  for (let i = negative ? 1 : 0; i < length; i++) {
    const code = raw.charCodeAt(i)
    if (code === 46 && behind < 0) behind = 0
    else if (code < 48 || code > 57) return undefined
    else {
      digits++
      if (behind >= places) {
        if (code !== 48) return undefined
      } else {
        value = value * 10 + (code - 48)
        if (behind >= 0) behind++
      }
    }
  }
  if (digits === 0 || digits > 18) return undefined
  for (let i = Math.max(behind, 0); i < places; i++) value *= 10
  if (!Number.isSafeInteger(value)) return undefined
  return negative && value !== 0 ? -value : value
}

function unscaled(value: number, places: number): string | undefined {
  if (!Number.isSafeInteger(value)) return undefined
  const digits = `${Math.abs(value)}`.padStart(places + 1, '0')
  const behind = digits.slice(-places).replace(/0+$/, '')
  const whole = digits.slice(0, -places)
  return `${value < 0 ? '-' : ''}${whole}${behind ? `.${behind}` : ''}`
}

const decimal = (places: number, wants: string, kind: string): Codec<number> => ({
  read: (raw) => scaled(raw, places),
  write: (value) => unscaled(value, places),
  wants,
  like: { kind },
})

export const amount: Codec<Cents> = decimal(2, 'an amount with at most two decimals', 'cents')
export const basis_points = decimal(
  4,
  'a fraction with at most four decimals, for example .2',
  'share',
)

export const quantity: Codec<number> = {
  read: (raw) => (/^-?(\d{1,11}(\.\d{0,3})?|\.\d{1,3})$/.test(raw) ? Number(raw) + 0 : undefined),
  write: (value) => {
    const digits = `${value}`
    return /^-?\d{1,11}(\.\d{1,3})?$/.test(digits) ? digits : undefined
  },
  wants: 'a number with at most three decimals',
  like: { kind: 'quantity' },
}

const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function readDay(raw: string): Day | undefined {
  if (!/^\d{8}$/.test(raw)) return undefined
  const [year, month, day] = [+raw.slice(0, 4), +raw.slice(4, 6), +raw.slice(6)]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const most = month === 2 && !leap ? 28 : monthDays[month - 1]
  if (most === undefined || day < 1 || day > most) return undefined
  return `${raw.slice(0, 4)}-${raw.slice(4, 6)}-${raw.slice(6)}`
}

const writeDay = (day: string) => {
  const raw = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.replaceAll('-', '') : ''
  return readDay(raw) && raw
}

export const day: Codec<Day> = {
  read: readDay,
  write: writeDay,
  wants: 'a valid date',
  like: { kind: 'day' },
}

// DTP02 and DMG01 announce D8 or RD8; the length of the value says the same.
export const days: Codec<Days> = {
  read(raw) {
    if (raw.length < 17) return readDay(raw)
    const [from, to] = [readDay(raw.slice(0, 8)), readDay(raw.slice(9))]
    if (!from || !to || raw[8] !== '-' || to < from) return undefined
    return from === to ? from : `${from}/${to}`
  },
  write(value) {
    const [from, to, more] = value.split('/').map(writeDay)
    if (!from || more !== undefined || (to !== undefined && !(to > from))) return undefined
    return value.includes('/') ? to && `${from}-${to}` : from
  },
  wants: 'a date, or two dates separated by a slash, the earlier first',
  like: { kind: 'days' },
}

// Codes with a readable name.
export const words = <W extends string>(codes: Record<W, string>): Codec<W> => {
  const back = new Map(Object.entries<string>(codes).map(([word, code]) => [code, word as W]))
  return {
    read: (raw) => back.get(raw),
    write: (word) => codes[word],
    wants: `one of ${Object.keys(codes).join(', ')}`,
    like: { kind: 'words', words: Object.keys(codes) },
  }
}

// Repeated values, separated by the repetition separator.
export const repeated = (item: Codec<string>): Codec<string[]> => ({
  read(raw, marks) {
    const parts = marks.repetition ? raw.split(marks.repetition) : [raw]
    const values = parts.map((part) => item.read(part, marks))
    return values.includes(undefined) ? undefined : (values as string[])
  },
  write(values, marks) {
    const parts = values.map((value) => item.write(value, marks))
    return parts.includes(undefined) ? undefined : parts.join('^') || undefined
  },
  wants: `a list, each ${item.wants}`,
  like: { kind: 'list', of: item },
})
