import type { Answer } from './view/answer.ts'

/** The answer in one line, at the lower edge of a narrow window while the controls are in view. */
export function AnswerBar({ answer: { gpus, unit, brief } }: { answer: Answer }) {
  return (
    <p className="sizing__bar" aria-hidden="true">
      <span>
        <span className="sizing__bar-figure">{gpus}</span> {unit}
      </span>
      {brief.map((each) => (
        <span key={each} className="sizing__bar-fact">
          {each}
        </span>
      ))}
    </p>
  )
}
