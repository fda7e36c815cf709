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
    <section className="sizing-answer order-3 grid min-w-0 gap-4" aria-labelledby="sizing-answer-title">
      <h2
        id="sizing-answer-title"
        className="text-large leading-135 font-medium tracking-small text-ink-soft"
      >
        {answer.task}
      </h2>
      <p className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <span
          className={isLong ? 'sizing-answer__number sizing-answer__number--long' : 'sizing-answer__number'}
        >
          {answer.gpus}
        </span>
        <span className="grid text-title leading-115 font-strong tracking-title">
          {answer.unit}
          <span className="text-body font-regular tracking-normal text-ink-soft">{answer.gpuName}</span>
        </span>
      </p>
      <dl className="grid grid-cols-results gap-4 border-y border-line py-4 print:grid-cols-4">
        {answer.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="text-title leading-short font-strong tracking-figure">{value}</dd>
            {note !== undefined && <dd className="text-small text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
      {problems.length === 0 ? (
        <p className="max-w-40 text-large">{answer.reason}</p>
      ) : (
        <p className="max-w-40 text-large font-medium text-danger">
          Correct {problems.join(' and ')} first: this answer is for the last value we could use.
        </p>
      )}
      <p className="text-small text-ink-soft">
        {captionOf(sizing)} <strong className="font-strong text-ink">{estimate}</strong>
      </p>
      {children}
    </section>
  )
}
