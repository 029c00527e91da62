// Creates and updates clearinghouse connections, and addresses documents with them.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import { readHost, TargetFault } from '#outside/webhook/target.ts'
import { findConnection } from './reach.ts'
import { decryptCredentials, loginColumns, requireLogin } from './credentials.ts'
import type { Sftp } from './login_schema.ts'
import {
  type ClearinghouseConnectionChange,
  type ClearinghouseConnectionCreate,
  type ClearinghouseConnectionRow,
  connectionKind as kind,
} from './schema.ts'

export async function createConnection(call: Call, body: ClearinghouseConnectionCreate) {
  requireUsage(call, body)
  const { type = defaultType(call), sftp = null, credentials = null, ...fields } = body
  requireOffered(call, type)
  const login = { type, sftp, credentials }
  requireLogin(login)
  if (sftp) requireHost(call, sftp)
  const id = newId(kind.prefix)
  return await createRow(call, kind, id, {
    ...fields,
    type,
    sftp: sftp && asJson(sftp),
    ...loginColumns(call, id, login, true),
  })
}

export async function updateConnection(
  call: Call,
  id: string,
  body: ClearinghouseConnectionChange,
) {
  requireUsage(call, body)
  const before = await lockRow(call, kind, id)
  const { credentials, ...fields } = body
  const login = {
    type: before.type,
    sftp: fields.sftp === undefined ? before.sftp : fields.sftp,
    credentials: credentials ?? null,
  }
  if (credentials === undefined) {
    login.credentials = decryptCredentials(call.secrets, call.account, before)
  }
  requireLogin(login)
  if (fields.sftp) requireHost(call, fields.sftp)
  const columns = loginColumns(call, id, login, credentials !== undefined)
  return await updateRow(call, kind, id, { ...fields, ...columns }, 'updated', before)
}

const defaultType = ({ secrets }: Call) =>
  secrets.environment === 'sandbox' ? ('simulated' as const) : ('folder' as const)

// Without credentials, documents go where the deployment sends them. Production never simulates.
function requireOffered({ outside, secrets }: Call, type: ClearinghouseConnectionRow['type']) {
  const { environment } = secrets
  if (type === 'simulated' && environment === 'production') {
    throw invalid('type', '`type` `simulated` works only in the sandbox.')
  }
  if (type === 'folder' && environment === 'sandbox') {
    throw invalid('type', '`type` `folder` works only in production.')
  }
  if (type === 'folder' && outside.clearinghouse?.name !== 'folder') {
    throw invalid('type', "This deployment has no clearinghouse folder, so `folder` can't be used.")
  }
}

// A connection must not reach into the network that Attune runs in. What a name resolves to is
// checked whenever it connects.
function requireHost({ allows }: Call, { host }: Sftp) {
  try {
    readHost(host, { allow_private: allows.private_webhooks })
  } catch (error) {
    if (!(error instanceof TargetFault)) throw error
    throw invalid('sftp.host', `\`sftp.host\`: ${error.message}`)
  }
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
  connection_id: string | null // Null: the deployment's clearinghouse.
}
type Contact = { name: string; phone: string; email: string | null }

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
    connection_id: connection.id,
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
    connection_id: null,
  }
}

export const connectionEvents = {
  'clearinghouse_connection.updated': 'A clearinghouse connection was updated.',
  'clearinghouse_connection.tested': 'A clearinghouse connection was tested.',
}
