import './Choice.css'
import { FieldProblem, fieldLook } from './Field.tsx'

/** A multiple choice: one checkbox per option, all with the same name. */
export function CheckboxGroup({
  name,
  legend,
  options,
  chosen,
  problem,
}: {
  name: string
  legend: string
  /** Texts that are sent as they are shown, or what is sent beside what is shown. */
  options: readonly (string | readonly [value: string, text: string])[]
  /** The values that are ticked at first. */
  chosen?: readonly string[]
  problem?: string | undefined
}) {
  return (
    <fieldset className="min-w-0 border-0 p-0" aria-describedby={problem && `${name}-problem`}>
      <legend className={`p-0 ${fieldLook.label}`}>{legend}</legend>
      <div className="mt-2 grid grid-cols-tiles gap-2 phone:grid-cols-tiles-phone">
        {options.map((option) => {
          const [value, text] = typeof option === 'string' ? [option, option] : option
          return (
            <label
              key={value}
              className="choice fade-colors min-h-tile items-center rounded-control border border-line bg-surface px-3 py-2 text-compact hover:border-line-control has-checked:border-accent has-checked:bg-accent-wash phone:gap-2 phone:px-2 phone:text-small"
            >
              <input
                className="choice__box"
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={chosen?.includes(value)}
              />
              <span>{text}</span>
            </label>
          )
        })}
      </div>
      {problem !== undefined && (
        <div className="mt-2">
          <FieldProblem id={name} problem={problem} />
        </div>
      )}
    </fieldset>
  )
}
