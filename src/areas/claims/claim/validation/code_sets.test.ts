// Tests codes outside the built-in code sets: warnings for well-formed ones, errors in strict mode,
// and nothing once they are loaded.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { claimLine, claimStep, createClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount, ownerConfig, type RequestOptions, sql } from '#tests/harness.ts'
import { ingestProcedureCodes, readCpt, readHcpcs } from '#outside/adapters/procedure_codes.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-codes-'))
after(() => rmSync(folder, { recursive: true, force: true }))

// Codes and modifiers that practices bill: TMS, ABA, health behavior, Medicaid programs and others.
const procedures =
  '90867 90868 90869 90870 97151 97153 97155 97156 96158 96164 99484 99406 G2211 G0444 ' +
  'H0036 H2012 H2014 H2017 H2019 S9480 S9484 T1015 T1017 0362T'
const modifiers = 'HJ HT HW GC Q5 Q6'.split(' ')

type Validation = { code: string; severity: string; pointer: string }

async function validated(fields: object, options: RequestOptions) {
  const { id } = await createClaim('SBX-PAID-1', fields, options)
  const { body } = await claimStep(id, 'validate', undefined, options)
  return { id, status: body.status, validations: body.validations as Validation[] }
}

const lineOf = (fields: object) => claimLine({ minutes: null, ...fields })

test('Unknown codes that are well-formed are warnings, and the claim can be submitted', async () => {
  const options = { key: (await createTestAccount()).key }
  const lines = procedures
    .split(' ')
    .map((procedure_code, i) =>
      lineOf({ procedure_code, modifiers: i < modifiers.length ? [modifiers[i]] : [] }),
    )
  const diagnoses = ['F07.81', 'G47.00', 'F41.1'].map((code, i) => ({ code, rank: i + 1 }))
  const { id, status, validations } = await validated({ lines, diagnoses }, options)
  const errors = validations.filter(({ severity }) => severity === 'error')
  assert.deepEqual(errors, [])
  assert.equal(status, 'validated')
  const count = (code: string) => validations.filter((each) => each.code === code).length
  assert.equal(count('diagnosis_unknown'), 2)
  assert.equal(count('modifier_unknown'), modifiers.length)
  assert.ok(count('procedure_unknown') >= 20, `${count('procedure_unknown')}`)
  await submitClaim(id, options)
})

test('In strict mode unknown codes are errors', async () => {
  const options = { key: (await createTestAccount()).key }
  const set = await call('PATCH', '/v1/billing_policy', { strict_codes: true }, options)
  assert.equal(set.body.strict_codes, true, set.text)
  const read = await call('GET', '/v1/billing_policy', undefined, options)
  assert.deepEqual(read.body, set.body)
  const lines = [lineOf({ procedure_code: '90867', modifiers: ['Q6'] })]
  const diagnoses = [{ code: 'G47.00', rank: 1 }]
  const { id, status, validations } = await validated({ lines, diagnoses }, options)
  assert.equal(status, 'drafted')
  const errors = validations.filter(({ severity }) => severity === 'error')
  assert.deepEqual(errors.map(({ code }) => code).sort(), [
    'diagnosis_unknown',
    'modifier_unknown',
    'procedure_unknown',
  ])
  const refused = await claimStep(id, 'submit', undefined, options)
  assert.equal(refused.body.error.code, 'claim_invalid')
  const others = { key: (await createTestAccount()).key }
  const policy = await call('GET', '/v1/billing_policy', undefined, others)
  assert.equal(policy.body.strict_codes, false, 'of its own account only')
})

// As CMS writes them: code, sequence number, record type and descriptions in fixed columns.
const hcpcs = (code: string, kind: string) =>
  `${kind === '7' ? code.padStart(5) : code.padEnd(5)}00100${kind}${'A description'.padEnd(80)}`

test('HCPCS and CPT files are read by column', () => {
  assert.deepEqual(readHcpcs(hcpcs('H2012', '3')), { kind: 'procedure', code: 'H2012' })
  assert.deepEqual(readHcpcs(hcpcs('HJ', '7')), { kind: 'modifier', code: 'HJ' })
  assert.equal(readHcpcs(hcpcs('H2012', '4')), null)
  assert.equal(readHcpcs('H2012,Behavioral health day treatment'), undefined)
  assert.equal(readCpt('Code,Description', 1), null)
  assert.deepEqual(readCpt('"90867",anything', 2), { kind: 'procedure', code: '90867' })
  assert.equal(readCpt('Description', 2), undefined)
})

test('Loaded codes are known, and a broken or truncated file changes nothing', async () => {
  const options = { key: (await createTestAccount()).key }
  const file = join(folder, 'codes.txt')
  const load = (code_set: 'hcpcs' | 'cpt', ...lines: string[]) => {
    writeFileSync(file, `${lines.join('\r\n')}\r\n`)
    return ingestProcedureCodes(ownerConfig, code_set, file)
  }
  const whole = [hcpcs('H9991', '3'), hcpcs('H9992', '3'), hcpcs('H9992', '4'), hcpcs('ZJ', '7')]
  try {
    assert.deepEqual(await load('hcpcs', ...whole), { procedures: 2, modifiers: 1 })
    assert.deepEqual(await load('cpt', 'code,text', '98888,x'), { procedures: 1, modifiers: 0 })
    await assert.rejects(load('hcpcs', 'not a HCPCS file'), /Line 1/)
    await assert.rejects(load('hcpcs', hcpcs('H9991', '3')), /--force/)
    const lines = ['H9991', 'H9992', '98888'].map((procedure_code) =>
      lineOf({ procedure_code, modifiers: ['95', 'ZJ'] }),
    )
    const { status, validations } = await validated({ lines }, options)
    assert.deepEqual([status, validations], ['validated', []])
  } finally {
    await sql.query('delete from procedure_codes')
  }
})
