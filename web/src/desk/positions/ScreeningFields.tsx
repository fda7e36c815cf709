import { useState } from 'react'
import { maxQuestions, options as bounds } from '#shared/position/screening-limits.ts'
import { Button } from '../../ui/Button.tsx'
import { controlProps, Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { OrderedFieldset } from './OrderedFieldset.tsx'
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

type FieldProps = Pick<Parameters<typeof OrderedFieldset>[0], 'number' | 'onMoveUp' | 'onRemove'> & {
  fieldKey: number
  question: Partial<TypedQuestion>
}

function QuestionFields({ fieldKey, question, ...entry }: FieldProps) {
  const [kind, setKind] = useState(question.kind ?? 'yes_no')
  const named = (field: Parameters<typeof questionField>[1]) => {
    const name = questionField(fieldKey, field)
    return { id: name, name }
  }
  const options = { ...named('options'), label: optionsLabel, required: true }
  return (
    <OrderedFieldset what="Question" {...entry}>
      <TextField {...named('text')} label="Question" defaultValue={question.text ?? ''} required />
      <div
        className="grid grid-cols-fields gap-4"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) setKind(kindNamed(target.value))
        }}
      >
        <SelectField {...named('kind')} label="Answer" options={questionKinds} defaultValue={kind} />
        {kind === 'number' && (
          <TextField {...named('unit')} label="Unit, such as weeks" defaultValue={question.unit ?? ''} />
        )}
      </div>
      {kind === 'choice' && (
        <Field field={options}>
          <textarea {...controlProps(options)} rows={4} defaultValue={question.options?.join('\n') ?? ''} />
        </Field>
      )}
    </OrderedFieldset>
  )
}

const optionsLabel = `Answers to choose from, ${bounds.min} to ${bounds.max}, one per line`
