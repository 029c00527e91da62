// Packages and memberships in a random practice: sold, used, expired and canceled.
import * as postings from '#areas/payments/ledger/postings.ts'
import { money, newName, one, personOf, send, someone, upTo, type World } from './practice_model.ts'

const unused = (world: World) =>
  one(
    world,
    world.packages.filter(({ left, person_id }) => left > 0 && !personOf(world, person_id).gone),
  )

export function sellPackage(world: World) {
  const person = someone(world)
  const [id, left] = [newName(world, 'pkg'), upTo(world, 60_000)]
  const about = { package_id: id, person_id: person.id, period: '1', money: money(world, left) }
  send(world, postings.packageSold(about))
  person.owed += left
  world.packages.push({ id, person_id: person.id, left })
}

// Canceling the session gives the share back.
export function usePackage(world: World) {
  const sold = unused(world)
  if (!sold) return
  const amount = upTo(world, sold.left)
  const about = { person_id: sold.person_id, session_id: newName(world, 'ses') }
  const id = newName(world, 'use')
  const posting = postings.packageUsed({
    id,
    package_id: sold.id,
    money: money(world, amount),
    ...about,
  })
  send(world, posting)
  if (world.random() < 0.8) return void (sold.left -= amount)
  send(world, postings.reversed({ ...posting, id: newName(world, 'ltx') }))
}

// What is left of a period expires. A membership is charged for the next one.
export function endPeriod(world: World) {
  const sold = unused(world)
  if (!sold) return
  const { id: package_id, person_id } = sold
  const about = { package_id, person_id, period: newName(world, 'to') }
  send(world, postings.packageExpired({ ...about, money: money(world, sold.left) }))
  sold.left = world.random() < 0.5 ? 0 : upTo(world, 60_000)
  if (sold.left === 0) return
  send(world, postings.packageSold({ ...about, money: money(world, sold.left) }))
  personOf(world, person_id).owed += sold.left
}

export function cancelPackage(world: World) {
  const sold = unused(world)
  if (!sold) return
  const { id: package_id, person_id, left } = sold
  send(world, postings.packageReturned({ package_id, person_id, money: money(world, left) }))
  personOf(world, person_id).owed -= left
  world.packages = world.packages.filter((each) => each !== sold)
}
