import '../../ui/TextButton.css'
import './Controls.css'
import { ChoiceControl } from './ChoiceControl.tsx'
import { initialInputs, isNumberName, usedBy, type InputName } from './model/inputs.ts'
import { NumberControl } from './NumberControl.tsx'
import type { SizingEvent, SizingState } from './view/sizing-state.ts'

type Props = { state: SizingState; onChange: (event: SizingEvent) => void }

/** Everything that a visitor can set: the task and its questions, then the assumptions. */
export function Controls({ state, onChange }: Props) {
  const { inputs } = state
  const { questions, assumptions } = usedBy(inputs)
  const control = (name: InputName) =>
    isNumberName(name) ? (
      <NumberControl key={name} name={name} state={state} onChange={onChange} />
    ) : (
      <ChoiceControl key={name} name={name} inputs={inputs} onChange={onChange} />
    )
  const isChanged = assumptions.some((name) => inputs[name] !== initialInputs[name])
  return (
    <div className="sizing-controls">
      <h2 className="unseen">Your model</h2>
      <ChoiceControl name="task" inputs={inputs} onChange={onChange} look="task" />
      {questions.map(control)}
      <ChoiceControl name="gpu" inputs={inputs} onChange={onChange} look="cards" />
      <fieldset className="sizing-assumptions">
        <legend className="sizing-assumptions__title">Assumptions</legend>
        <p className="sizing-assumptions__text">
          Change any of them.{' '}
          {isChanged && (
            <button
              type="button"
              className="text-button sizing-assumptions__reset"
              onClick={() => onChange({ kind: 'assumptions reset' })}
            >
              Use ours again
            </button>
          )}
        </p>
        <div className="sizing-assumptions__fields">{assumptions.map(control)}</div>
      </fieldset>
    </div>
  )
}
