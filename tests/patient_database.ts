// A connection for work in one long transaction, such as the sample practice: on a busy machine, it
// takes longer than any request may hold a connection.
import { after } from 'node:test'
import { connect } from '#db/connect.ts'
import { appConfig } from './harness.ts'

const ten_minutes_ms = 600_000

export const patient_db = connect({
  url: appConfig,
  size: 2,
  hold_limit_ms: ten_minutes_ms,
  wait_limit_ms: ten_minutes_ms,
})
after(() => patient_db.close())
