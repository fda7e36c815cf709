import './SizingPage.css'
import { marked } from '../marked.ts'
import { AnswerBar } from './AnswerBar.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { Closing } from './Closing.tsx'
import { ClusterDrawing } from './ClusterDrawing.tsx'
import { Controls } from './Controls.tsx'
import { GpuHours } from './GpuHours.tsx'
import { Limits } from './Limits.tsx'
import { PublishedRuns } from './PublishedRuns.tsx'
import { SendSizing } from './SendSizing.tsx'
import { GivenInputs } from './GivenInputs.tsx'
import { IgnoredNote } from './IgnoredNote.tsx'
import { Steps } from './Steps.tsx'
import { useSettled } from './use-settled.ts'
import { useSizing } from './use-sizing.ts'
import { answerOf } from './view/answer.ts'
import { stepsOf } from './view/steps.ts'
import { labelsWithProblems } from './view/sizing-state.ts'

export default function SizingPage() {
  const { state, change, query, sizing } = useSizing()
  const { inputs } = state
  const answer = answerOf(inputs, sizing)
  const text = useSettled(answer.said)
  const send = <SendSizing inputs={inputs} sizing={sizing} query={query} />
  return (
    <div className="tabular-nums">
      <div className="sizing-instrument night relative isolate pb-band print:p-0">
        <div className="page-width grid grid-cols-1 gap-6 desktop:grid-cols-sizing desktop:grid-rows-below desktop:gap-x-columns wide:grid-cols-sizing-wide print:block">
          <div className="grid content-start gap-4">
            <h1 className="text-heading leading-display tracking-dense print:text-lead">
              How many GPUs does it take?
            </h1>
            <p className="max-w-34 text-lead text-ink-soft" data-print="hidden">
              Name the model, the work and the deadline. You get GPUs, nodes and hours, and every formula
              behind them.
            </p>
            <noscript>
              <p className={marked}>A worked example. Changing it needs JavaScript.</p>
            </noscript>
          </div>
          <div
            className="order-2 grid min-w-0 content-start gap-5 desktop:row-start-2"
            data-needs-script
            data-print="hidden"
          >
            <IgnoredNote ignored={state.ignored} />
            <Controls state={state} onChange={change} />
          </div>
          {/* In one column the drawing comes before the questions and the answer after them. */}
          <div className="contents desktop:sticky desktop:top-header desktop:col-start-2 desktop:row-start-1 desktop:row-end-3 desktop:grid desktop:gap-4 desktop:self-start print:mt-4 print:grid print:grid-cols-paper print:items-center print:gap-x-6 print:gap-y-0">
            <div className="sizing-picture order-1">
              <ClusterDrawing sizing={sizing} />
            </div>
            <AnswerPanel answer={answer} sizing={sizing} problems={labelsWithProblems(state)}>
              {send}
            </AnswerPanel>
            <GivenInputs inputs={inputs} />
          </div>
          <AnswerBar answer={answer} />
        </div>
      </div>
      <output className="unseen">{text}</output>
      <GpuHours inputs={inputs} sizing={sizing} query={query} />
      <Steps steps={stepsOf(inputs, sizing)} />
      <PublishedRuns />
      <Limits />
      <Closing task={answer.task}>{send}</Closing>
    </div>
  )
}
