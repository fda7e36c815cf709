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
    <dl className="order-3 col-span-full mt-4 hidden grid-cols-meanings gap-x-5 gap-y-2 noscript:grid print:grid print:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
