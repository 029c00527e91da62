// SQL for card images.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export const deleteImage = (call: Call, id: string) =>
  call.query(sql`delete from card_images where account = ${call.account} and id = ${id}`)

// The images of one side: one, or none yet. The coverage is locked.
export const findSide = (call: Call, coverage_id: string, side: string) =>
  call.query<{ id: string; version: number; person_id: string }>(sql`
    select id, version, person_id from card_images
    where account = ${call.account} and coverage_id = ${coverage_id} and side = ${side}`)
