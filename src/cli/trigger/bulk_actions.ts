// Recipes of bulk actions on claims.
import { claim } from './claims.ts'
import { type Maker, type Recipe, stepOf, updateOf } from './sandbox.ts'

const bulkActionWith =
  (preview: boolean): Maker =>
  async (s) => {
    const { id } = await claim(s)
    return await s.post('/bulk_actions', { action: 'submit', claim_ids: [id], preview })
  }
export const bulkAction = bulkActionWith(false)

const checked: Maker = async (s) => {
  const { id } = await bulkActionWith(true)(s)
  return await s.until(`/bulk_actions/${id}`, 'checked')
}

export const bulkActionRecipes: Record<string, Recipe> = {
  'bulk_action.created': bulkAction,
  'bulk_action.updated': updateOf('bulk_actions', bulkAction),
  'bulk_action.checked': checked,
  'bulk_action.started': stepOf('bulk_actions', checked, 'start'),
  'bulk_action.completed': async (s) => {
    const { id } = await bulkAction(s)
    await s.until(`/bulk_actions/${id}`, 'completed')
  },
  'bulk_action.canceled': stepOf('bulk_actions', checked, 'cancel'),
}
