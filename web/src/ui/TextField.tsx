import type { InputHTMLAttributes } from 'react'
import { controlProps, Field, type FieldProps } from './Field.tsx'

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'readOnly' | 'inputMode' | 'defaultValue'
>

export function TextField({
  type = 'text',
  autoComplete,
  readOnly,
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
        inputMode={inputMode}
        defaultValue={defaultValue}
      />
    </Field>
  )
}
