import './AnswerBar.css'
import type { Answer } from './view/answer.ts'

/** The answer in one line, at the lower edge of a narrow window while the controls are in view. */
export function AnswerBar({ answer: { gpus, unit, brief } }: { answer: Answer }) {
  return (
    <p
      className="answer-bar bottom-0 z-5 order-4 -mx-edge flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-edge py-3 desktop:hidden"
      aria-hidden="true"
      data-needs-script
      data-print="hidden"
    >
      <span>
        <span className="text-title font-strong tracking-figure text-accent">{gpus}</span> {unit}
      </span>
      {brief.map((each) => (
        <span key={each} className="text-ink-soft">
          {each}
        </span>
      ))}
    </p>
  )
}
