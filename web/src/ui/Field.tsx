import './Field.css'
import type { ReactNode } from 'react'

/** The classes of a field's parts, for those whose control is of another kind. */
export const fieldLook = {
  whole: 'flex min-w-0 flex-col gap-2',
  label: 'text-compact font-medium',
  below: 'flex justify-between gap-4 text-small text-ink-soft',
} as const

/** Props of every form field. Fields are uncontrolled, so that hydration keeps what was typed before it. */
export type FieldProps = {
  id: string
  name: string
  label: string
  required?: boolean | undefined
  /** The validation message for the value. */
  problem?: string | undefined
  /** What the visitor should know about the value. */
  note?: string | undefined
}

const problemId = (id: string): string => `${id}-problem`
export const noteId = (id: string): string => `${id}-note`

/** Attributes of a control. `alsoDescribedBy` is the id of a further description. */
export const controlProps = ({ id, name, required, problem, note }: FieldProps, alsoDescribedBy?: string) => {
  const descriptions = [
    problem === undefined ? undefined : problemId(id),
    note === undefined ? undefined : noteId(id),
    alsoDescribedBy,
  ].filter(Boolean)
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
    <span className="field__problem flex gap-2 text-small font-medium text-danger" id={problemId(id)}>
      {problem}
    </span>
  )
}

/** A control with its label above and its validation message below. */
export function Field({
  field,
  below,
  isLabelUnseen = false,
  children,
}: {
  field: FieldProps
  /** The label repeats a title above it. */
  isLabelUnseen?: boolean | undefined
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={fieldLook.whole}>
      <label className={isLabelUnseen ? 'unseen' : fieldLook.label} htmlFor={field.id}>
        {field.label}
        {field.required === true && (
          <span className="text-accent" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      <FieldProblem id={field.id} problem={field.problem} />
      {field.note !== undefined && (
        <span className="text-small font-strong text-accent" id={noteId(field.id)}>
          {field.note}
        </span>
      )}
      {below}
    </div>
  )
}
