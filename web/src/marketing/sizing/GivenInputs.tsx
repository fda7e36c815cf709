import './GivenInputs.css'
import type { Inputs } from './model/inputs.ts'
import { shownInput, shownInputs } from './view/answer.ts'

/** The inputs as text, for print and for browsers without JavaScript, where the controls do not work. */
export function GivenInputs({ inputs }: { inputs: Inputs }) {
  const facts = [
    shownInput(inputs, 'gpu'),
    ...shownInputs(inputs, 'questions'),
    ...shownInputs(inputs, 'assumptions'),
  ]
  return (
    <dl className="given-inputs">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
