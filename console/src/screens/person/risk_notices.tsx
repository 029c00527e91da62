// Risk flags that aren't resolved, above everything else of the record.
import { useRead } from '../../api/context.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Notice } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useActing } from '../../session/acting.ts'

export function RiskNotices({ person_id }: { person_id: string }) {
  const { options } = useActing()
  const { data } = useRead(['risk_flag', person_id], (attune) =>
    attune.riskFlags
      .list({ person_id, status: ['opened', 'escalated', 'acknowledged'], limit: 20 }, options)
      .page(),
  )
  return (data?.data ?? []).map(({ id, status, kind, level, acknowledge_by }) => (
    <Notice
      key={id}
      tone={status === 'acknowledged' ? 'warn' : 'bad'}
      action={
        status !== 'acknowledged' && (
          <Confirm
            label="Acknowledge"
            title="Acknowledge the risk flag?"
            effect="You take over the follow-up. The audit log records it."
            look="primary"
            scope="risk:write"
            changed={['risk_flag']}
            act={(attune) => attune.riskFlags.acknowledge(id, options)}
            done="The risk flag was acknowledged."
          />
        )
      }
    >
      <strong>
        Risk flag {status}: {kind}, {level}.
      </strong>{' '}
      {status === 'acknowledged' ? (
        'Mitigating it requires a safety plan note or a transfer of care.'
      ) : (
        <>
          Acknowledge by <Time at={acknowledge_by} form="zoned" />, or Attune escalates it.
        </>
      )}
    </Notice>
  ))
}
