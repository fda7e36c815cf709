import type { InterviewWords } from '#shared/interview/interviewer/interview-words.ts'
import type { TurnReason } from '#shared/interview/interviewer/turn.ts'

const reasons: Readonly<Record<TurnReason | 'slow_device', string>> = {
  slow: 'the model was slow',
  slow_device: "too slow on the candidate's device",
  failed: 'the model could not be reached',
  busy: 'the model was busy',
  refused: 'the model refused to answer',
  schema: "the model's answer had the wrong form",
  not_allowed: "the model's answer broke a rule for interviewers",
  too_long: "the model's answer was too long",
  instruction: "the candidate's answer gave instructions to the model",
  danger: 'the candidate spoke of danger, or withdrew a consent',
  cap: 'a usage limit was reached',
  not_proved: "the candidate's email was not confirmed",
  interrupted: 'the turn was interrupted',
}

const isReason = (text: string): text is keyof typeof reasons => Object.hasOwn(reasons, text)
const turns = (count: number): string => `${count} turn${count === 1 ? '' : 's'}`

/** `12 turns by the model, 7 by the built-in interviewer. 7 turns: too slow on the candidate's device.` The most frequent reason comes first. */
export function turnsText(interviewer: InterviewWords['interviewer']): string {
  if (interviewer === null) return 'Held by the built-in interviewer, without a language model.'
  const { model, builtIn, reasons: counted } = interviewer
  if (builtIn === 0) return `${turns(model)} by the model.`
  const why = Object.entries(counted)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([reason, count]) =>
        ` ${turns(count)}: ${isReason(reason) ? reasons[reason] : reason.replaceAll('_', ' ')}.`,
    )
  return `${turns(model)} by the model, ${builtIn} by the built-in interviewer.${why.join('')}`
}
