import { useState } from 'react'
import { maxQuestions, options as bounds } from '#shared/position/screening-limits.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldLook } from '../../ui/Field.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { kindNamed, questionField, questionKinds, type TypedQuestion } from './screening-values.ts'
import type { Keyed } from './use-keyed.ts'

type Props = {
  questions: readonly Keyed<TypedQuestion>[]
  problem: string | undefined
  onAdd: () => void
  onMoveUp: (key: number) => void
  onRemove: (key: number) => void
}

/** What candidates answer between applying and the interview. */
export const ScreeningFields = ({ questions, problem, onAdd, onMoveUp, onRemove }: Props) => (
  <TitledPanel id="heading-screening" title="Questions before the interview">
    <p className="text-ink-soft">
      Candidates answer them once, after they apply, and can leave any of them blank. No answer rejects
      anybody. Changes reach those who apply from then on; answers keep the question they were given to.
    </p>
    <p role="alert">{problem === undefined ? '' : `Please check the questions: ${problem}`}</p>
    {questions.map(({ key, value }, index) => (
      <QuestionFields
        key={key}
        number={index + 1}
        fieldKey={key}
        question={value}
        onMoveUp={() => onMoveUp(key)}
        onRemove={() => onRemove(key)}
      />
    ))}
    {questions.length < maxQuestions ? (
      <div>
        <Button look="quiet" size="compact" onClick={onAdd}>
          Add a question
        </Button>
      </div>
    ) : (
      <p className="text-ink-soft">{`A position asks at most ${maxQuestions} questions.`}</p>
    )}
  </TitledPanel>
)

type FieldProps = {
  number: number
  fieldKey: number
  question: Partial<TypedQuestion>
  onMoveUp: () => void
  onRemove: () => void
}

function QuestionFields({ number, fieldKey, question, onMoveUp, onRemove }: FieldProps) {
  const [kind, setKind] = useState(question.kind ?? 'yes_no')
  const nameOf = (field: Parameters<typeof questionField>[1]): string => questionField(fieldKey, field)
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-control border border-line p-4">
      <legend className="px-2 font-strong">{`Question ${number}`}</legend>
      <label className={fieldLook.whole}>
        <span className={fieldLook.label}>Question</span>
        <input className="field__control" name={nameOf('text')} defaultValue={question.text ?? ''} required />
      </label>
      <div className="grid grid-cols-fields gap-4">
        <label className={fieldLook.whole}>
          <span className={fieldLook.label}>Answer</span>
          <select
            className="field__control"
            name={nameOf('kind')}
            value={kind}
            onChange={({ target }) => setKind(kindNamed(target.value))}
          >
            {questionKinds.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {kind === 'number' && (
          <label className={fieldLook.whole}>
            <span className={fieldLook.label}>Unit, such as weeks</span>
            <input className="field__control" name={nameOf('unit')} defaultValue={question.unit ?? ''} />
          </label>
        )}
      </div>
      {kind === 'choice' && (
        <label className={fieldLook.whole}>
          <span
            className={fieldLook.label}
          >{`Answers to choose from, ${bounds.min} to ${bounds.max}, one per line`}</span>
          <textarea
            className="field__control"
            name={nameOf('options')}
            rows={4}
            defaultValue={question.options?.join('\n') ?? ''}
            required
          />
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        {number > 1 && (
          <button type="button" className="text-button" onClick={onMoveUp}>
            Move up<span className="unseen">{` question ${number}`}</span>
          </button>
        )}
        <button type="button" className="text-button" onClick={onRemove}>
          Remove<span className="unseen">{` question ${number}`}</span>
        </button>
      </div>
    </fieldset>
  )
}
