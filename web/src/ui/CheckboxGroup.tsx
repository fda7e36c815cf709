import './Choice.css'
import { fieldLook } from './Field.tsx'

/** A multiple choice: one checkbox per option, all with the same name. */
export function CheckboxGroup({
  name,
  legend,
  options,
}: {
  name: string
  legend: string
  options: readonly string[]
}) {
  return (
    <fieldset className="min-w-0 border-0 p-0">
      <legend className={`p-0 ${fieldLook.label}`}>{legend}</legend>
      <div className="mt-2 grid grid-cols-tiles gap-2 phone:grid-cols-tiles-phone">
        {options.map((option) => (
          <label
            key={option}
            className="choice fade-colors min-h-tile items-center rounded-control border border-line bg-surface px-3 py-2 text-compact hover:border-line-control has-checked:border-accent has-checked:bg-accent-wash phone:gap-2 phone:px-2 phone:text-small"
          >
            <input className="choice__box" type="checkbox" name={name} value={option} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
