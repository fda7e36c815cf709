import type { InputHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './Field.tsx'

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'readOnly' | 'inputMode' | 'defaultValue'
> & {
  /** The visitor cannot change it in this form. */
  isFixed?: boolean
}

export function TextField({
  type = 'text',
  autoComplete,
  isFixed,
  readOnly = isFixed,
  inputMode,
  defaultValue,
  ...field
}: FieldProps & Input) {
  return (
    <Field field={field}>
      <input
        {...controlProps(field)}
        type={type}
        autoComplete={autoComplete}
        readOnly={readOnly}
        data-fixed={isFixed}
        inputMode={inputMode}
        defaultValue={defaultValue}
      />
    </Field>
  )
}
