// Home: today, what needs attention, and how the practice and the API are doing.
import { Plus } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { count, minuteOf, milliseconds, percent, plural } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { Page } from '../../components/page.tsx'
import { ErrorState } from '../../components/states.tsx'
import { dateInWords } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { AttentionList } from './attention_list.tsx'
import { useAttention } from './use_attention.ts'
import { lazyNamed } from '../../shell/lazy.ts'
import { RequestPlots } from './request_plots.tsx'
import { PracticeStats } from './practice_stats.tsx'
import { Stat } from './stat.tsx'
import { Today, useToday } from './today.tsx'
import { usePayerAttention } from './use_payer_attention.ts'
import { usePracticeAttention } from './use_practice_attention.ts'

const PracticePlots = lazyNamed(() => import('./practice_plots.tsx'), 'PracticePlots')

const ResultPlots = lazyNamed(() => import('./practice_plots.tsx'), 'ResultPlots')

const refresh_ms = 60_000

export function HomeScreen() {
  const { session, can } = useSession()
  const sources = [usePracticeAttention(), usePayerAttention(), useAttention()]
  const items = sources
    .flatMap((source) => source.items)
    .sort((a, b) => Number(b.urgent) - Number(a.urgent))
  const loading = sources.some((source) => source.loading)
  const error = sources.find((source) => source.error)?.error
  const complete = !loading && !error
  const today = useToday()
  const permitted = can('request_logs:read')
  const { data: summary } = useRead(
    ['request_summary', 24],
    (attune) => attune.requestSummary.retrieve({ hours: 24 }),
    { enabled: permitted, refetchInterval: refresh_ms },
  )
  const errors = summary ? summary.client_errors + summary.server_errors : 0
  const day = dateInWords(today.date, { dateStyle: 'full' })
  return (
    <Page
      title={greeting(session.member.name)}
      summary={`${session.account.name}, ${day}. ${attentionSummary(items.length, complete)}`}
      actions={
        can('sessions:write') && (
          <Link className="btn primary" to="/calendar" search={{ book: 'new' }}>
            <Icon of={Plus} />
            Book session
          </Link>
        )
      }
    >
      {can('sessions:read') && <PracticeStats today={today} items={items} loading={loading} />}
      {summary && !can('sessions:read') && (
        <dl className="stats">
          <Stat name="Requests, 24 hours" value={count(summary.requests)} />
          <Stat
            name="Errors"
            value={percent(errors, summary.requests)}
            note={`${count(summary.client_errors)} 4xx, ${count(summary.server_errors)} 5xx`}
          />
          <Stat name="Median response" value={milliseconds(summary.median_ms)} />
          <Stat
            name="95th percentile"
            value={milliseconds(summary.p95_ms)}
            note={`until ${minuteOf(new Date(summary.ends_at))}`}
          />
        </dl>
      )}
      <div className="grid-main">
        <div className="stack">
          <Card
            title="Needs attention"
            note={items.length ? plural(items.length, 'item') : ''}
            flush
          >
            {error && <ErrorState error={error} />}
            <AttentionList items={items} complete={complete} />
          </Card>
          {can('sessions:read') && <Today today={today} />}
          <div className="halves">
            <Suspense>
              <ResultPlots today={today.date} />
            </Suspense>
            {summary && <RequestPlots summary={summary} />}
          </div>
        </div>
        <aside className="stack" aria-label="Trends">
          <Suspense>
            <PracticePlots today={today.date} />
          </Suspense>
        </aside>
      </div>
    </Page>
  )
}

const greeting = (name: string) => `Hello, ${name.split(' ')[0]}`

const attentionSummary = (number: number, complete: boolean) =>
  number > 0 ? `${plural(number, 'item')} to look at.` : complete ? 'Nothing needs attention.' : ''
