// Tests that transactions taken out of a file stay as they were, in valid envelopes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readX12, transactionsOf } from './read.ts'
import { splitX12 } from './split.ts'

const isa = (number: string) =>
  'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PRACTICE       *261115*0930*^*00501*' +
  `${number}*0*T*:~\n`
const set = (number: string, trace: string) =>
  `ST*835*${number}~BPR*I*1*C*CHK~\nTRN*1*${trace}*1512345678~SE*4*${number}~`
const gs = (number: string) => `GS*HP*PAYER*PRACTICE*20261115*0930*${number}*X*005010X221A1~`
const file =
  `${isa('000000001')}TA1*000000007*261115*0930*A*000~${gs('1')}${set('0001', 'A')}` +
  `${set('0002', 'B')}GE*2*1~${gs('2')}${set('0003', 'C')}GE*1*2~IEA*2*000000001~\n` +
  `${isa('000000002')}${gs('3')}${set('0001', 'D')}GE*1*3~IEA*1*000000002~`

const traces = (bytes: Uint8Array) =>
  transactionsOf(readX12(bytes)).map((each) => (each.content as any).trace_number)

test('Some transactions of a file make a valid file of their own', () => {
  const split = splitX12(Buffer.from(file))!
  assert.equal(split.parts, 5)
  const some = split.select(new Set([2, 4, 5]))
  assert.deepEqual(traces(some), ['B', 'D'])
  const read = readX12(some)
  const envelopes = read.faults.filter(({ code }) => code.startsWith('envelope'))
  assert.deepEqual(envelopes, [])
  assert.equal(read.interchanges[0]!.acknowledgments.length, 1)
  assert.equal(read.interchanges[0]!.groups.length, 1)
  assert.ok(some.includes(set('0002', 'B')), 'unchanged')
  assert.deepEqual(traces(split.select(new Set([1]))), ['A'])
  assert.equal(split.select(new Set()).length, 0)
})

test('A file with a broken envelope is not split', () => {
  const broken = [
    file.replace('GE*2*1~', ''),
    file.replace('SE*4*0002~', ''),
    file.slice(0, 300),
    file.replace('GS*HP', 'GX*HP'),
    'not X12',
    '',
  ]
  for (const text of broken) assert.equal(splitX12(Buffer.from(text)), undefined, text.slice(0, 99))
})
