// Persons with a signed treatment consent, created through the API as a customer would.
import { clientOf } from './client.ts'
import type { BenchService } from './bench_service.ts'

const person_count = 200
const at_once = 8
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const signature = {
  method: 'e_signature',
  signer_name: 'Maya Lindqvist',
  intent: 'I agree.',
  document_version: '1',
  document_sha256: sha256,
}

export async function seedPersons(service: BenchService, many = person_count) {
  const send = clientOf(service)
  const make = async (path: string, body: object) => {
    const { status, text } = await send(path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    return JSON.parse(text).id as string
  }
  const seedPerson = async (number: number) => {
    const person_id = await make('persons', {
      names: [{ given: 'Maya', family: `Lindqvist ${number}` }],
    })
    const document = { version: '1', sha256 }
    const id = await make('consents', { person_id, kind: 'treatment', document })
    await make(`consents/${id}/offer`, {})
    await make(`consents/${id}/sign`, signature)
    service.persons.push(person_id)
  }
  for (let first = 0; first < many; first += at_once) {
    const some = Array.from({ length: Math.min(at_once, many - first) }, (_, i) => first + i)
    await Promise.all(some.map(seedPerson))
  }
  await service.database.query('vacuum (analyze) persons, consents')
}
