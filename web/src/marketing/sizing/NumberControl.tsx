import './Controls.css'
import { useId } from 'react'
import { numberFields, type NumberField, type NumberName } from './model/fields.ts'
import { asTyped } from './view/figures.ts'
import { nearestStop, problemOf, textOf, type SizingEvent, type SizingState } from './view/sizing-state.ts'

type Props = { name: NumberName; state: SizingState; onChange: (event: SizingEvent) => void }

/** The longest unit fits, so numbers end one below the other. */
const unitLook = 'min-w-unit text-ink-soft narrow:min-w-0'

const input =
  'min-h-touch w-number max-w-full rounded-t-small border-0 border-b border-line-control bg-transparent px-2 py-0 text-right font-strong hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:bg-danger-wash'

/** A number field with its unit, and a slider over round values where the field has them. */
export function NumberControl({ name, state, onChange }: Props) {
  const id = useId()
  const { label, unit, note, stops }: NumberField = numberFields[name]
  const problem = problemOf(state, name)
  const value = state.inputs[name]
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-fill items-baseline gap-x-4 narrow:grid-cols-1">
      <label className="text-compact font-medium" htmlFor={id}>
        {label}
      </label>
      <span className="inline-flex min-w-0 flex-wrap items-baseline justify-end gap-x-2 narrow:justify-start">
        <input
          id={id}
          className={stops === undefined ? input : `${input} text-title tracking-figure`}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={textOf(state, name)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-unit ${described}`.trim()}
          onChange={({ target }) => onChange({ kind: 'typed', name, text: target.value })}
          onBlur={() => onChange({ kind: 'left', name })}
        />
        <span id={`${id}-unit`} className={unitLook}>
          {unit}
        </span>
      </span>
      {problem !== undefined && (
        <span id={`${id}-problem`} className="col-span-full mt-1 text-small font-medium text-danger">
          {problem}
        </span>
      )}
      {stops !== undefined && (
        <input
          type="range"
          className={`sizing-slider col-span-full w-full ${problem === undefined ? '' : '-mt-3'}`}
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
        <span id={`${id}-note`} className="col-span-full mt-1 text-small text-ink-soft">
          {note}
        </span>
      )}
    </div>
  )
}
