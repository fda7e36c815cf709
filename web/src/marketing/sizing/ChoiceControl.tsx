import { choiceFields, type ChoiceName, type Option } from './model/fields.ts'
import type { Inputs } from './model/inputs.ts'
import type { SizingEvent } from './view/sizing-state.ts'

type Props = {
  name: ChoiceName
  inputs: Inputs
  onChange: (event: SizingEvent) => void
  /** `task` stands out, `row` is a quiet row, `cards` a grid. */
  look?: 'task' | 'row' | 'cards'
}

/** A group of radio buttons. */
export function ChoiceControl({ name, inputs, onChange, look = 'row' }: Props) {
  const { label, options } = choiceFields[name]
  const entries: readonly (readonly [string, Option])[] = Object.entries(options)
  return (
    <fieldset className={`sizing-choice sizing-choice--${look}`}>
      <legend className="sizing-choice__label">{label}</legend>
      <div className="sizing-choice__options">
        {entries.map(([option, { label, detail }]) => (
          <label key={option} className="sizing-choice__option">
            <input
              type="radio"
              className="sizing-choice__input"
              name={name}
              value={option}
              checked={inputs[name] === option}
              onChange={() => onChange({ kind: 'chosen', name, option })}
            />
            <span className="sizing-choice__name">{label}</span>
            {detail !== undefined && <span className="sizing-choice__detail">{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
