import '../../ui/TextButton.css'
import { ChoiceControl } from './ChoiceControl.tsx'
import { initialInputs, isNumberName, usedBy, type InputName } from './model/inputs.ts'
import { NumberControl } from './NumberControl.tsx'
import type { SizingEvent, SizingState } from './view/sizing-state.ts'

type Props = { state: SizingState; onChange: (event: SizingEvent) => void }

/** Everything that a visitor can set: the task and its questions, then the assumptions. */
export function Controls({ state, onChange }: Props) {
  const { inputs } = state
  const { questions, assumptions } = usedBy(inputs)
  const control = (name: InputName, look: 'row' | 'assumption') =>
    isNumberName(name) ? (
      <NumberControl key={name} name={name} state={state} onChange={onChange} />
    ) : (
      <ChoiceControl key={name} name={name} inputs={inputs} onChange={onChange} look={look} />
    )
  const isChanged = assumptions.some((name) => inputs[name] !== initialInputs[name])
  return (
    <div className="sizing-controls grid min-w-0 gap-5">
      <h2 className="unseen">Your model</h2>
      <ChoiceControl name="task" inputs={inputs} onChange={onChange} look="task" />
      {questions.map((name) => control(name, 'row'))}
      <ChoiceControl name="gpu" inputs={inputs} onChange={onChange} look="cards" />
      <fieldset className="m-0 min-w-0 border-x-0 border-t border-b-0 border-line px-0 pt-5 pb-0">
        <legend className="float-left p-0 text-title font-strong tracking-title">Assumptions</legend>
        <p className="clear-both min-h-touch text-ink-soft">
          Change any of them.{' '}
          {isChanged && (
            <button
              type="button"
              className="text-button min-h-touch"
              onClick={() => onChange({ kind: 'assumptions reset' })}
            >
              Use ours again
            </button>
          )}
        </p>
        <div className="grid gap-4">{assumptions.map((name) => control(name, 'assumption'))}</div>
      </fieldset>
    </div>
  )
}
