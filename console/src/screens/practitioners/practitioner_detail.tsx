// One practitioner: credentials, verification, where they are eligible, and their hours.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Attune, Practitioner, Verification } from 'attune'
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { TextField } from '../../components/fields.tsx'
import { practitionerName } from '../../components/names.ts'
import { Record } from '../../components/record.tsx'
import { useSession } from '../../session/context.tsx'
import { AvailabilityEditor } from './availability_editor.tsx'
import { Checks } from './checks.tsx'
import { ExternalCalendars } from './external_calendars.tsx'
import { EligibilityGrid } from './eligibility_grid.tsx'
import { StartVerification } from './start_verification.tsx'

export function PractitionerDetail({ id }: { id: string }) {
  const { can } = useSession()
  return (
    <Record type="practitioner" id={id} read={(attune) => attune.practitioners.retrieve(id)}>
      {(practitioner) => (
        <>
          <DetailHead
            title={practitionerName(practitioner)}
            badge={<StateBadge state={practitioner.status} />}
            id={id}
            note={practitioner.profession}
          />
          {can('verifications:read') && <Verifications practitioner={practitioner} />}
          <DetailBlock title="Where they are eligible">
            <EligibilityGrid practitioner={practitioner} />
          </DetailBlock>
          {can('availability:read') && (
            <DetailBlock title="Availability">
              <AvailabilityEditor practitioner_id={id} />
              <p className="gap-top">
                <Link className="btn sm" to="/calendar" search={{ with: id }}>
                  Open calendar
                </Link>
              </p>
            </DetailBlock>
          )}
          {can('availability:read') && <ExternalCalendars practitioner_id={id} />}
          <FactsBlock
            title="Profile"
            facts={[
              ['npi', practitioner.npi],
              ['languages', practitioner.languages.join(', ')],
              ['specialties', practitioner.specialties.join(', ')],
              ['time_zone', practitioner.time_zone],
              ['payer_networks', practitioner.payer_networks.join(', ') || null],
            ]}
          />
        </>
      )}
    </Record>
  )
}

function Verifications({ practitioner }: { practitioner: Practitioner }) {
  const { data } = useRead(['verification', practitioner.id], (attune) =>
    attune.verifications.list({ practitioner_id: practitioner.id, limit: 5 }).page(),
  )
  const [latest] = data?.data ?? []
  const startable = ['unverified', 'lapsed', 'rejected'].includes(practitioner.status)
  return (
    <>
      {latest?.status === 'reviewing' && <Decide verification={latest} />}
      <DetailBlock title="Verification">
        {latest ? (
          <Checks verification={latest} />
        ) : (
          <p className="faint">
            Not verified yet. A verification checks NPI, licenses and exclusions.
          </p>
        )}
        {startable && (
          <p className="gap-top">
            <StartVerification practitioner={practitioner} />
          </p>
        )}
      </DetailBlock>
    </>
  )
}

const decisions = [
  {
    label: 'Approve',
    look: 'primary',
    title: 'Approve the verification?',
    effect: 'The practitioner can treat where they are licensed.',
    field: 'Reason',
    act: (attune, id, reason) => attune.verifications.approve(id, { reason }),
    done: 'The verification was approved.',
  },
  {
    label: 'Request information',
    look: 'primary',
    title: 'Request information?',
    effect: 'The verification waits for the practitioner.',
    field: 'What is missing',
    act: (attune, id, requested_information) =>
      attune.verifications.requestInformation(id, { requested_information }),
    done: 'The information was requested.',
  },
  {
    label: 'Reject',
    look: 'danger',
    title: 'Reject the verification?',
    effect: "The practitioner can't be booked.",
    field: 'Reason',
    act: (attune, id, reason) => attune.verifications.reject(id, { reason }),
    done: 'The verification was rejected.',
  },
] as const satisfies readonly Decision[]

type Decision = {
  label: string
  look: 'primary' | 'danger'
  title: string
  effect: string
  field: string
  act(attune: Attune, id: string, text: string): PromiseLike<unknown>
  done: string
}

function Decide({ verification: { id } }: { verification: Verification }) {
  const [text, setText] = useState('')
  return (
    <NextStep
      title="Next step: decide"
      actions={decisions.map(({ field, act, ...decision }) => (
        <Confirm
          key={decision.label}
          {...decision}
          scope="verifications:write"
          changed={['verification', 'practitioner']}
          act={(attune) => act(attune, id, text)}
        >
          <TextField label={field} value={text} onChange={setText} required multiline />
        </Confirm>
      ))}
    >
      Compare the findings below with their evidence.
    </NextStep>
  )
}
