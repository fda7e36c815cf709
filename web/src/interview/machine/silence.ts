/**
 * How long the interviewer waits. The specification asks for 10 to 15 seconds of silence before a prompt, and for
 * the thinking time of the section's kind after a question.
 */
const promptingMilliseconds = { first: 12_000, later: 15_000 } as const

/** The wait after the candidate asked for a moment or a break, unless the section's thinking time is longer. */
const askedForMilliseconds = { nothing: 0, moment: 30_000, break: 120_000 } as const

/** A pause of this length ends an answer; a shorter one is a breath or a thought. */
export const answerPauseMilliseconds = 5_000

export type Waiting = Readonly<{
  /** How often the interviewer has asked already whether the candidate is there. */
  prompts: number
  /** The thinking time of the running section. */
  thinkingSeconds: number
  askedFor: keyof typeof askedForMilliseconds
  /** The question is new: the candidate may still be thinking. */
  isFresh: boolean
}>

/** The silence after which the interviewer speaks. */
export function silenceBeforePrompting({ prompts, thinkingSeconds, askedFor, isFresh }: Waiting): number {
  if (prompts === 0 && askedFor !== 'nothing')
    return Math.max(askedForMilliseconds[askedFor], thinkingSeconds * 1000)
  if (prompts === 0 && isFresh) return thinkingSeconds * 1000
  return prompts === 0 ? promptingMilliseconds.first : promptingMilliseconds.later
}
