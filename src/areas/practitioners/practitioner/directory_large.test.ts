// The directory with many practitioners: no filter of the list reads all of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestAccount, sql } from '#tests/harness.ts'

test('No filter scans all of 20,000 practitioners', async () => {
  const { account } = await createTestAccount()
  await sql.query(
    `insert into practitioners (account, id, status, name, profession, npi, languages, specialties,
       payer_networks, licenses, time_zone, created_at, updated_at)
     select $1, 'prac_' || n, case n % 50 when 0 then 'verified' else 'unverified' end,
       jsonb_build_object('given', 'A', 'family', 'B' || n),
       case n % 400 when 0 then 'pmhnp' else 'psychologist' end, '1234567893',
       array['en', 'x' || n % 300], array['anxiety', 's' || n % 300], array['p' || n % 300],
       jsonb_build_array(jsonb_build_object('jurisdiction', 'US-' || chr(65 + n % 26) || chr(65 + n % 25))),
       'UTC', now() - n * interval '1 minute', now()
     from generate_series(1, 20000) as n`,
    [account],
  )
  await sql.query('analyze practitioners, practitioner_facets')
  const client = await sql.connect()
  const plan = async (where: string) => {
    await client.query('begin')
    await client.query(`select assume_role('attune_app', $1, null)`, [account])
    const { rows } = await client.query(
      `explain select * from practitioners where ${where} order by created_at desc, id desc limit 11`,
    )
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const facet = (word: string) =>
    `id in (select practitioner_id from practitioner_facets where facet = any('{${word}}'))`
  const wheres = [
    `profession = 'pmhnp'`,
    `profession = 'psychologist'`,
    `status = 'verified'`,
    `status = 'suspended'`,
    facet('language:en'),
    facet('language:x7'),
    facet('language:none'),
    facet('specialty:s7'),
    facet('payer:p7'),
    facet('jurisdiction:US-CA'),
    facet('jurisdiction:US-BB'),
    `${facet('language:x7')} and ${facet('payer:p7')} and status = 'unverified'`,
  ]
  for (const where of wheres) {
    const found = await plan(where)
    assert.doesNotMatch(found, /Seq Scan/, `${where}\n${found}`)
  }
  client.release()
})
