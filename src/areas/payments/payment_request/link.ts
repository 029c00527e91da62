// The secret link of a payment request. It is derived from the request and a secret of the service,
// so that it can be sent in a message without being stored. The table has only its hash.
import { createHmac } from 'node:crypto'
import type { Secrets } from '#crypto/secrets.ts'

const keyed = ({ pepper }: Pick<Secrets, 'pepper'>, text: string) =>
  createHmac('sha256', pepper).update(text).digest('base64url')

const tokenOf = (secrets: Secrets, account: string, id: string) =>
  keyed(secrets, `payment link ${account} ${id}`)

export const hashLink = (secrets: Secrets, token: string) =>
  keyed(secrets, `payment link hash ${token}`)

type Deriving = { secrets: Secrets; account: string }

export const linkHashOf = ({ secrets, account }: Deriving, id: string) =>
  hashLink(secrets, tokenOf(secrets, account, id))

export const paymentLink = ({ secrets, account }: Deriving, public_url: string, id: string) =>
  `${public_url}/pay/${tokenOf(secrets, account, id)}`

export const is_link_token = /^[0-9A-Za-z_-]{43}$/
