// Prepares a PostgreSQL of one's own: its owner migrates it and lets the user that serves in.
import { migrate } from './migrate.ts'
import { inTurn, type Target, withClient } from './owner.ts'
import { admitLogin } from './roles.ts'

export async function prepareDatabase(owner: Target, app: Target, folder: string) {
  const applied = await migrate(owner, folder)
  const login = await withClient(app, async (client) => {
    const { rows } = await client.query('select session_user as name')
    return rows[0].name as string
  })
  await withClient(owner, (client) => inTurn(client, () => admitLogin(client, login)))
  return applied
}
