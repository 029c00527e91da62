// What always holds of a waiting list: entries, offers, held sessions and free times agree.
import assert from 'node:assert/strict'
import { sql } from './harness.ts'

// Whatever happened, these hold of an account.
export async function expectConsistent(account: string) {
  const none = async (text: string) =>
    assert.deepEqual((await sql.query(text, [account])).rows, [], text)
  await none(`select opening_id from waiting_list_offers
    where account = $1 and status in ('offered', 'accepted') group by 1 having count(*) > 1`)
  await none(`select waiting_list_entry_id from waiting_list_offers
    where account = $1 and status in ('offered', 'accepted') group by 1 having count(*) > 1`)
  await none(`select entry.id from waiting_list_entries as entry
    left join waiting_list_offers as offer on offer.account = entry.account
      and waiting_list_entry_id = entry.id and offer.status in ('offered', 'accepted')
    where entry.account = $1 and (
      case entry.status when 'offered' then 'offered' when 'booked' then 'accepted' end)
      is distinct from offer.status`)
  await none(`select offer.id from waiting_list_offers as offer
    join sessions on sessions.account = offer.account and sessions.id = session_id
    where offer.account = $1 and case offer.status
      when 'offered' then sessions.status <> 'held'
      when 'accepted' then sessions.status not in ('requested', 'scheduled', 'canceled')
        and sessions.scheduled_at is null
      else sessions.status in ('held', 'requested', 'scheduled')
        and exists (
          select from session_participants as seat
          where seat.account = $1 and seat.session_id = sessions.id
            and seat.person_id = offer.person_id) end`)
  await none(`select opening.id from waiting_list_openings as opening
    where account = $1 and (status = 'filled') <> exists (
      select from waiting_list_offers as offer
      where offer.account = $1 and opening_id = opening.id and offer.status = 'accepted')`)
}
