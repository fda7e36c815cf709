import { controlProps, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & {
  options: readonly string[]
  /** What the closed field says while nothing is chosen; without it the first option is the default. */
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
