// Recipes of documents.
import { person } from './persons.ts'
import { type Maker, type Recipe, stepOf, updateOf } from './sandbox.ts'

export const document: Maker = async (s) => {
  const { id: person_id } = await person(s)
  const file = { title: 'attune trigger', file_name: 'letter.txt' }
  return await s.post('/documents', { person_id, kind: 'letter', ...file })
}

const available: Maker = async (s) => {
  const { id, upload } = await document(s)
  await s.upload(upload.url, 'Dear Dr. Ruiz, thank you for the referral.')
  return await s.until(`/documents/${id}`, 'available')
}

export const documentRecipes: Record<string, Recipe> = {
  'document.created': document,
  'document.updated': updateOf('documents', document),
  'document.uploaded': available,
  'document.available': available,
  'document.version_added': stepOf('documents', available, 'add_version', {
    file_name: 'letter.txt',
  }),
  'document.deleted': async (s) => {
    const { id } = await document(s)
    await s.remove(`/documents/${id}`)
  },
}
