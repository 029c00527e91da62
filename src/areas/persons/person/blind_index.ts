// Blind indexes: persons can be searched by name, birth date, contact or identifier without storing
// these in plaintext. Each becomes a keyed hash. The key is derived from the pepper and differs per
// account, so neither the database alone nor another account can reverse it.
import { createHmac, hkdfSync } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import type { PersonSearch } from './schema.ts'

const shortest_prefix = 3
const longest_word = 24
const token_bytes = 16

type Searchable = {
  names: { given?: string | null; middle?: string | null; family?: string | null }[]
  birth_date: string | null
  contacts: { value: string }[]
  identifiers: { value: string }[]
}

type Terms = Pick<PersonSearch, 'name' | 'birth_date' | 'contact' | 'identifier'>

// All search tokens of a person, including name prefixes.
export function tokensOf(call: Call, { names, birth_date, contacts, identifiers }: Searchable) {
  const words = names.flatMap(({ given, middle, family }) =>
    wordsOf([given, middle, family].filter(Boolean).join(' ')),
  )
  return hash(call, [
    ...words.flatMap(prefixesOf).map((part) => `name ${part}`),
    ...(birth_date ? [`born ${birth_date}`] : []),
    ...contacts.map(({ value }) => `contact ${normalizeContact(value)}`),
    ...identifiers.map(({ value }) => `number ${normalize(value)}`),
  ])
}

// The tokens that every match must have.
export const tokensFor = (call: Call, { name, birth_date, contact, identifier }: Terms) =>
  hash(call, [
    ...wordsOf(name ?? '').map((word) => `name ${word}`),
    ...(birth_date ? [`born ${birth_date}`] : []),
    ...(contact ? [`contact ${normalizeContact(contact)}`] : []),
    ...(identifier ? [`number ${normalize(identifier)}`] : []),
  ])

// An import hashes the tokens of many persons in one call.
const keys = new WeakMap<Call, Buffer>()

const deriveKey = ({ account, secrets }: Call) =>
  Buffer.from(hkdfSync('sha256', secrets.pepper, account, 'attune person tokens', 32))

function hash(call: Call, texts: string[]) {
  const key = keys.getOrInsertComputed(call, deriveKey)
  const tokens = [...new Set(texts)].map((text) =>
    createHmac('sha256', key).update(text).digest().subarray(0, token_bytes),
  )
  return tokens.sort(Buffer.compare)
}

// Removes accents, case and punctuation: Zoë matches ZOE, and O'Brien matches OBrien.
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string) =>
  normalize(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, longest_word))

function prefixesOf(word: string) {
  const shorter = Array.from({ length: word.length }, (_, i) => word.slice(0, i))
  return [...shorter.filter(({ length }) => length >= shortest_prefix), word]
}

// Normalizes phone numbers: country code, spaces and parentheses don't matter.
export function normalizeContact(value: string) {
  if (value.includes('@')) return value.trim().toLowerCase()
  const digits = value.replace(/\D/g, '')
  if (digits.length < 7) return normalize(value)
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
