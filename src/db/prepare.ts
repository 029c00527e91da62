// Prepares an external database: migrates it as its owner and grants roles to the service's login.
import { migrate } from './migrate.ts'
import { inTurn, type Target, withClient } from './owner.ts'
import { prepareLogin } from './roles.ts'

export async function prepareDatabase(owner: Target, app: Target, folder: string) {
  const applied = await migrate(owner, folder)
  const login = await withClient(app, async (client) => {
    const { rows } = await client.query('select session_user as name')
    return rows[0].name as string
  })
  await withClient(owner, (client) => inTurn(client, () => prepareLogin(client, login)))
  return applied
}
