// One bulk action: what would happen to each claim, its start, its progress and its results.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BulkAction } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { count, money, plural, words } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { BulkResults } from './bulk_results.tsx'
import { bulkTitle, termsOf } from './bulk_terms.ts'

const working = ['checking', 'running']
const refresh_ms = 1_000

/** Reads the bulk action again while it works, and the claims once it is done. */
function useProgress(id: string) {
  const queries = useQueryClient()
  const query = useRead(['bulk_action', id], (attune) => attune.bulkActions.retrieve(id))
  const is_working = working.includes(query.data?.status ?? '')
  useEffect(() => {
    if (!is_working) return
    const refresh = () => void queries.invalidateQueries({ queryKey: ['bulk_action'] })
    const timer = setInterval(refresh, refresh_ms)
    return () => {
      clearInterval(timer)
      refresh() // The last results.
      void queries.invalidateQueries({ queryKey: ['claim'] })
    }
  }, [queries, is_working])
  return query
}

export function BulkActionDetail({ id }: { id: string }) {
  const nameFor = useNames()
  const { data: action, error, refetch } = useProgress(id)
  if (error && !action)
    return (
      <DetailBlock>
        <ErrorState error={error} retry={() => void refetch()} />
      </DetailBlock>
    )
  if (!action) return null
  return (
    <>
      <DetailHead
        title={bulkTitle(action)}
        badge={<StateBadge state={action.status} />}
        id={id}
        note={plural(action.claim_count, 'claim')}
      />
      <NextStep title={titleOf(action)} actions={<Actions action={action} />}>
        {textOf(action)}
      </NextStep>
      <Progress action={action} />
      <BulkResults action={action} />
      <FactsBlock
        title="Terms"
        facts={[
          [
            'created_by',
            nameFor(action.created_by_id) || <IdChip key="by" id={action.created_by_id} />,
          ],
          ['created_at', <Time key="created" at={action.created_at} />],
          ['amount', <Amount key="amount" amount={action.amount} />],
          ...(action.write_off_reason
            ? [['write_off_reason', words(action.write_off_reason)] as const]
            : []),
          ...(action.started_at
            ? [['started_at', <Time key="started" at={action.started_at} />] as const]
            : []),
        ]}
      />
    </>
  )
}

function titleOf({ status, claim_count, ready_count, done_count, action }: BulkAction) {
  const { done } = termsOf(action)
  if (claim_count === 0) return 'No claims match'
  if (status === 'checking') return 'Checking each claim'
  if (status === 'checked')
    return ready_count === 0
      ? `None can be ${done}`
      : `${count(ready_count)} of ${plural(claim_count, 'claim')} can be ${done}`
  if (status === 'running') return 'In progress'
  return `${count(done_count)} of ${plural(claim_count, 'claim')} ${done}`
}

function textOf({ status, claim_count, refused_count, amount, action, reason }: BulkAction) {
  if (claim_count === 0) return 'Change the filters of the queue, and act on them again.'
  const refused =
    refused_count > 0
      ? `${plural(refused_count, 'claim')} refused: see why below, and open the claim to fix it.`
      : 'No claim was refused.'
  if (status === 'checking') return 'Nothing is changed yet. You can leave this screen.'
  if (status === 'checked')
    return amount.amount > 0
      ? `Together ${money(amount.amount, amount.currency)}. ${refused}`
      : refused
  if (status === 'running') return 'You can leave this screen. The work continues.'
  if (status === 'failed') return reason ?? 'It failed. Claims that were done stay done.'
  if (status === 'canceled') return 'Canceled. Claims that were done stay done.'
  return action === 'submit' ? `${refused} The payer answers claim by claim.` : refused
}

function Actions({ action: { id, action, status, ready_count } }: { action: BulkAction }) {
  const { start, effect } = termsOf(action)
  const label = `${start} ${plural(ready_count, 'claim')}`
  const changed = ['bulk_action', 'claim', 'disclosure']
  return (
    <>
      {status === 'checked' && ready_count > 0 && (
        <Confirm
          label={label}
          look="primary"
          title={`${label}?`}
          effect={`${effect} Claims that were refused are left as they are.`}
          scope="claims:write"
          changed={changed}
          act={(attune) => attune.bulkActions.start(id)}
          done="The bulk action was started."
        />
      )}
      {['checking', 'checked', 'running'].includes(status) && (
        <Confirm
          label="Cancel"
          title="Cancel the bulk action?"
          effect="Claims that were done stay done. The rest stays as it is."
          scope="claims:write"
          changed={changed}
          act={(attune) => attune.bulkActions.cancel(id)}
          done="The bulk action was canceled."
        />
      )}
    </>
  )
}

// The check and the action each go through all claims that are left for it.
function Progress({ action }: { action: BulkAction }) {
  const { status, claim_count, ready_count, done_count, refused_count } = action
  if (!working.includes(status) || claim_count === 0) return null
  const finished = refused_count + (status === 'checking' ? ready_count : done_count)
  return (
    <DetailBlock title={`${count(finished)} of ${plural(claim_count, 'claim')}`}>
      <progress className="progress" max={claim_count} value={finished} aria-label="Progress" />
    </DetailBlock>
  )
}
