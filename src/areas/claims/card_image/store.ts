// SQL for card images and their files.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { row as newRow, sql } from '#db/sql.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { cardImageFileKind, type CardImageFileRow } from './schema.ts'

// The file is deleted with it.
export const deleteImage = (call: Call, id: string) =>
  call.query(sql`delete from card_images where account = ${call.account} and id = ${id}`)

// The images of one side: one, or none yet. The coverage is locked.
export const findSide = (call: Call, coverage_id: string, side: string) =>
  call.query<{ id: string; version: number; person_id: string }>(sql`
    select id, version, person_id from card_images
    where account = ${call.account} and coverage_id = ${coverage_id} and side = ${side}`)

export const insertFile = (call: Call, fields: Record<string, unknown>) => {
  const now = toTimestamp(call.now)
  const columns = { ...fields, account: call.account, created_at: now, updated_at: now }
  return call.query(sql`insert into card_image_files ${newRow(columns)}`)
}

export const findFile = (call: Call, card_image_id: string) =>
  call.query<CardImageFileRow>(sql`
    select ${columnsOf(cardImageFileKind)} from card_image_files
    where card_image_files.account = ${call.account} and card_image_id = ${card_image_id}`)
