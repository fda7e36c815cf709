import type { ProfileChange } from '#shared/domain/profile.ts'
import type { Problems, Reading, Written } from './profile-reading.ts'

export type Phase =
  | { name: 'closed'; isSaved: boolean }
  /** `refusals` counts the times that saving was blocked, each of which leads the eye to the first problem. */
  | { name: 'editing'; draft?: Written; problems: Problems; failure?: string; refusals: number }
  /** Something was changed and the person turns away: first they are asked. */
  | { name: 'leaving'; from: Extract<Phase, { name: 'editing' }> }
  | { name: 'saving'; change: ProfileChange; from: Extract<Phase, { name: 'editing' }> }

export type Event =
  | { type: 'opened'; draft?: Written }
  | { type: 'edited'; field: string }
  | { type: 'submitted'; reading: Reading }
  | { type: 'saved' }
  | { type: 'failed'; failure: string; problems: Problems }
  | { type: 'closeAsked'; hasChanges: boolean }
  | { type: 'discarded' }
  | { type: 'stayed' }
  | { type: 'noticeDismissed' }

export const closedForm: Phase = { name: 'closed', isSaved: false }

const opened = (draft: Written | undefined): Phase => ({
  name: 'editing',
  problems: {},
  refusals: 0,
  ...(draft === undefined ? {} : { draft }),
})

const without = (problems: Problems, field: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field))

/** The dialog's whole life. What does not belong to a phase changes nothing: a second click saves nothing. */
export function next(phase: Phase, event: Event): Phase {
  switch (phase.name) {
    case 'closed':
      if (event.type === 'noticeDismissed') return closedForm
      return event.type === 'opened' ? opened(event.draft) : phase
    case 'editing':
      return nextOfEditing(phase, event)
    case 'leaving':
      if (event.type === 'discarded') return closedForm
      return event.type === 'stayed' || event.type === 'closeAsked' ? phase.from : phase
    case 'saving':
      if (event.type === 'saved') return { name: 'closed', isSaved: true }
      if (event.type !== 'failed') return phase
      return {
        ...phase.from,
        problems: event.problems,
        failure: event.failure,
        refusals: phase.from.refusals + 1,
      }
  }
}

function nextOfEditing(phase: Extract<Phase, { name: 'editing' }>, event: Event): Phase {
  if (event.type === 'edited') {
    return event.field in phase.problems
      ? { ...phase, problems: without(phase.problems, event.field) }
      : phase
  }
  if (event.type === 'closeAsked') return event.hasChanges ? { name: 'leaving', from: phase } : closedForm
  if (event.type !== 'submitted') return phase
  const { failure: _, ...calm } = phase
  if (!event.reading.valid) {
    return { ...calm, problems: event.reading.problems, refusals: phase.refusals + 1 }
  }
  return { name: 'saving', change: event.reading.change, from: { ...calm, problems: {} } }
}
