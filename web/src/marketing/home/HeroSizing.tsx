import { useEffect, useReducer, useRef } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { ChoiceControl } from '../sizing/ChoiceControl.tsx'
import { ClusterDrawing } from '../sizing/ClusterDrawing.tsx'
import { numberFields } from '../sizing/model/fields.ts'
import { initialInputs } from '../sizing/model/inputs.ts'
import { searchOf } from '../sizing/model/query.ts'
import { sizingOf } from '../sizing/model/sizing.ts'
import { NumberControl } from '../sizing/NumberControl.tsx'
import { useSettled } from '../sizing/use-settled.ts'
import { answerOf, estimate } from '../sizing/view/answer.ts'
import { nextSizing, openedAt, type SizingEvent } from '../sizing/view/sizing-state.ts'

const name = 'parameters'
const { stops } = numberFields[name]

/** What a visitor set before the code arrived: hydration leaves it in the fields. */
function setBefore(fields: HTMLElement): SizingEvent[] {
  const input = (selector: string) => fields.querySelector<HTMLInputElement>(selector)
  const moved = stops[input('[type=range]')?.valueAsNumber ?? -1]
  return [
    { kind: 'chosen', name: 'task', option: input(':checked')?.value ?? '' },
    moved === undefined || moved === initialInputs[name]
      ? { kind: 'typed', name, text: input(`[name=${name}]`)?.value ?? '' }
      : { kind: 'moved', name, value: moved },
  ]
}

/** The sizing page's first question and its answer: one choice, one slider, and the racks that it takes. */
export default function HeroSizing() {
  const [state, change] = useReducer(nextSizing, '', openedAt)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fields.current !== null) for (const event of setBefore(fields.current)) change(event)
  }, [])
  const { inputs } = state
  const sizing = sizingOf(inputs)
  const answer = answerOf(inputs, sizing)
  const text = useSettled(answer.said)
  return (
    <div className="mt-7 grid min-w-0 content-start gap-3 tabular-nums desktop:mt-0">
      <div ref={fields} className="grid gap-4" data-needs-script data-print="hidden">
        <ChoiceControl name="task" inputs={inputs} onChange={change} look="task" />
        <NumberControl name={name} state={state} onChange={change} />
      </div>
      <div className="grid-cols-5-6 items-center gap-5 desktop:grid">
        <div className="grid justify-items-start gap-1">
          <p className="text-display leading-display font-strong tracking-figure text-accent proportional-nums">
            {answer.gpus}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
            <span className="text-title font-strong text-ink">{answer.unit}</span>
            {answer.gpuName}
          </p>
          <p className="text-small text-ink-soft">
            {answer.task}. {estimate}
          </p>
          <Link className="link touchable py-2 font-medium" to={linkTo('/sizing') + searchOf(inputs)}>
            How many GPUs does it take? Size your model
          </Link>
        </div>
        <ClusterDrawing sizing={sizing} />
      </div>
      <output className="unseen">{text}</output>
    </div>
  )
}
