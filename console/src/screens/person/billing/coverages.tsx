// Coverages of a person, each with the result of its latest eligibility check.
import { useState } from 'react'
import type { Coverage, EligibilityCheck } from 'attune'
import { useList, useRead, useWrite } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { Facts } from '../../../components/facts.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { nameOf } from '../../../components/names.ts'
import {
  PractitionerPicker,
  useOnlyPractitioner,
} from '../../../components/practitioner_picker.tsx'
import { EmptyState, ErrorState, Notice } from '../../../components/states.tsx'
import { Time } from '../../../components/time.tsx'
import { useSession } from '../../../session/context.tsx'
import { AddCoverage } from './add_coverage.tsx'

export function Coverages({ person_id }: { person_id: string }) {
  const { rows, error, isPending, refetch } = useList(['coverage', person_id], (attune, cursor) =>
    attune.coverages.list({ person_id, limit: 100, ...cursor }),
  )
  return (
    <Card title="Coverage" flush actions={<AddCoverage person_id={person_id} />}>
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState title="No coverage">Add the person's insurance to bill a payer.</EmptyState>
      )}
      {rows.map((coverage) => (
        <CoverageDetail key={coverage.id} coverage={coverage} />
      ))}
    </Card>
  )
}

function CoverageDetail({ coverage }: { coverage: Coverage }) {
  const { can } = useSession()
  const { payer_id, member_id, plan_name, sequence, status, last_check_id } = coverage
  const { data: check } = useRead(
    ['eligibility_check', last_check_id],
    (attune) => attune.eligibilityChecks.retrieve(last_check_id!),
    { enabled: last_check_id !== null && can('eligibility_checks:read') },
  )
  return (
    <div className="detail-block">
      <h3>
        {payer_id}, {coverage.program === 'eap' ? 'EAP' : sequence} <StateBadge state={status} />
      </h3>
      <Facts
        facts={[
          ['member_id', member_id],
          ['plan_name', plan_name],
          ['authorization', required(coverage.authorization_required)],
          ['last checked', <Time key="checked" at={coverage.last_checked_at} />],
        ]}
      />
      {check && <CheckResult check={check} />}
      <div className="actions gap-top">
        <CheckEligibility coverage_id={coverage.id} />
      </div>
    </div>
  )
}

const required = (authorization: boolean | null) =>
  authorization === null ? null : authorization ? 'Required' : 'Not required'

function CheckResult({ check }: { check: EligibilityCheck }) {
  const { summary, outcome, status, errors, warnings } = check
  return (
    <>
      <Facts
        facts={[
          ['eligibility', <StateBadge key="status" state={outcome ?? status} />],
          ...(summary
            ? ([
                ['copay', <Amount key="copay" amount={summary.copay} />],
                ['deductible left', <Amount key="left" amount={summary.deductible_remaining} />],
                ['visits left', summary.visits_remaining],
              ] as const)
            : []),
        ]}
      />
      {[...errors, ...warnings].map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {message}
        </Notice>
      ))}
    </>
  )
}

function CheckEligibility({ coverage_id }: { coverage_id: string }) {
  const only = useOnlyPractitioner()
  const [chosen, setChosen] = useState('')
  const practitioner_id = chosen || only
  const write = useWrite(['coverage', 'eligibility_check', 'disclosure'], async (attune) => {
    const { npi, name } = await attune.practitioners.retrieve(practitioner_id)
    if (!npi) throw new Error('This practitioner has no NPI, which the payer requires.')
    return await attune.coverages.check(coverage_id, { provider: { npi, name: nameOf(name) } })
  })
  return (
    <FormAction
      label="Check eligibility"
      scope="eligibility_checks:write"
      title="Check eligibility"
      summary="Sends a 270 to the payer. The disclosure is recorded."
      submit="Check eligibility"
      write={write}
    >
      <PractitionerPicker chosen={practitioner_id} onChoose={setChosen} />
    </FormAction>
  )
}
