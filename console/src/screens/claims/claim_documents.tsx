// The X12 that was sent and received for a claim, segment by segment in words.
import { useState } from 'react'
import type { Claim, ClaimDocument } from 'attune'
import { useRead } from '../../api/context.tsx'
import { DetailBlock } from '../../components/detail.tsx'
import { dayOf } from '../../components/format.ts'
import { ErrorState } from '../../components/states.tsx'
import { reasonsOf } from './queues.ts'
import { explain, isTelling, segment_words, segmentsOf } from './x12_words.ts'

export function ClaimDocuments({ claim }: { claim: Claim }) {
  const { data, error } = useRead(['claim', claim.id, 'x12'], (attune) =>
    attune.claims.x12(claim.id).page(),
  )
  const reasons = new Map(reasonsOf(claim).map(({ code, label }) => [code, label]))
  if (error)
    return (
      <DetailBlock title="X12">
        <ErrorState error={error} />
      </DetailBlock>
    )
  return (data?.data ?? [])
    .toReversed()
    .map((document) => (
      <Document
        key={`${document.kind} ${document.at} ${document.document_id}`}
        document={document}
        reasons={reasons}
      />
    ))
}

type DocumentProps = { document: ClaimDocument; reasons: ReadonlyMap<string, string> }

function Document({ document: { kind, direction, at, text }, reasons }: DocumentProps) {
  const [whole, setWhole] = useState(false)
  if (!text) return null
  const segments = segmentsOf(text).filter(([name = '']) => whole || isTelling(kind, name))
  const explained = segments.flatMap((segment) => explain(segment, reasons))
  const title = direction === 'sent' ? 'What you sent' : 'What you received'
  return (
    <DetailBlock
      title={
        <>
          {title} <span className="faint">{`${kind}, ${dayOf(new Date(at))}`}</span>
        </>
      }
    >
      <p className="seg">
        {segments.map((segment, place) => (
          // Segments repeat and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className="block" title={segment_words[segment[0] ?? '']}>
            {segment.join('*')}~
          </span>
        ))}
      </p>
      <dl className="facts seg-facts">
        {explained.map(({ element, value, words }, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div className="fact" key={`${element} ${value} ${place}`}>
            <dt>
              <code>{element}</code> {value}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <button className="btn ghost sm" type="button" onClick={() => setWhole(!whole)}>
        {whole ? 'Show the decision only' : 'Show all segments'}
      </button>
    </DetailBlock>
  )
}
