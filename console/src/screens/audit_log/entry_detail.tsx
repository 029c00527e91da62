// One audit entry, and its verification in this browser.
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { count } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { Record } from '../../components/record.tsx'
import { ErrorState, Notice } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useWrite } from '../../api/context.tsx'
import { fetchAuditKeys, verifyProof } from './verify.ts'

export function EntryDetail({ id }: { id: string }) {
  return (
    <Record type="audit_entry" id={id} read={(attune) => attune.auditEntries.retrieve(id)}>
      {(entry) => (
        <>
          <DetailHead
            title={<code>{entry.action}</code>}
            badge={<StateBadge state={entry.outcome} />}
            id={id}
          />
          <DetailBlock title="Verification">
            <Verification key={id} id={id} />
          </DetailBlock>
          <FactsBlock
            title="Entry"
            facts={[
              ['recorded_at', <Time key="at" at={entry.recorded_at} form="zoned" />],
              ['actor_kind', entry.actor_kind],
              ['actor_id', <IdChip key="actor" id={entry.actor_id} />],
              ['object_kind', entry.object_kind],
              ['object_id', <IdChip key="object" id={entry.object_id} />],
              ['person_id', <IdChip key="person" id={entry.person_id} />],
              ['purpose', entry.purpose],
              ['basis', entry.basis.map(({ type }) => type).join(', ') || null],
              ['decision_id', <IdChip key="decision" id={entry.decision_id} />],
              ['key_id', <IdChip key="key" id={entry.key_id} />],
              ['request_id', <IdChip key="request" id={entry.request_id} />],
              ['fields', entry.fields.join(', ') || null],
            ]}
          />
          {entry.request_id && (
            <DetailBlock>
              <Link className="btn sm" to="/audit-log" search={{ request_id: entry.request_id }}>
                Entries of the same request
              </Link>
            </DetailBlock>
          )}
        </>
      )}
    </Record>
  )
}

function Verification({ id }: { id: string }) {
  const verify = useWrite([], async (attune) => {
    const proof = await attune.auditEntries.proof(id)
    return { proof, verdict: await verifyProof(proof, await fetchAuditKeys()) }
  })
  const { data } = verify
  return (
    <div className="stack">
      {!data && (
        <div className="actions">
          <Button
            small
            look="primary"
            scope="audit_entries:read"
            busy={verify.isPending}
            onClick={() => verify.mutate()}
          >
            Verify this entry
          </Button>
        </div>
      )}
      {verify.error && <ErrorState error={verify.error} />}
      {data?.verdict === 'proven' && (
        <Notice tone="ok">
          <p>Proven: entry {count(data.proof.sequence ?? 0)} is unchanged.</p>
          <p className="faint">
            This browser computed the hash chain and checked the signature{' '}
            <code>{data.proof.signed_head?.key_id}</code>.
          </p>
        </Notice>
      )}
      {data?.verdict === 'unsigned' && (
        <Notice tone="info">
          <p>The entry is new and gets its signature within seconds. Verify it again then.</p>
        </Notice>
      )}
      {data?.verdict === 'not proven' && (
        <Notice tone="bad">
          <p>Not proven: the entry doesn't match its signed head. Run attune audit verify.</p>
        </Notice>
      )}
    </div>
  )
}
