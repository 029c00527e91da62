// Consents of a person: what is in force, what waits for a signature, and offering another.
import { useState } from 'react'
import type { Consent } from 'attune'
import { useList } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Confirm } from '../../../components/confirm.tsx'
import { personName } from '../../../components/names.ts'
import { ListCard } from '../../../components/list_card.tsx'
import { PrintButton } from '../../../components/print_button.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import type { TabProps } from '../person.tsx'
import { ConsentEvidence } from './consent_evidence.tsx'
import { OfferConsent } from './offer_consent.tsx'
import { SignConsent } from './sign_consent.tsx'

export function ConsentsTab({ person }: TabProps) {
  const [shown, setShown] = useState<string>()
  const query = useList(['consent', 'of', person.id], (attune, cursor) =>
    attune.consents.list({ person_id: person.id, limit: 100, ...cursor }),
  )
  const columns: readonly Column<Consent>[] = [
    { name: 'Kind', cell: ({ kind }) => kind, phone: 'a', look: 'what' },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
    {
      name: 'Covers',
      cell: ({ purposes, data_categories, recipients }) =>
        [...purposes, ...data_categories, ...recipients.map(({ name, id }) => name ?? id)].join(
          ', ',
        ) || '—',
    },
    {
      name: 'Until',
      cell: ({ period }) => (period.end ? <Time at={period.end} form="day" /> : 'Until revoked'),
      phone: 'c',
    },
    { name: 'Granted', cell: ({ granted_at }) => <Time at={granted_at} form="day" /> },
    {
      name: 'Next',
      cell: (consent) => (
        <span className="actions">
          <ConsentActions consent={consent} name={personName(person)} />
          {consent.evidence.length > 0 && (
            <Button small onClick={() => setShown(consent.id)}>
              Evidence
            </Button>
          )}
        </span>
      ),
      numeric: true,
      phone: 'd',
      buttons: true,
    },
  ]
  return (
    <div className="stack">
      <ListCard
        title="Consents"
        file="consents"
        query={query}
        columns={columns}
        actions={<OfferConsent person_id={person.id} />}
        empty={{
          title: 'No consents',
          text: 'Booking a session requires a treatment consent. Offer one to begin.',
        }}
      />
      {shown && (
        <Card
          key={shown}
          title="Evidence of consent"
          note={query.rows.find(({ id }) => id === shown)?.kind}
          actions={
            <>
              <PrintButton />
              <Button small look="ghost" onClick={() => setShown(undefined)}>
                Close
              </Button>
            </>
          }
        >
          <ConsentEvidence id={shown} />
        </Card>
      )}
    </div>
  )
}

function ConsentActions({ consent, name }: { consent: Consent; name: string }) {
  const { id, status } = consent
  if (status === 'offered') return <SignConsent consent={consent} signer={name} />
  if (status === 'drafted')
    return (
      <Confirm
        label="Offer"
        look="primary"
        title="Offer the consent?"
        effect="Its terms can't be changed afterwards."
        scope="consents:write"
        changed={['consent']}
        act={(attune) => attune.consents.offer(id)}
        done="The consent was offered."
      />
    )
  if (status !== 'granted') return null
  return (
    <Confirm
      label="Revoke"
      title="Revoke the consent?"
      effect="It no longer permits anything from now on. Earlier disclosures stay recorded."
      scope="consents:write"
      changed={['consent', 'session']}
      act={(attune) => attune.consents.revoke(id, { received_via: 'staff' })}
      done="The consent was revoked."
    />
  )
}
