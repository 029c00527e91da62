// Fuzz test: no input crashes or hangs the reader, or drops a segment without a fault.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { draws } from '#tests/random_x12.ts'
import { around, isa, paidClaim, paper, remittanceHead, remittancePaper } from '#tests/x12_files.ts'
import type { KindName } from './kinds.ts'
import { readX12, transactionsOf, type X12File } from './read.ts'
import { x12Reader } from './stream.ts'
import { writeX12 } from './write.ts'

// Streaming and reading at once must give the same result.
function readBoth(bytes: Uint8Array, size: number): X12File {
  const file = readX12(bytes)
  const faults: unknown[] = []
  const reader = x12Reader({ unit: () => {}, fault: (fault) => void faults.push(fault) })
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
  reader.end()
  assert.deepEqual(faults, file.faults)
  return file
}

const size = fc.integer({ min: 1, max: 300 })

test('Random bytes are read or rejected', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), size, (bytes, chunk) => {
      const { faults, interchanges } = readBoth(bytes, chunk)
      assert.ok(interchanges.length > 0 || faults.some(({ code }) => code === 'not_x12'))
    }),
  )
})

test('Random bytes after an ISA are read or reported segment by segment', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), size, (bytes, chunk) => {
      const { faults } = readBoth(Buffer.concat([Buffer.from(isa), bytes]), chunk)
      assert.ok(faults.length > 0) // At least the IEA is missing.
    }),
  )
})

test('Random text of delimiters and segment IDs is read', () => {
  const piece = fc.constantFrom(
    ...'*~:^\n',
    'ISA',
    'ISA*',
    isa,
    'GS*HP*A*B*20260101*1*1*X*005010X221A1~',
    'ST*835*1~',
    'SE*2*1~',
    'GE*1*1~',
    'IEA*1*1~',
    'CLP*1~',
    'SVC~',
    'CAS*CO*1*1~',
    'HL*1**20~',
    'ï»¿',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), size, (pieces, chunk) => {
      readBoth(Buffer.from(pieces.join('')), chunk)
    }),
    { numRuns: 500 },
  )
})

const long = paper('835', [
  ...remittanceHead('250'),
  ...paidClaim,
  ...paidClaim,
  'PLB*1*20261231*WO*0',
])

test('A remittance truncated at any byte is reported, and never balances by accident', () => {
  for (let at = 0; at < long.length - 1; at++) {
    const file = readX12(long.slice(0, at))
    assert.ok(file.faults.length > 0, `cut at ${at}`)
  }
  assert.deepEqual(readX12(long).faults, [])
})

test('A changed byte crashes nothing, and no segment disappears', () => {
  const mutation = fc.tuple(fc.nat(long.length - 1), fc.integer({ min: 0, max: 255 }))
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 5 }), size, (mutations, chunk) => {
      const bytes = Buffer.from(long)
      for (const [at, value] of mutations) bytes[at] = value
      readBoth(bytes, chunk)
    }),
    { numRuns: 1_000 },
  )
})

// Each segment carries a marker that must reappear in the result or at the position of a fault.
const outsiders = (
  'ZZZ*SIGN REF*SIGN REF*ZZ*SIGN NM1*QC*1*SIGN NM1*ZZ*1*SIGN CAS*CO*SIGN*1 CAS*SIGN CAS*CO*1*SIGN ' +
  'SVC*SIGN CLP*SIGN LX*SIGN PLB*SIGN DTM*472*SIGN DTP*472*SIGN DTP*472*D8*SIGN AMT*SIGN HI*SIGN ' +
  'HL*SIGN HL*1**20*SIGN HL*2*1*22*0*SIGN N3*SIGN N4*SIGN EB*SIGN STC*SIGN AAA*SIGN TRN*1*SIGN ' +
  'TRN*9*SIGN LS*SIGN LS*2120*SIGN LE*2120*SIGN TA1*SIGN SBR*SIGN SV1*SIGN IK5*SIGN GS*SIGN SIGN ' +
  'SIGN* lq*SIGN LQ*HE*SIGN LQ*HE*N1*SIGN BHT*0019*SIGN DMG*SIGN ST*SIGN SE*SIGN GE*1*SIGN IEA*SIGN'
).split(' ')

for (const kind of Object.keys(draws) as KindName[]) {
  test(`A segment inserted anywhere in a ${kind} is kept or reported`, () => {
    fc.assert(
      fc.property(
        draws[kind],
        fc.constantFrom(...outsiders),
        fc.nat(),
        (content, outsider, pick) => {
          const written = writeX12(around({ kind, content }), { unbalanced: true })
          assert.ok('text' in written)
          const segments = written.text.split('~').slice(0, -1)
          const at = 1 + (pick % (segments.length - 1))
          segments.splice(at, 0, outsider.replace('SIGN', 'Q7Q'))
          const file = readX12(`${segments.join('~')}~`)
          const found = JSON.stringify(file.interchanges).includes('Q7Q')
          const named = file.faults.some(({ segment }) => segment === at + 1)
          assert.ok(found || named, `${outsider} at ${at}`)
        },
      ),
      { numRuns: 150 },
    )
  })

  test(`A segment missing from a ${kind} is reported`, () => {
    fc.assert(
      fc.property(draws[kind], fc.nat(), (content: any, pick: number) => {
        const written = writeX12(around({ kind, content }), { unbalanced: true })
        assert.ok('text' in written)
        const segments = written.text.split('~').slice(0, -1)
        const at = 3 + (pick % (segments.length - 6)) // Between ST and SE.
        if (/^L[SE]\*/.test(segments[at]!)) return
        const less = segments.toSpliced(at, 1)
        const label = (given: string[]) => {
          const { faults, ...file } = readX12(`${given.join('~')}~`)
          const shown = transactionsOf({ ...file, faults }).map((each) => each.content)
          const others = faults.filter(({ code }) => code !== 'envelope_count')
          return JSON.stringify([shown, others.map(({ code }) => code)])
        }
        assert.notEqual(label(less), label(segments), segments[at]!)
      }),
      { numRuns: 80 },
    )
  })
}

test('A file of one repeated character is read to its end', () => {
  for (const character of ['I', 'IS', 'ISA', 'ISA*', '~', '*', '\n', ' ', '\u00ef']) {
    readBoth(Buffer.from(character.repeat(5_000)), 64)
    readBoth(Buffer.from(isa + character.repeat(5_000)), 64)
  }
  assert.deepEqual(readX12(remittancePaper).faults, [])
})
