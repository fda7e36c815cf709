import * as z from 'zod/mini'
import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { TranscriptEntry } from './transcript.ts'

const bySpeaker = z.object({ candidate: z.number(), interviewer: z.number() })

/** What can be counted in an interview. No scores, and no analysis of voices or faces. */
export const insights = z.object({
  turns: bySpeaker,
  /** The candidate's is null where speech was not recognised, because the count would be too low. */
  words: z.object({ candidate: z.nullable(z.number()), interviewer: z.number() }),
  talkSeconds: bySpeaker,
  typedAnswers: z.number(),
  /** `unrecognisedAnswers` are among them. */
  spokenAnswers: z.number(),
  unrecognisedAnswers: z.number(),
  questionsAsked: z.number(),
  /** With any reply of the candidate that contains a word. */
  questionsWithReply: z.number(),
  sectionsCovered: z.number(),
  sections: z.array(
    z.object({ title: z.string(), questions: z.number(), asked: z.number(), withReply: z.number() }),
  ),
  /** Pauses of at least ten seconds between two turns. */
  silences: z.object({ count: z.number(), totalSeconds: z.number(), maxSeconds: z.number() }),
})

export type Insights = z.output<typeof insights>

const silenceMilliseconds = 10_000

type Role = TranscriptEntry['role']

/** Turns without times add nothing to talk time and silences. */
export function insightsOf(
  entries: readonly TranscriptEntry[],
  sections: readonly Pick<AssessmentSection, 'title' | 'questions'>[],
): Insights {
  const words = (role: Role): number => sum(of(entries, role).map(({ content }) => wordsIn(content)))
  const spoken = of(entries, 'user').filter(({ isTyped }) => isTyped !== true)
  const unrecognised = spoken.filter(({ isUnrecognised }) => isUnrecognised === true).length
  const counted = sections.map((section, index) => sectionCounts(section, index, entries))
  return {
    turns: each((role) => of(entries, role).length),
    words: {
      candidate: unrecognised === 0 ? words('user') : null,
      interviewer: words('assistant'),
    },
    talkSeconds: each((role) => seconds(sum(of(entries, role).map(spokenMilliseconds)))),
    typedAnswers: of(entries, 'user').length - spoken.length,
    spokenAnswers: spoken.length,
    unrecognisedAnswers: unrecognised,
    questionsAsked: sum(counted.map(({ asked }) => asked)),
    questionsWithReply: sum(counted.map(({ withReply }) => withReply)),
    sectionsCovered: counted.filter(({ withReply }) => withReply > 0).length,
    sections: counted,
    silences: silencesIn(entries),
  }
}

const each = (count: (role: Role) => number): Insights['turns'] => ({
  candidate: count('user'),
  interviewer: count('assistant'),
})

const of = (entries: readonly TranscriptEntry[], role: Role): TranscriptEntry[] =>
  entries.filter((entry) => entry.role === role)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

/** Counts letters and digits between spaces; a text without spaces, as in Chinese, counts by its characters. */
export function wordsIn(text: string): number {
  const withoutSpaces = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const rest = text.replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ')
  return withoutSpaces + rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** A typed answer has no talk time. The page's measurement leaves out the pauses within an answer. */
function spokenMilliseconds({
  isTyped,
  spokenMilliseconds: measured,
  startMilliseconds,
  endMilliseconds,
}: TranscriptEntry): number {
  if (isTyped === true) return 0
  if (measured !== undefined) return measured
  return startMilliseconds === undefined || endMilliseconds === undefined
    ? 0
    : Math.max(0, endMilliseconds - startMilliseconds)
}

/** A question counts once, however often it is repeated or followed up. */
function sectionCounts(
  { title, questions }: Pick<AssessmentSection, 'title' | 'questions'>,
  index: number,
  entries: readonly TranscriptEntry[],
): Insights['sections'][number] {
  const reached = (role: Role): number =>
    new Set(
      of(entries, role).flatMap(({ section, question, content }) =>
        section === index && question !== undefined && question < questions.length && wordsIn(content) > 0
          ? [question]
          : [],
      ),
    ).size
  return { title, questions: questions.length, asked: reached('assistant'), withReply: reached('user') }
}

function silencesIn(entries: readonly TranscriptEntry[]): Insights['silences'] {
  const timed = entries
    .flatMap(({ startMilliseconds: start, endMilliseconds: end }) =>
      start === undefined ? [] : [{ start, end: Math.max(start, end ?? start) }],
    )
    .toSorted((a, b) => a.start - b.start)
  const pauses: number[] = []
  let heardUntil: number | undefined
  for (const { start, end } of timed) {
    if (heardUntil !== undefined && start - heardUntil >= silenceMilliseconds) pauses.push(start - heardUntil)
    heardUntil = Math.max(heardUntil ?? 0, end)
  }
  return {
    count: pauses.length,
    totalSeconds: seconds(sum(pauses)),
    maxSeconds: seconds(Math.max(0, ...pauses)),
  }
}
