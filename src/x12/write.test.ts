// Tests that everything written round-trips, that envelopes and counts are correct, and that
// invalid input is rejected with a message.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cents, draws } from '#tests/random_x12.ts'
import { around, envelope } from '#tests/x12_files.ts'
import { amount } from './codecs.ts'
import type { KindName } from './kinds.ts'
import { readX12, transactionsOf } from './read.ts'
import { our_marks } from './write_transaction.ts'
import { type InterchangeDraft, writeX12 } from './write.ts'

const text = (request: InterchangeDraft, choices = {}) => {
  const written = writeX12(request, choices)
  assert.ok('text' in written, JSON.stringify(written))
  return written.text
}

const refusals = (request: InterchangeDraft) => {
  const written = writeX12(request)
  assert.ok('refusals' in written, 'It was written.')
  return written.refusals
}

// Missing and empty values are equivalent.
const describe = (value: any): any =>
  JSON.parse(
    JSON.stringify(value, (_, inner) =>
      (Array.isArray(inner) && inner.length === 0) ||
      (inner &&
        typeof inner === 'object' &&
        Object.keys(JSON.parse(JSON.stringify(inner))).length === 0)
        ? undefined
        : inner,
    ) ?? 'null',
  )

for (const kind of Object.keys(draws) as KindName[]) {
  test(`A random ${kind} round-trips`, () => {
    fc.assert(
      fc.property(draws[kind], (content) => {
        const file = readX12(text(around({ kind, content }), { unbalanced: true }))
        const [found] = transactionsOf(file)
        assert.equal(found!.kind, kind)
        assert.deepEqual(describe(found!.content), describe(content))
        const codes = new Set(file.faults.map(({ code }) => code))
        for (const code of codes) assert.match(code, /unbalanced|mismatch/)
      }),
      { numRuns: 60 },
    )
  })
}

const share = fc.integer({ min: 0, max: 10_000 })
const claimDraw = fc.record({
  number: fc.stringMatching(/^[A-Z0-9]{17}$/),
  reversed: fc.boolean(),
  lines: fc.array(fc.record({ allowed: share, off: share, owed: share }), {
    minLength: 1,
    maxLength: 5,
  }),
})

function balancedClaim({ number, reversed, lines }: any) {
  const sign = reversed ? -1 : 1
  const written = lines.map(({ allowed, off, owed }: any, i: number) => ({
    procedure: { kind: 'HC', code: '90837', modifiers: ['95'] },
    charge: sign * (allowed + off + owed),
    paid: sign * allowed,
    adjustments: [
      { group: 'CO', reason: '45', amount: sign * off },
      { group: 'PR', reason: '3', amount: sign * owed },
    ],
    line_control_number: `L${i}`,
  }))
  const total = (key: string) => lines.reduce((sum: number, line: any) => sum + line[key], 0)
  const paid = sign * total('allowed')
  return {
    patient_control_number: number,
    status_code: reversed ? '22' : '1',
    charge: sign * (total('allowed') + total('off') + total('owed')),
    paid,
    patient_responsibility: sign * total('owed'),
    lines: written,
  }
}

function remittanceOf(claims: any[], taken: number[]) {
  const net = claims.reduce((sum, claim) => sum + claim.paid, 0) - taken.reduce((a, b) => a + b, 0)
  const forwarded = net < 0 ? [net] : []
  return {
    payment: {
      handling: 'I',
      amount: Math.max(0, net),
      direction: net % 2 === 0 ? 'debit' : 'credit',
      method: 'CHK',
    },
    trace_number: 'TRACE1',
    batches: [{ number: '1', claims }],
    provider_adjustments: [...taken, ...forwarded].map((amount) => ({
      provider: '1234567893',
      fiscal_period_end: '2026-12-31',
      reason: 'WO',
      reference: 'R1',
      amount,
    })),
  }
}

test('A random balanced claim balances, and one that is a cent off does not', () => {
  const drawn = fc.tuple(
    fc.array(claimDraw, { minLength: 1, maxLength: 6 }),
    fc.array(cents, { maxLength: 8 }),
  )
  fc.assert(
    fc.property(drawn, fc.nat(), ([claims, taken], pick) => {
      const content = remittanceOf(claims.map(balancedClaim), taken)
      const whole = readX12(text(around({ kind: '835', content })))
      assert.deepEqual(whole.faults, [])
      assert.equal(transactionsOf(whole)[0]!.balanced, true)

      const off: any = structuredClone(content)
      const places = [
        [off.payment, 'amount', 'transaction_unbalanced'],
        [off.batches[0].claims[0], 'paid', 'claim_unbalanced'],
        [off.batches[0].claims[0].lines[0], 'paid', 'line_unbalanced'],
      ] as const
      const [holder, key, code] = places[pick % places.length]!
      holder[key] += 1
      assert.ok('refusals' in writeX12(around({ kind: '835', content: off })))
      const read = readX12(text(around({ kind: '835', content: off }), { unbalanced: true }))
      assert.ok(
        read.faults.some((fault) => fault.code === code),
        code,
      )
      assert.equal(transactionsOf(read)[0]!.balanced, false)
    }),
  )
})

