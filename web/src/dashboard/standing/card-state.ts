import type { HeldInterview } from '#shared/application/session/interview-status.ts'
import type { Action, Tone } from './actions.ts'
import { detailState } from './detail-state.ts'
import { hasNotBegun, turnIn, type Stage } from './standing.ts'

/** The status and the button of a card on the overview. */
export type CardState = {
  readonly label: string
  readonly tone: Tone
  /** The documents' title, where the label is another one. */
  readonly subtitle?: string
  readonly action?: Action
}

const toStart = { tone: 'turn', action: 'start' } as const

/** An interview that is to be taken. A card names more of its states than the dialog that it opens. */
function ofInterview({ status, interview }: Stage, ofDialog: CardState): CardState {
  const labels: Readonly<Partial<Record<HeldInterview, CardState>>> = {
    cancelled: { label: 'Not Started', ...toStart },
    abandoned: { label: 'Incomplete', tone: 'turn', action: 'restart' },
    in_progress: { label: 'In Progress', tone: 'turn', action: 'continue' },
  }
  if (status === 'human_pending' && hasNotBegun(interview)) return { label: 'Pending', ...toStart }
  return (interview === undefined ? undefined : labels[interview]) ?? ofDialog
}

const sameAsDialog = (stage: Stage): CardState => {
  const { text: _, ...rest } = detailState(stage)
  return rest
}

/** A card says the same as the dialog that it opens, except where it is more precise. */
export function cardState(stage: Stage): CardState {
  switch (stage.status) {
    case 'ai_pending':
    case 'human_pending':
    case 'interview_pending':
      return turnIn(stage) === 'candidate' && stage.hasTimes !== true
        ? ofInterview(stage, sameAsDialog(stage))
        : sameAsDialog(stage)
    case 'reviewed':
    case 'interviewed':
    case 'rejected':
      return sameAsDialog(stage)
    case 'accepted':
      return { label: 'Accepted', tone: 'accepted', action: 'checkEmail' }
    case 'unknown':
      return { label: 'Unknown', tone: 'calm', action: 'contactSupport' }
  }
}
