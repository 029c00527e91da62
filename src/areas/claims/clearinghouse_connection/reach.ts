// Reaches the clearinghouse behind a connection: the deployment's own, or the one that the
// connection's credentials log in to.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { findRow } from '#kernel/record.ts'
import {
  type Clearinghouse,
  ClearinghouseDown,
  type ClearinghouseLogin,
  type RemoteClearinghouse,
} from '#outside/ports/clearinghouse.ts'
import { decryptCredentials } from './credentials.ts'
import { type ClearinghouseConnectionRow, connectionKind } from './schema.ts'

export const remote_types = ['sftp', 'stedi'] as const
export const isRemote = ({ type }: Pick<ClearinghouseConnectionRow, 'type'>) =>
  remote_types.some((remote) => remote === type)

// The most recently created connection, which new documents go through. Null if there is none.
export async function findConnection(call: Call) {
  const [connection] = await call.query<ClearinghouseConnectionRow>(sql`
    select ${allColumns('clearinghouse_connections')} from clearinghouse_connections
    where account = ${call.account}
    order by created_at desc, id desc
    limit 1`)
  return connection ?? null
}

// Whether documents can be sent: by the deployment, or by the connection's own login.
export async function hasClearinghouse(call: Call) {
  if (call.outside.clearinghouse) return true
  const connection = await findConnection(call)
  return connection !== null && isRemote(connection)
}

// Undefined if the deployment has none, and the connection needs it: documents wait.
export async function reachClearinghouse(
  call: Call,
  connection_id: string | null,
): Promise<Clearinghouse | RemoteClearinghouse | undefined> {
  const connection = connection_id ? await findRow(call, connectionKind, connection_id) : null
  if (!connection || !isRemote(connection)) return call.outside.clearinghouse
  return reachRemote(call, connection)
}

// The simulated payer, if documents of this connection go to it.
export async function inProcessClearinghouse(call: Call, connection_id: string | null) {
  const { clearinghouse } = call.outside
  if (!clearinghouse?.in_process) return undefined
  if (!connection_id) return clearinghouse
  const connection = await findRow(call, connectionKind, connection_id)
  return isRemote(connection) ? undefined : clearinghouse
}

export const reachRemote = (call: Call, connection: ClearinghouseConnectionRow) =>
  call.outside.connectClearinghouse(loginOf(call, connection))

function loginOf(call: Call, row: ClearinghouseConnectionRow): ClearinghouseLogin {
  const { type, sftp } = row
  const credentials = decryptCredentials(call.secrets, call.account, row)
  if (!credentials) {
    throw new ClearinghouseDown('The connection has no credentials. Set `credentials`.')
  }
  if (type === 'stedi') return { type, api_key: credentials.api_key! }
  const { password, private_key, passphrase } = credentials
  return {
    type: 'sftp',
    port: 22,
    outbound_name: '{id}.x12',
    inbound_pattern: '*',
    after_read: 'keep',
    ...sftp!,
    archive_folder: sftp!.archive_folder ?? null,
    password,
    private_key,
    passphrase,
  }
}
