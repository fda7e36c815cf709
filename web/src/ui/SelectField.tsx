import { controlProps, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & {
  options: readonly string[]
  /** The text of an empty first option; without it the first of `options` is selected. */
  placeholder?: string
}

export function SelectField({ options, placeholder, ...field }: Props) {
  return (
    <Field field={field}>
      <select {...controlProps(field)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  )
}
