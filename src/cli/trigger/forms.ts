// Recipes of forms and form responses.
import { person } from './persons.ts'
import { days, type Maker, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const items = [{ id: 'sleep', type: 'boolean', text: 'Do you sleep well?', required: true }]
const answers = { sleep: true }

const form: Maker = (s) => s.post('/forms', { name: 'intake', title: 'attune trigger', items })

const published = stepOf('forms', form, 'publish')

export const formResponse: Maker = (s) => assign(s, {})

async function assign(s: Sandbox, fields: object) {
  const [{ id: form_id }, { id: person_id }] = [await published(s), await person(s)]
  return await s.post('/form_responses', { form_id, person_id, ...fields })
}

const completed = stepOf('form_responses', formResponse, 'complete', { answers })

export const formRecipes: Record<string, Recipe> = {
  'form.created': form,
  'form.updated': updateOf('forms', form),
  'form.published': published,
  'form.retired': stepOf('forms', form, 'retire'),
  'form_response.created': formResponse,
  'form_response.updated': updateOf('form_responses', formResponse),
  'form_response.started': async (s) => {
    const { id } = await formResponse(s)
    await s.patch(`/form_responses/${id}`, { answers })
  },
  'form_response.completed': completed,
  'form_response.amended': stepOf('form_responses', completed, 'amend', {
    answers,
    reason: 'Corrected by phone',
  }),
  'form_response.canceled': stepOf('form_responses', formResponse, 'cancel'),
  'form_response.overdue': async (s) => {
    const due_at = (await s.now()).add(days(5)).toString()
    await assign(s, { due_at })
    await s.advance('P6D')
  },
}