test('Every amount in cents round-trips, and more than two decimals are a fault', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (money) => {
      const written = amount.write(money, our_marks)!
      assert.equal(amount.read(written, our_marks), money === 0 ? 0 : money)
    }),
  )
  const read = (raw: string) => amount.read(raw, our_marks)
  assert.deepEqual(
    ['125.0', '.5', '5.', '-0', '0012.34', '19.990'].map(read),
    [12500, 50, 500, 0, 1234, 1999],
  )
  for (const bad of ['', '.', '-', '1.005', '1,000', '1e3', '+5', '--1', '1.2.3', '9'.repeat(19)]) {
    assert.equal(read(bad), undefined, bad)
  }
})

const acknowledgment = {
  group_kind: 'HC',
  group_control_number: '17',
  transactions: [{ set: '837', control_number: '0001', outcome: 'accepted' }],
  outcome: 'accepted',
  included: 1,
  received: 1,
  accepted: 1,
}
const good = () => around({ kind: '999', content: structuredClone(acknowledgment) })

test('The writer sets counts and control numbers', () => {
  const request = good()
  request.control_number = 42
  request.groups[0]!.control_number = 7
  request.groups[0]!.transactions.push({
    ...request.groups[0]!.transactions[0]!,
    control_number: 12,
  })
  assert.deepEqual(text(request, { line_breaks: true }).split('\n'), [
    'ISA*00*          *00*          *ZZ*PRACTICE       *ZZ*PAYER          *260121*0930*^*00501*000000042*0*T*:~',
    'GS*FA*PRACTICE*PAYER*20260121*0930*7*X*005010X231A1~',
    'ST*999*0001*005010X231A1~',
    'AK1*HC*17~',
    'AK2*837*0001~',
    'IK5*A~',
    'AK9*A*1*1*1~',
    'SE*6*0001~',
    'ST*999*0012*005010X231A1~',
    'AK1*HC*17~',
    'AK2*837*0001~',
    'IK5*A~',
    'AK9*A*1*1*1~',
    'SE*6*0012~',
    'GE*2*7~',
    'IEA*1*000000042~',
    '',
  ])
})

test('All invalid fields of an envelope are reported at once', () => {
  const request = {
    ...good(),
    ...envelope,
    control_number: 1_000_000_000,
    day: '2026-02-30',
    time: '9',
  }
  request.sender = { kind: 'ZZ', id: 'SIXTEEN LETTERS.' }
  assert.deepEqual(
    refusals(request).map(({ path }) => path),
    ['sender.id', 'control_number', 'day', 'time'],
  )
  assert.deepEqual(refusals({ ...good(), groups: [] })[0]!.path, 'groups')
})

const invalid: [string, (content: any) => void, RegExp][] = [
  ['a delimiter', (c) => (c.transactions[0].version = 'A*B'), /transactions\[0\]\.version/],
  ['a tilde', (c) => (c.version = 'A~B'), /content\.version/],
  ['a character that is not ASCII', (c) => (c.version = 'é'), /content\.version/],
  ['a line break', (c) => (c.version = 'a\nb'), /content\.version/],
  ['leading white space', (c) => (c.version = ' a'), /content\.version/],
  ['an empty value', (c) => (c.version = ''), /content\.version/],
  ['a value that is too long', (c) => (c.group_kind = 'HCX'), /content\.group_kind/],
  ['a missing required field', (c) => delete c.group_kind, /content\.group_kind/],
  ['an unknown code word', (c) => (c.outcome = 'perhaps'), /content\.outcome/],
  ['a value that is not a number', (c) => (c.included = NaN), /content\.included/],
  ['a value of the wrong type', (c) => (c.version = 5), /content\.version/],
  ['a value that is not a list', (c) => (c.transactions = 'x'), /content\.transactions/],
  ['null in a list', (c) => (c.transactions[0] = null), /content\.transactions\[0\]/],
  ['an unknown field', (c) => (c.colour = 'blue'), /transactions\[0\]/],
  ['an envelope segment in `others`', (c) => (c.others = [['ISA', '1']]), /others\[0\]/],
  [
    'a segment in `others` that has its own field',
    (c) => (c.others = [['AK9', 'A']]),
    /transactions\[0\]/,
  ],
]

for (const [what, spoil, path] of invalid) {
  test(`The writer rejects ${what}`, () => {
    const request: any = good()
    spoil(request.groups[0].transactions[0].content)
    const found = refusals(request)
    assert.ok(
      found.some((refusal) => path.test(refusal.path)),
      JSON.stringify(found),
    )
    for (const { message } of found) assert.match(message, /^[A-Z].*\.$/)
  })
}
