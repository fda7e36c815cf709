import { Button } from '../../ui/MainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'
import type { Count } from './practice-counts.ts'
import { PlainButton } from '../PlainButton.tsx'
import '../lobby/Details.css'
import '../Panel.css'
import './PracticeResult.css'

type Props = {
  counts: readonly Count[]
  onStart: () => void
  onAgain: () => void
  onBack: () => void
}

const title = 'Practice complete'

/** What was counted in a practice run, and the way on to the interview. */
export function PracticeResult({ counts, onStart, onAgain, onBack }: Props) {
  const heading = useStateTitle(title)
  return (
    <section className="interview-panel practice-result" aria-labelledby="practice-title">
      <header className="practice-result__head">
        <h1 className="interview-panel__title" id="practice-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="interview-panel__text">
          Nothing was recorded, sent or kept. These counts disappear when you leave this page.
        </p>
      </header>
      <dl className="details__list">
        {counts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="practice-result__ways">
        <Button onClick={onStart}>Start Interview</Button>
        <PlainButton onClick={onAgain}>Practise again</PlainButton>
        <PlainButton look="bare" onClick={onBack}>
          Back
        </PlainButton>
      </div>
    </section>
  )
}
