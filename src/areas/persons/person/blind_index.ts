// Blind indexes: persons can be searched by name, birth date, contact or identifier without storing
// these in plaintext. Each becomes a keyed hash. The key is derived from the pepper and differs per
// account, so neither the database alone nor another account can reverse it.
import { createHmac, hkdfSync } from 'node:crypto'
import type { Call } from '#kernel/call.ts'

const shortest_prefix = 3
const longest_word = 24
const token_bytes = 16

type Told = {
  names: { given: string[]; family?: string | null }[]
  birth_date: string | null
  contacts: { value: string }[]
  identifiers: { value: string }[]
}

export type Wanted = { name?: string; birth_date?: string; contact?: string; identifier?: string }

// All search tokens of a person, including name prefixes.
export function tokensOf(call: Call, { names, birth_date, contacts, identifiers }: Told) {
  const words = names.flatMap(({ given, family }) => wordsOf([...given, family ?? ''].join(' ')))
  return hash(call, [
    ...words.flatMap(beginnings).map((part) => `name ${part}`),
    ...(birth_date ? [`born ${birth_date}`] : []),
    ...contacts.map(({ value }) => `contact ${contactOf(value)}`),
    ...identifiers.map(({ value }) => `number ${plain(value)}`),
  ])
}

// The tokens that every match must have.
export const tokensFor = (call: Call, { name, birth_date, contact, identifier }: Wanted) =>
  hash(call, [
    ...wordsOf(name ?? '').map((word) => `name ${word}`),
    ...(birth_date ? [`born ${birth_date}`] : []),
    ...(contact ? [`contact ${contactOf(contact)}`] : []),
    ...(identifier ? [`number ${plain(identifier)}`] : []),
  ])

function hash({ account, secrets }: Call, texts: string[]) {
  const key = Buffer.from(hkdfSync('sha256', secrets.pepper, account, 'attune person tokens', 32))
  const tokens = [...new Set(texts)].map((text) =>
    createHmac('sha256', key).update(text).digest().subarray(0, token_bytes),
  )
  return tokens.sort(Buffer.compare)
}

// Removes accents, case and punctuation: Zoë matches ZOE, and O'Brien matches OBrien.
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, longest_word))

function beginnings(word: string) {
  const shorter = Array.from({ length: word.length }, (_, i) => word.slice(0, i))
  return [...shorter.filter(({ length }) => length >= shortest_prefix), word]
}

// Normalizes phone numbers: country code, spaces and parentheses don't matter.
function contactOf(value: string) {
  if (value.includes('@')) return value.trim().toLowerCase()
  const digits = value.replace(/\D/g, '')
  if (digits.length < 7) return plain(value)
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
