// The score of a candidate as a stacked bar, with what each part stands for.
import type { Matching } from 'attune'
import { percent, words } from '../../components/format.ts'

type Component = Matching['candidates'][number]['components'][number]
type ScoreBarProps = { components: readonly Component[]; score: number }

// Each component adds its contribution, so that the length of the bar is the score.
export function ScoreBar({ components, score }: ScoreBarProps) {
  const parts = components.filter(({ contribution }) => contribution > 0)
  const label = parts.map(({ code, contribution }) => `${words(code)} ${percent(contribution, 1)}`)
  return (
    <>
      <div
        className="score"
        role="img"
        aria-label={`Score ${percent(score, 1)}: ${label.join(', ')}`}
      >
        {parts.map(({ code, contribution }, at) => (
          <i
            key={code}
            className={`s${at % 8}`}
            title={`${words(code)}: ${percent(contribution, 1)}`}
            style={{ width: `${contribution * 100}%` }}
          />
        ))}
      </div>
      <p className="legend">
        {parts.map(({ code }, at) => (
          <span key={code}>
            <i className={`s${at % 8}`} />
            {words(code)}
          </span>
        ))}
      </p>
    </>
  )
}
