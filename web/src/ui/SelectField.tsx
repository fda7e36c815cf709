import { controlProps, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & {
  options: readonly string[]
  /** The text of an empty first option; without it the first of `options` is selected. */
  placeholder?: string
  autoComplete?: string
}

export function SelectField({ options, placeholder, autoComplete, ...field }: Props) {
  return (
    <Field field={field}>
      <select {...controlProps(field)} autoComplete={autoComplete}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  )
}
