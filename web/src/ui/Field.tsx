import './Field.css'
import type { ReactNode } from 'react'

/** What every field of a form is told. Fields keep their own values, so that nothing typed before the code is lost. */
export type FieldProps = {
  id: string
  name: string
  label: string
  required?: boolean | undefined
  /** What is wrong with the value. */
  problem?: string | undefined
}

const problemId = (id: string): string => `${id}-problem`

/** What a control says about itself to assistive technology. `alsoDescribedBy` names a further text of the field. */
export const controlProps = ({ id, name, required, problem }: FieldProps, alsoDescribedBy?: string) => {
  const descriptions = [problem === undefined ? undefined : problemId(id), alsoDescribedBy].filter(Boolean)
  return {
    id,
    name,
    required,
    className: 'field__control',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
  }
}

export function FieldProblem({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  if (problem === undefined) return null
  return (
    <span className="field__problem" id={problemId(id)}>
      {problem}
    </span>
  )
}

/** The frame around a control: its label above, what is wrong below. */
export function Field({
  field,
  below,
  children,
}: {
  field: FieldProps
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={field.id}>
        {field.label}
        {field.required === true && (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      <FieldProblem id={field.id} problem={field.problem} />
      {below}
    </div>
  )
}
