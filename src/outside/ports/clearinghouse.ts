// Interface of a clearinghouse, which exchanges documents with payers: the simulated payer or a
// folder, as the deployment is set up, or an account's own connection over HTTP or SFTP.

// Claims, claim status requests, and letters, which aren't X12.
export type OutgoingKind = '837P' | '276' | 'appeal' | 'pended_response'

export type Outgoing = {
  id: string // ID of the transmission. Sending it again has no effect.
  account: string
  kind: OutgoingKind
  payer_id: string
  text: string // Exactly what is sent.
  sent_at: Temporal.Instant // By the account's clock: when it was first due.
  attempt: number // Starts at 1.
  // Earlier documents about the same claim or the one it replaces, oldest first. Real payers keep
  // them; the simulated payer is stateless and needs them.
  earlier: { kind: OutgoingKind; text: string; sent_at: Temporal.Instant }[]
}

// A response and when it arrives. Only the simulated payer returns these; the sender stores them
// and receives each at its time, like a document from outside.
export type PayerDocument = { due_at: Temporal.Instant; x12: string }

export type SendResult = {
  reference: string | null // The clearinghouse's reference.
  responses: PayerDocument[]
  documents?: string[] // X12 that was returned right away: a 277CA or a 277.
}

// A real-time inquiry: a 270, answered with a 271.
export type EligibilityInquiry = {
  id: string
  account: string
  payer_id: string
  text: string
  sent_at: Temporal.Instant // By the account's clock.
  attempt: number
}

export type Incoming = {
  id: string // The clearinghouse's ID: the same ID is the same document.
  account: string // Account it belongs to.
  bytes: Uint8Array // Exactly as received.
}

type Sending = {
  name: string
  // Responds without network access and by the account's test clock, so it's called within the
  // transaction. Otherwise a worker calls it.
  in_process?: true
  // Both throw ClearinghouseDown if it is unreachable or doesn't respond, which is retried later,
  // and ClearinghouseRefused if it will never accept the document.
  send(outgoing: Outgoing): Promise<SendResult>
  // Absent if real-time inquiries aren't supported.
  checkEligibility?: (question: EligibilityInquiry) => Promise<string>
}

export type Clearinghouse = Sending & {
  // Complete incoming documents, a bounded number at a time. Returned again until settled.
  receive(): Promise<Incoming[]>
  // Marks a document as stored, so that it isn't returned again.
  markStored(incoming: Incoming): Promise<void>
  // The payers' allowed amount for one unit, in cents. Absent if fee schedules aren't known.
  allowedAmount?(procedure_code: string): number | undefined
}

// A clearinghouse that is reached with an account's credentials. It throws ClearinghouseDown, with
// a message for the account that names no secret.
export type RemoteClearinghouse = Sending & {
  // Logs in and looks at what it needs. Throws what is wrong.
  check(now: Temporal.Instant): Promise<void>
  // Logs in once for all the work.
  read<T>(work: (mailbox: RemoteMailbox) => Promise<T>): Promise<T>
}

export type RemoteMailbox = {
  // The files that arrived since the cursor, or since a time if there is no cursor yet.
  list(cursor: string | null, since: Temporal.Instant): Promise<FileList>
  fetch(file: string): Promise<Uint8Array | undefined> // Undefined if it is gone.
  settle(file: string): Promise<void> // After it is stored.
}
// `more`: further files can be listed with the new cursor right away.
type FileList = { files: string[]; cursor: string | null; more: boolean }

export type SftpFolders = {
  host: string
  port: number
  username: string
  host_key: string // SHA256 fingerprint, as ssh-keygen -l prints it.
  outbound_folder: string
  inbound_folder: string
  outbound_name: string // With {id}, {kind}, {date} and {time}.
  inbound_pattern: string // With * and ?.
  after_read: 'keep' | 'move' | 'delete'
  archive_folder: string | null // Where files are moved.
}

export type ClearinghouseLogin =
  | { type: 'stedi'; api_key: string }
  | ({
      type: 'sftp'
      password: string | undefined
      private_key: string | undefined
      passphrase: string | undefined
    } & SftpFolders)

export type ConnectClearinghouse = (login: ClearinghouseLogin) => RemoteClearinghouse

// No response, or an unreadable one: retried later.
export class ClearinghouseDown extends Error {}

// The document was rejected as a whole and must not be sent again. The message is the
// clearinghouse's, and can name a person.
export class ClearinghouseRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'ClearinghouseRefused'
    this.code = code
  }
}
