// npm run bench:remittance: posts one 835 of 10,000 claims while another account keeps calling,
// restarts the service halfway, and checks that every claim is posted once. The figure is a ratio
// of two medians of the 99th percentile, measured in the same run; "-- --quick" has 1,000 claims.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeAccount } from './bench_account.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { clientOf } from './client.ts'
import { median } from './compare.ts'
import { askBeside } from './other_account.ts'
import { seedClaims, type SubmittedClaim } from './seed_claims.ts'

const quick = process.argv.includes('--quick')
const plan = quick ? { claims: 1_000, seconds: 3 } : { claims: 10_000, seconds: 10 }
const goal = 2
const paid_cents = 15_000
const limit_ms = 30 * 60_000

const service = await startHouse()
try {
  const claims = await seedClaims(service, plan.claims)
  const quiet = await makeAccount(service)
  const ask = () => askBeside(service, quiet, plan.seconds)
  await ask()
  const before = [await ask(), await ask(), await ask()]
  const { during, restarted } = await postAll(quiet, claims)
  const ratio = median(during) / median(before)
  const posted = await countPosted(service)
  const complete = posted.claims === claims.length && posted.paid === claims.length * paid_cents
  console.log(
    `${ratio <= goal ? 'ok  ' : 'MISS'} other callers: ${ratio.toFixed(2)} times the 99th ` +
      `percentile (goal ${goal}), over ${during.length} slices`,
  )
  console.log(
    `${complete && restarted ? 'ok  ' : 'MISS'} ${posted.claims} of ${claims.length} claims ` +
      `posted once${restarted ? ', with a restart in between' : ', but without a restart'}`,
  )
} finally {
  await service.stop()
}
process.exit(0)

// Uploads the file and measures until it is posted. The service restarts once it has begun.
async function postAll(quiet: string, claims: SubmittedClaim[]) {
  const body = { x12: remittanceOf(claims) }
  const { status, text } = await clientOf(service)('x12_documents', body)
  if (status !== 200) throw new Error(`x12_documents answered ${status}: ${text}`)
  const during: number[] = []
  let restarted = false
  const end = performance.now() + limit_ms
  for (let done = 0; done < claims.length;) {
    if (performance.now() > end) throw new Error('The remittance was not posted in time.')
    if (!restarted && done > 0) {
      await service.restart()
      restarted = true
      await sleep(1_000)
    }
    during.push(await askBeside(service, quiet, plan.seconds))
    done = (await countPosted(service)).claims
  }
  return { during, restarted }
}

// What the payer paid, and for how many claims. A claim that was posted twice has twice the amount.
async function countPosted({ database, account }: BenchService) {
  const { rows } = await database.query(
    `select count(*)::int as claims,
       coalesce(sum((payer_paid ->> 'amount')::bigint), 0)::int as paid
     from claims where account = $1 and (payer_paid ->> 'amount')::bigint > 0`,
    [account],
  )
  return rows[0] as { claims: number; paid: number }
}

function remittanceOf(claims: SubmittedClaim[]) {
  const digits = (day: string) => day.replaceAll('-', '')
  const total = (claims.length * paid_cents) / 100
  const content = [
    'ST*835*0001',
    `BPR*I*${total}*C*ACH************${digits(Temporal.Now.plainDateISO().toString())}`,
    'TRN*1*TRACE1*1512345678',
    'N1*PR*Sandbox Health Plan*XV*SBX01',
    'N1*PE*Hudson Therapy*XX*1234567893',
    'LX*1',
    ...claims.flatMap(({ number, line, day }, i) => [
      `CLP*${number}*1*180*150**12*ICN${i}*10*1`,
      'SVC*HC:90837:95*180*150**1',
      `DTM*472*${digits(day)}`,
      'CAS*CO*45*30',
      `REF*6R*${line}`,
    ]),
  ]
  return [
    'ISA*00*          *00*          *ZZ*PAYER          *ZZ*PRACTICE       ' +
      '*261115*0930*^*00501*000000001*0*T*:',
    'GS*HP*PAYER*PRACTICE*20261115*0930*1*X*005010X221A1',
    ...content,
    `SE*${content.length + 1}*0001`,
    'GE*1*1',
    'IEA*1*000000001~',
  ].join('~')
}
