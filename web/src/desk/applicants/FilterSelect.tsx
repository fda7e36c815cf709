import { fieldLook } from '../../ui/Field.tsx'

type FilterSelectProps<Value extends string> = {
  label: string
  /** The text of the option for no filter. */
  all: string
  value: string | undefined
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value | undefined) => void
}

/** A filter of a list, with an option for no filter. */
export const FilterSelect = <Value extends string>(props: FilterSelectProps<Value>) => (
  <label className={fieldLook.whole}>
    <span className={fieldLook.label}>{props.label}</span>
    <select
      className="field__control"
      value={props.value ?? ''}
      onChange={({ target }) => props.onChange(props.options.find(([value]) => value === target.value)?.[0])}
    >
      <option value="">{props.all}</option>
      {props.options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
