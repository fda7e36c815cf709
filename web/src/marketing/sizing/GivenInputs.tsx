import './GivenInputs.css'
import { company } from '#shared/company.ts'
import { linkTo } from '../../site/link.ts'
import type { Inputs } from './model/inputs.ts'
import { shownInput, shownInputs } from './view/answer.ts'

/** The inputs as text, for paper and for browsers without JavaScript, where the controls are of no use. */
export function GivenInputs({ inputs, address }: { inputs: Inputs; address: string }) {
  const facts = [
    shownInput(inputs, 'gpu'),
    ...shownInputs(inputs, 'questions'),
    ...shownInputs(inputs, 'assumptions'),
  ]
  return (
    <>
      <dl className="given-inputs">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="given-inputs__address">
        {company.shortName}, {company.siteUrl}
        {linkTo('/sizing')}
        {address}
      </p>
    </>
  )
}
