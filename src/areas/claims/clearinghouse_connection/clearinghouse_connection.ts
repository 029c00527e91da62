// Creates and updates clearinghouse connections, and addresses documents with them.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, updateRow } from '#kernel/record.ts'
import {
  type ClearinghouseConnectionChange,
  type ClearinghouseConnectionCreate,
  type ClearinghouseConnectionRow,
  connectionKind as kind,
} from './schema.ts'

export async function createConnection(call: Call, body: ClearinghouseConnectionCreate) {
  requireUsage(call, body)
  return await createRow(call, kind, newId(kind.prefix), body)
}

export async function updateConnection(
  call: Call,
  id: string,
  body: ClearinghouseConnectionChange,
) {
  requireUsage(call, body)
  return await updateRow(call, kind, id, body)
}

// The sandbox must never reach a payer as production.
function requireUsage({ secrets }: Call, { usage }: ClearinghouseConnectionChange) {
  if (usage === 'production' && secrets.environment === 'sandbox') {
    throw invalid('usage', '`usage` must be `test` in the sandbox.')
  }
}

// Who sends to whom, as it appears in ISA, GS, NM1*41 and NM1*40.
export type Addressing = {
  sender: { kind: string; id: string }
  receiver: { kind: string; id: string }
  group_sender: string
  group_receiver: string
  usage: 'test' | 'production'
  submitter: { name: string | null; etin: string; contact: Contact | null }
  receiver_name: string
  receiver_etin: string
}
type Contact = { name: string; phone: string; email: string | null }

// By the most recently created connection. Null if there is none.
async function findConnection(call: Call) {
  const [connection] = await call.query<ClearinghouseConnectionRow>(sql`
    select ${allColumns('clearinghouse_connections')} from clearinghouse_connections
    where account = ${call.account}
    order by created_at desc, id desc
    limit 1`)
  return connection ?? null
}

export async function findAddressing(call: Call): Promise<Addressing> {
  const connection = await findConnection(call)
  return connection ? addressingOf(connection) : defaultAddressing(call)
}

function addressingOf(connection: ClearinghouseConnectionRow): Addressing {
  const { sender, receiver, submitter, receiver_name, usage } = connection
  const { name, etin, contact_name, phone, email } = submitter
  return {
    sender: { kind: connection.sender_qualifier, id: sender },
    receiver: { kind: connection.receiver_qualifier, id: receiver },
    group_sender: connection.group_sender ?? sender,
    group_receiver: connection.group_receiver ?? receiver,
    usage,
    submitter: {
      name,
      etin: etin ?? sender,
      contact: { name: contact_name ?? name, phone, email: email ?? null },
    },
    receiver_name,
    receiver_etin: connection.receiver_etin ?? receiver,
  }
}

// Without a connection, each account has its own sender ID, which routes responses back to it.
function defaultAddressing({ account, secrets }: Call): Addressing {
  const sender = account.replaceAll(/[^A-Za-z0-9]/g, '').slice(-15)
  const sandbox = secrets.environment === 'sandbox'
  const receiver = sandbox ? 'SBXCLEAR' : 'CLEARINGHOUSE'
  return {
    sender: { kind: 'ZZ', id: sender },
    receiver: { kind: 'ZZ', id: receiver },
    group_sender: sender,
    group_receiver: receiver,
    usage: sandbox ? 'test' : 'production',
    submitter: { name: null, etin: sender, contact: null },
    receiver_name: sandbox ? 'SANDBOX CLEARINGHOUSE' : 'CLEARINGHOUSE',
    receiver_etin: receiver,
  }
}

export const connectionEvents = {
  'clearinghouse_connection.updated': 'A clearinghouse connection was updated.',
}
