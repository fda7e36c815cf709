import './SizingPage.css'
import { AnswerBar } from './AnswerBar.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { Closing } from './Closing.tsx'
import { ClusterDrawing } from './ClusterDrawing.tsx'
import { Controls } from './Controls.tsx'
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
    <div className="sizing">
      <div className="sizing__instrument night">
        <div className="sizing__columns page-width">
          <div className="sizing__words">
            <h1 className="sizing__title">How many GPUs does it take?</h1>
            <p className="sizing__intro">
              Name the model, the work and the deadline. You get GPUs, nodes and hours, and every formula
              behind them.
            </p>
            <noscript>
              <p className="sizing__note">A worked example. Changing it needs JavaScript.</p>
            </noscript>
          </div>
          <div className="sizing__asked">
            <IgnoredNote ignored={state.ignored} />
            <Controls state={state} onChange={change} />
          </div>
          <div className="sizing__result">
            <div className="sizing__picture">
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
      <Steps steps={stepsOf(inputs, sizing)} />
      <PublishedRuns />
      <Limits />
      <Closing task={answer.task}>{send}</Closing>
    </div>
  )
}
