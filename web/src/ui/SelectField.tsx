import { controlProps, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & {
  /** Texts that are sent as they are shown, or what is sent beside what is shown. */
  options: readonly (string | readonly [value: string, text: string])[]
  /** The text of an empty first option; without it the first of `options` is selected. */
  placeholder?: string
  defaultValue?: string | undefined
}

export function SelectField({ options, placeholder, defaultValue, ...field }: Props) {
  return (
    <Field field={field}>
      <select {...controlProps(field)} defaultValue={defaultValue}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const [value, text] = typeof option === 'string' ? [option, option] : option
          return (
            <option key={value} value={value}>
              {text}
            </option>
          )
        })}
      </select>
    </Field>
  )
}
