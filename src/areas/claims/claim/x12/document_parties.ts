// Shared parts of documents to payers: envelopes and parties.
import type { TransactionDraft } from '#x12/kinds.ts'
import { plainText } from '#x12/codecs.ts'
import type { InterchangeDraft } from '#x12/write.ts'
import type {
  Individual,
  Insured,
  PostalAddress,
  Provider,
} from '#areas/claims/claim/validation/facts.ts'
import { billerName, type BillingProvider } from '#areas/claims/claim/providers.ts'
import type { Addressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'

// Data captured when a claim is submitted.
export type Snapshot = Insured & {
  providers: Provider[]
  others: (Insured & { coverage_id: string | null })[] // Previous payers.
}

export type Envelope = Addressing & { control_number: number; at: Temporal.Instant }

type Party = NonNullable<Extract<TransactionDraft, { kind: '837P' }>['content']['submitter']>

export const cut = (text: string | null | undefined, most: number) =>
  text ? plainText(text).slice(0, most).trim() || undefined : undefined

export const placeOf = (address: PostalAddress | null) =>
  address
    ? {
        street: { line1: cut(address.line1, 55), line2: cut(address.line2, 55) },
        place: {
          city: cut(address.city, 30),
          state: address.state,
          postal_code: address.postal_code.replaceAll(/\D/g, ''),
        },
      }
    : {}

export const individualParty = (one: Individual): Party => ({
  kind: 'person',
  name: cut(one.last_name, 60),
  first_name: cut(one.first_name, 35),
  middle_name: cut(one.middle_name, 25),
  suffix: cut(one.suffix, 10),
})

export const providerParty = (provider: Provider, role: string | null = null): Party => ({
  kind: 'person',
  name: cut(provider.last_name, 60),
  first_name: cut(provider.first_name, 35),
  id_kind: 'XX',
  id: provider.npi ?? undefined,
  ...(role && provider.taxonomy && { provider_role: role, taxonomy: provider.taxonomy }),
})

const nameParts = ({ individual_name }: BillingProvider) => ({
  name: cut(individual_name?.family, 60),
  first_name: cut(individual_name?.given, 35),
})

export const billerParty = (biller: BillingProvider): Party => ({
  kind: biller.entity === 'organization' ? 'organization' : 'person',
  ...(biller.entity === 'organization' ? { name: cut(biller.name, 60) } : nameParts(biller)),
  id_kind: 'XX',
  id: biller.npi,
})

const timeOf = (at: Temporal.Instant) => at.toString().slice(11, 16).replace(':', '')

export const beginning = ({ at }: Envelope, reference: string, purpose: string, use?: string) => ({
  purpose,
  reference,
  created_on: at.toString().slice(0, 10),
  created_at: timeOf(at),
  ...(use && { use }),
})

// The connection's submitter, else the billing provider.
export const submitterOf = (biller: BillingProvider, { submitter }: Envelope): Party => ({
  ...(submitter.name
    ? { kind: 'organization' as const, name: cut(submitter.name, 60) }
    : billerParty(biller)),
  id_kind: '46',
  id: submitter.etin,
})
export const receiverOf = ({ receiver_etin, receiver_name }: Envelope): Party => ({
  kind: 'organization',
  name: cut(receiver_name, 60),
  id_kind: '46',
  id: receiver_etin,
})
export const contactOf = (biller: BillingProvider, { submitter: { contact } }: Envelope) => ({
  role: 'IC',
  name: cut(contact?.name ?? billerName(biller), 60),
  kind: 'TE',
  number: contact?.phone ?? biller.phone,
  ...(contact?.email && { second_kind: 'EM', second_number: contact.email }),
})

export function enveloped(transaction: TransactionDraft, envelope: Envelope): InterchangeDraft {
  const { sender, receiver, usage, control_number, at } = envelope
  return {
    sender,
    receiver,
    control_number,
    day: at.toString().slice(0, 10),
    time: timeOf(at),
    usage,
    groups: [
      {
        sender: envelope.group_sender,
        receiver: envelope.group_receiver,
        control_number,
        transactions: [{ ...transaction, control_number }],
      },
    ],
  }
}

export const payerParty = ({ payer }: Pick<Insured, 'payer'>): Party => ({
  kind: 'organization',
  name: cut(payer.name, 60),
  id_kind: 'PI',
  id: payer.id,
})

export const bornOf = ({ birth_date, sex }: Individual) => ({
  born_on: birth_date ?? undefined,
  sex: sex ?? ('unknown' as const),
})

export const relationships = { self: '18', spouse: '01', child: '19', other: 'G8' }
