import './Field.css'
import './Choice.css'

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
    <fieldset className="choice-group">
      <legend className="field__label">{legend}</legend>
      <div className="choice-group__list">
        {options.map((option) => (
          <label key={option} className="choice choice--tile">
            <input className="choice__box" type="checkbox" name={name} value={option} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
