import { Button } from '../../ui/MainButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useStateTitle } from '../use-state-title.ts'
import type { Count } from './practice-counts.ts'
import { PlainButton } from '../PlainButton.tsx'

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
    <Panel room="page" isLifted className="grid w-full max-w-34 gap-5" aria-labelledby="practice-title">
      <header className="grid gap-2">
        <h1 className="text-title outline-none" id="practice-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="text-ink-soft">
          Nothing was recorded, sent or kept. These counts disappear when you leave this page.
        </p>
      </header>
      <dl className="grid gap-2">
        {counts.map(({ term, text }) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="text-right font-medium tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 phone:*:grow">
        <Button className="phone:basis-full" onClick={onStart}>
          Start Interview
        </Button>
        <PlainButton onClick={onAgain}>Practise again</PlainButton>
        <PlainButton look="bare" onClick={onBack}>
          Back
        </PlainButton>
      </div>
    </Panel>
  )
}
