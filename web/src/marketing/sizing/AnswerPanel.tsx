import './AnswerPanel.css'
import type { ReactNode } from 'react'
import type { Sizing } from './model/sizing.ts'
import { estimate, type Answer } from './view/answer.ts'
import { captionOf } from './view/scene.ts'

type Props = {
  answer: Answer
  sizing: Sizing
  /** The labels of fields whose text is not a valid number. */
  problems: readonly string[]
  children: ReactNode
}

/** A longer number is set smaller. */
const maxLargeCharacters = 5

/** The number of GPUs, what it means and what decides it. */
export function AnswerPanel({ answer, sizing, problems, children }: Props) {
  const isLong = answer.gpus.length > maxLargeCharacters
  return (
    <section className="sizing-answer" aria-labelledby="sizing-answer-title">
      <h2 id="sizing-answer-title" className="sizing-answer__task">
        {answer.task}
      </h2>
      <p className="sizing-answer__figure">
        <span
          className={isLong ? 'sizing-answer__number sizing-answer__number--long' : 'sizing-answer__number'}
        >
          {answer.gpus}
        </span>
        <span className="sizing-answer__unit">
          {answer.unit}
          <span className="sizing-answer__name">{answer.gpuName}</span>
        </span>
      </p>
      <dl className="sizing-answer__facts">
        {answer.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note !== undefined && <dd className="sizing-answer__note">{note}</dd>}
          </div>
        ))}
      </dl>
      {problems.length === 0 ? (
        <p className="sizing-answer__reason">{answer.reason}</p>
      ) : (
        <p className="sizing-answer__stale">
          Correct {problems.join(' and ')} first: this answer is for the last value we could use.
        </p>
      )}
      <p className="sizing-answer__caption">
        {captionOf(sizing)} <strong>{estimate}</strong>
      </p>
      {children}
    </section>
  )
}
