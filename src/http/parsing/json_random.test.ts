// Compares the parser of JSON bodies with JSON.parse on random documents.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InvalidInput } from './validation_error.ts'
import { readJson } from './json.ts'

test('The parser agrees with JSON.parse on random documents', () => {
  const random = randomFrom(20260101)
  for (let round = 0; round < 3000; round++) {
    const value = randomObject(random, 4)
    const text = JSON.stringify(value, null, random() < 0.3 ? 2 : 0)
    assert.deepEqual(readJson(Buffer.from(random() < 0.3 ? escapeAll(text) : text)), value)
  }
})

test('The parser never accepts a damaged document that JSON.parse rejects, nor reads it differently', () => {
  const random = randomFrom(4711)
  let refused = 0
  for (let round = 0; round < 20000; round++) {
    const bytes = damage(random, Buffer.from(JSON.stringify(randomObject(random, 3))))
    if (isRefused(bytes)) refused++
    else assert.deepEqual(readJson(bytes), JSON.parse(bytes.toString(), noMinusZero))
  }
  assert.ok(refused > 5000 && refused < 19000, `${refused} refused`)
})

function isRefused(bytes: Buffer): boolean {
  try {
    readJson(bytes)
    return false
  } catch (error) {
    assert.ok(error instanceof InvalidInput, String(error))
    return true
  }
}

const noMinusZero = (_key: string, value: unknown) => (value === 0 ? 0 : value)

/** A small generator of our own (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function randomObject(random: () => number, depth: number): Record<string, unknown> {
  const size = Math.floor(random() * 5)
  const entries = Array.from({ length: size }, () => [
    randomText(random),
    randomValue(random, depth),
  ])
  return Object.fromEntries(entries)
}

function randomValue(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 8 : 6))
  if (kind === 0) return [null, true, false][Math.floor(random() * 3)]
  if (kind === 1) return Math.floor((random() - 0.5) * 1e6) || 0
  if (kind === 2) return Number((random() * 10 ** Math.floor(random() * 20 - 10)).toPrecision(15))
  if (kind === 3) return random() * 10 ** Math.floor(random() * 30 - 25)
  if (kind <= 5) return randomText(random)
  if (kind === 6) return randomObject(random, depth - 1)
  return Array.from({ length: Math.floor(random() * 4) }, () => randomValue(random, depth - 1))
}

function randomText(random: () => number): string {
  const letters = [
    'a',
    'b',
    'Z',
    '0',
    '1',
    ' ',
    '"',
    '\\',
    '/',
    '\n',
    '\t',
    '{',
    ':',
    'é',
    '€',
    '😀',
    '\u2028',
  ]
  const size = Math.floor(random() * 8)
  return Array.from({ length: size }, () => letters[Math.floor(random() * letters.length)]).join('')
}

function escapeAll(text: string): string {
  const hex = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  return text.replace(/[\u0080-\uffff]/g, hex)
}

function damage(random: () => number, bytes: Buffer): Buffer {
  const at = Math.floor(random() * bytes.length)
  const symbols = Buffer.from('{}[]",:\\u0d8e-+.19 tn\u00e9\0')
  const symbol = symbols.subarray(Math.floor(random() * symbols.length)).subarray(0, 1)
  const kind = random()
  const rest = kind < 0.3 ? at : kind < 0.8 ? at + 1 : Math.floor(random() * (bytes.length + 1))
  return Buffer.concat([
    bytes.subarray(0, at),
    kind < 0.65 ? symbol : symbol.subarray(1),
    bytes.subarray(rest),
  ])
}
