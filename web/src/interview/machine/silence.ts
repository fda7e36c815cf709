/**
 * How long the interviewer waits. The specification asks for 10 to 15 seconds of silence before a prompt, and for
 * 15 to 20 seconds to think about a question, 20 to 30 about a technical one.
 */
const thinkingMs = { usual: 18_000, technical: 25_000 } as const
const promptingMs = { first: 12_000, later: 15_000 } as const

/** A candidate who asked for a moment gets the longest of them. */
const askedForMs = 30_000

/** A pause of this length ends an answer; a shorter one is a breath or a thought. */
export const answerPauseMs = 5_000

export type Waiting = Readonly<{
  /** How often the interviewer has asked already whether the candidate is there. */
  prompts: number
  isTechnical: boolean
  askedForTime: boolean
  /** The question is new: the candidate may still be thinking. */
  isFresh: boolean
}>

/** The silence after which the interviewer speaks. */
export function silenceBeforePrompting({ prompts, isTechnical, askedForTime, isFresh }: Waiting): number {
  if (prompts === 0 && askedForTime) return askedForMs
  if (prompts === 0 && isFresh) return isTechnical ? thinkingMs.technical : thinkingMs.usual
  return prompts === 0 ? promptingMs.first : promptingMs.later
}

/** A section about technical matters, by its title or instruction. */
export const isTechnicalSection = (section: { title: string; instruction?: string | undefined }): boolean =>
  /\b(?:technical|technology|engineering|coding|design problem)\b/i.test(section.title) ||
  /20\s*(?:-|–|to)\s*30 seconds/i.test(section.instruction ?? '')
