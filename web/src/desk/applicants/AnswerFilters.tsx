import { useEffect, useRef, useState } from 'react'
import { answerFiltersIn, answerFiltersText, boundsIn } from '#shared/application/screening-answers.ts'
import { answerText } from '#shared/application/answer-text.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { fieldLook } from '../../ui/Field.tsx'
import type { ApplicantFilter } from '../applicants-path.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { useQuestions } from './use-questions.ts'

type Props = {
  filter: ApplicantFilter
  /** Takes the filters as the page's URL has them. */
  onChange: (answers: string | undefined) => void
}

/** Filters by the answers to a position's questions, but for those in the candidate's own words. */
export function AnswerFilters({ filter: { job, answers }, onChange }: Props) {
  const questions = useQuestions(job)
  const filters = answerFiltersIn(answers)
  const change = (question: string, wish: string | undefined): void => {
    const changed = new Map(filters)
    if (wish === undefined) changed.delete(question)
    else changed.set(question, wish)
    onChange(answerFiltersText(changed) || undefined)
  }
  const [isOpen, setOpen] = useState(answers !== undefined)
  const filterOf = (question: ScreeningQuestion) => {
    const { text } = question
    const shared = { value: filters.get(text), onChange: (wish: string | undefined) => change(text, wish) }
    if (question.kind === 'text') return null
    if (question.kind === 'number') return <NumberFilter key={text} question={question} {...shared} />
    const options =
      question.kind === 'choice'
        ? question.options.map((option) => [option, option] as const)
        : [true, false].map((is) => [is ? 'yes' : 'no', answerText(question, is)] as const)
    return <FilterSelect key={text} label={text} all="All answers" options={options} {...shared} />
  }
  if (questions.every(({ kind }) => kind === 'text')) return null
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="touchable w-fit cursor-pointer py-1 font-medium">Filter by answers</summary>
      <div className="mt-3 grid grid-cols-fields items-end gap-4">{questions.map(filterOf)}</div>
    </details>
  )
}

type NumberProps = {
  question: Extract<ScreeningQuestion, { kind: 'number' }>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function NumberFilter({ question: { text, unit }, value, onChange }: NumberProps) {
  const { from, to } = boundsIn(value)
  const change = (bounds: readonly (number | undefined)[]): void => {
    const wish = bounds.map((bound) => bound ?? '').join('..')
    const changed = wish === '..' ? undefined : wish
    if (changed !== value) onChange(changed)
  }
  return (
    <fieldset className={`border-0 p-0 ${fieldLook.whole}`}>
      <legend className={`mb-2 p-0 ${fieldLook.label}`}>
        {unit === undefined ? text : `${text} (${unit})`}
      </legend>
      <span className="grid grid-cols-2 gap-2">
        <Bound name="From" bound={from} onChange={(bound) => change([bound, to])} />
        <Bound name="To" bound={to} onChange={(bound) => change([from, bound])} />
      </span>
    </fieldset>
  )
}

type BoundProps = { name: string; bound: number | undefined; onChange: (bound: number | undefined) => void }

/** Takes effect with Enter, or when the field is left. */
function Bound({ name, bound, onChange }: BoundProps) {
  const input = useRef<HTMLInputElement>(null)
  // The back button changes the bound. The field is uncontrolled, so it keeps the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = bound?.toString() ?? ''
  }, [bound])
  const take = ({ value, valueAsNumber }: HTMLInputElement): void =>
    onChange(value === '' ? undefined : valueAsNumber)
  return (
    <input
      ref={input}
      className="field__control"
      type="number"
      min="0"
      step="any"
      aria-label={name}
      placeholder={name}
      defaultValue={bound}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') take(currentTarget)
      }}
    />
  )
}
