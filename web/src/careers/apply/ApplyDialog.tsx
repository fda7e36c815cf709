import type { Job } from '#shared/position/job.ts'
import ScreeningDialog from '../../form/ScreeningDialog.tsx'
import type { Step } from './apply-flow.ts'
import { InterviewReady } from './InterviewReady.tsx'
import { SignInPrompt } from './SignInPrompt.tsx'
import { StatusDialog } from './StatusDialog.tsx'

export type ApplyDialogProps = {
  step: Step
  job: Pick<Job, 'id' | 'title'>
  onAnswered: () => void
  onClose: () => void
}

/** The dialog of the flow's current step, if it has one. Imported when the button is first reached or pressed. */
export function ApplyDialog({ step, job, onAnswered, onClose }: ApplyDialogProps) {
  if (step.name === 'prompt') return <SignInPrompt job={job} onClose={onClose} />
  if (step.name === 'questions')
    return <ScreeningDialog jobId={job.id} questions={step.questions} onSent={onAnswered} onClose={onClose} />
  if (step.name === 'ready')
    return <InterviewReady job={job} appliedDate={step.appliedDate} onClose={onClose} />
  if (step.name === 'status')
    return <StatusDialog job={job} application={step.application} onClose={onClose} />
  return null
}
