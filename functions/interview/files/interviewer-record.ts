import type { AssessmentSection } from '#shared/position/assessment.ts'
import {
  quotesByCriterion,
  spokenIn,
  type Quoted,
  type Spoken,
} from '#shared/interview/interviewer/quotes.ts'
import { heardSentences, withRecord, type MarkedEntry } from '#shared/interview/interviewer/recorded-lines.ts'
import { concludingText, greetingFor, idleText, interviewNameFor } from '#shared/interview/interview-texts.ts'
import { callNameOf } from '#shared/platform/call-name.ts'
import { builtInTexts } from '#shared/interview/interviewer/built-in/texts.ts'
import type { StoredEntry } from '#shared/interview/transcript.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { StoredTurn } from '../rows/turns.ts'

/**
 * The candidate went on, so nothing of the turn was said. The page reports it with its next turn; a guess of which it reported
 * nothing was dropped unless its lines are in the transcript, which `withRecord` then leaves there.
 */
const wasDropped = ({ isDropped, isGuess, heard }: StoredTurn): boolean =>
  isDropped ?? (isGuess === true && heard === undefined)

/** How many turns the model or the built-in interviewer worded, and why the built-in one did, for recruiters. */
export type TurnCounts = { model: number; builtIn: number; reasons: Record<string, number> }

export function countTurns(turns: readonly StoredTurn[]): TurnCounts {
  const counts: TurnCounts = { model: 0, builtIn: 0, reasons: {} }
  for (const turn of turns) {
    if (wasDropped(turn)) continue
    const { over, sentences } = turn
    // Its first sentence reached the page too late: the built-in line was said.
    const wasLate = sentences.length > 0 && heardSentences(turn).length === 0
    if (over?.by === 'model' && !wasLate) counts.model += 1
    else counts.builtIn += 1
    const reason = over === undefined ? 'interrupted' : wasLate ? 'slow_device' : over.reason
    if (reason !== null) counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
  }
  return counts
}

type Interview = {
  jobTitle: string
  user: StoredUser
  sections: readonly AssessmentSection[]
  emergencyContacts: string
}

/** The transcript by the server's record, where a model took part. */
export const recordedTranscript = (
  entries: readonly StoredEntry[],
  turns: readonly StoredTurn[],
  { jobTitle, user, sections, emergencyContacts }: Interview,
): MarkedEntry[] =>
  turns.length === 0
    ? [...entries]
    : withRecord(entries, {
        turns: turns
          .filter(({ isDropped }) => isDropped !== true)
          .map((turn) => ({ ...turn, mayBeUnsaid: wasDropped(turn) })),
        script: builtInTexts({
          facts: {
            isPractice: false,
            callName: callNameOf(user.name),
            jobTitle,
            currentRole: user.title.trim(),
            skills: user.skills,
            concluding: concludingText,
            emergencyContacts,
          },
          sections,
          greeting: greetingFor({ name: user.name, interviewName: interviewNameFor(jobTitle) }),
          idle: idleText,
        }),
      })

/** For the audit: what the model was asked and answered, turn by turn. */
export const auditOf = (turns: readonly StoredTurn[]) => ({
  turns: turns.map(
    ({ at, number, section, question, kind, answer, isDropped, sentences, heard, over, facts }) => ({
      at,
      number,
      section,
      question,
      kind,
      answer,
      /** The candidate went on: `answer` is a part of that of a later turn. */
      isDropped: isDropped ?? false,
      said: heardSentences({ sentences, heard }),
      notSaid: heard === undefined ? [] : sentences.slice(heard),
      isConfirmed: heard !== undefined,
      by: over?.by ?? 'built-in',
      reason: over?.reason ?? null,
      next: over?.next ?? null,
      model: facts?.modelId ?? null,
      written: facts?.raw ?? null,
      inputTokens: facts?.inputTokens ?? null,
      outputTokens: facts?.outputTokens ?? null,
      firstSentenceMilliseconds: facts?.firstSentenceMilliseconds ?? null,
    }),
  ),
})

export type Quotes = { by: 'criterion'; quoted: Quoted[] }

type Quoting = {
  criteria: readonly string[]
  entries: readonly StoredEntry[]
  /** Asks a model, within what it may cost; undefined where there is none to ask. */
  choose:
    | ((request: {
        criteria: readonly string[]
        spoken: readonly Spoken[]
      }) => Promise<Record<string, number[]> | undefined>)
    | undefined
}

/** The candidate's own sentences by criterion; null where no model chose them. */
export async function quotesFor({ criteria, entries, choose }: Quoting): Promise<Quotes | null> {
  const spoken = spokenIn(entries)
  const chosen =
    choose === undefined || criteria.length === 0 || spoken.length === 0
      ? undefined
      : await choose({ criteria, spoken })
  return chosen === undefined
    ? null
    : { by: 'criterion', quoted: quotesByCriterion(criteria, spoken, chosen) }
}
