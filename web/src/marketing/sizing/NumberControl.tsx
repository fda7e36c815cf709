import { useId } from 'react'
import { numberFields, type NumberField, type NumberName } from './model/fields.ts'
import { asTyped } from './view/figures.ts'
import { nearestStop, problemOf, textOf, type SizingEvent, type SizingState } from './view/sizing-state.ts'

type Props = { name: NumberName; state: SizingState; onChange: (event: SizingEvent) => void }

/** A number field with its unit, and a slider over round values where the field has them. */
export function NumberControl({ name, state, onChange }: Props) {
  const id = useId()
  const { label, unit, note, stops }: NumberField = numberFields[name]
  const problem = problemOf(state, name)
  const value = state.inputs[name]
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className={stops === undefined ? 'sizing-number' : 'sizing-number sizing-number--slides'}>
      <label className="sizing-number__label" htmlFor={id}>
        {label}
      </label>
      <span className="sizing-number__value">
        <input
          id={id}
          className="sizing-number__input"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={textOf(state, name)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-unit ${described}`.trim()}
          onChange={({ target }) => onChange({ kind: 'typed', name, text: target.value })}
          onBlur={() => onChange({ kind: 'left', name })}
        />
        <span id={`${id}-unit`} className="sizing-number__unit">
          {unit}
        </span>
      </span>
      {problem !== undefined && (
        <span id={`${id}-problem`} className="sizing-number__problem">
          {problem}
        </span>
      )}
      {stops !== undefined && (
        <input
          type="range"
          className="sizing-number__slider"
          aria-label={`${label}, slider`}
          aria-valuetext={`${asTyped(value)} ${unit}`}
          min={0}
          max={stops.length - 1}
          value={nearestStop(stops, value)}
          onChange={({ target }) =>
            onChange({ kind: 'moved', name, value: stops[target.valueAsNumber] ?? value })
          }
        />
      )}
      {note !== undefined && (
        <span id={`${id}-note`} className="sizing-number__note">
          {note}
        </span>
      )}
    </div>
  )
}
