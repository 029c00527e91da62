// Tests third-party samples, if available: each is read, its faults are reported, and those without
// faults round-trip.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { around } from '#tests/x12_files.ts'
import { readX12, transactionsOf } from './read.ts'
import { writeX12 } from './write.ts'

const folder = join(root, '../shared/data/x12')
const skip = existsSync(folder) ? false : `the samples are not at hand: ${folder}`

// File, type, units, and faults as "code segment-number tag element".
const samples: [string, string, number, string[]][] = [
  ['270-271/dependent-health-benefit-check.270', '270', 1, []],
  ['270-271/dependent-health-benefit-check.271', '271', 1, []],
  ['270-271/subscriber-health-benefit-check.270', '270', 1, []],
  ['270-271/subscriber-health-benefit-check.271', '271', 1, []],
  // SE02 is 4323, ST02 is 4321.
  ['270-271/subscriber-health-benefit-check-error.271', '271', 0, ['envelope_number 10 SE 2']],
  ['276/claim-level-status.276', '276', 3, []],
  ['277/claim-level-status.277', '277', 3, []],
  ['277ca/x12_277CA_accepted.txt', '277CA', 1, []],
  ['277ca/x12_277CA_rejected.txt', '277CA', 1, []],
  ['835/emedny.835', '835', 3, []],
  // Invalid date 20002316.
  ['835/managed-care.835', '835', 2, ['invalid_element 4 BPR 16']],
  // Composites use ">", but the ISA declares ":".
  ['835/secondary-payment.835', '835', 2, ['invalid_element 29 SVC 1', 'invalid_element 34 SVC 1']],
  // SVC*HC*24599.00*...: an element separator inside the composite shifts all following elements.
  [
    '835/tertiary-payment.835',
    '835',
    1,
    ['invalid_element 20 SVC 1', 'invalid_element 20 SVC 6', 'line_unbalanced 20 SVC'],
  ],
  ['837p/demo.cob.example3.B.837', '837P', 1, []],
  ['837p/demo.example1.837', '837P', 1, []],
  ['837p/demo.example2.837', '837P', 1, []],
  ['837p/demo.example7.837', '837P', 1, []],
  // Seven claims with one diagnosis whose lines point to a second.
  [
    '837p/moov-sample.837',
    '837P',
    8,
    [55, 76, 97, 118, 139, 160, 181].map((n) => `invalid_pointer ${n} CLM`),
  ],
  // ISA13 is 000000286, IEA02 is 000000001.
  ['999/x12_999_accepted.txt', '999', 1, ['envelope_number 10 IEA 2']],
  ['999/x12_999_rejected.txt', '999', 1, []],
]

for (const [name, kind, units, faults] of samples) {
  test(`The sample ${name} has the expected type, units and faults`, { skip }, () => {
    const file = readX12(readFileSync(join(folder, name)))
    const reported = file.faults.map(({ code, segment, tag, element }) =>
      [code, segment, tag, element].filter((word) => word !== undefined).join(' '),
    )
    assert.deepEqual(reported, faults)
    const [found, ...more] = transactionsOf(file)
    assert.deepEqual([found!.kind, found!.totals.units, more.length], [kind, units, 0])
    const again = writeX12(around({ kind: found!.kind, content: found!.content }))
    const within = faults.filter((fault) => !fault.startsWith('envelope'))
    assert.equal('text' in again, within.length === 0, JSON.stringify(again).slice(0, 500))
    if ('text' in again)
      assert.deepEqual(transactionsOf(readX12(again.text))[0]!.content, found!.content)
  })
}
