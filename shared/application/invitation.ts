import * as z from 'zod/mini'
import { isInvited, maxAnswerCharacters, type Invited } from './team-interview.ts'
import { requiredText } from '#shared/platform/text.ts'

/** What a candidate can answer to an invitation, beside withdrawing the application. */
const answers = ['coming', 'other_time'] as const

/** When another time would suit the candidate. */
const answerWords = requiredText({
  label: 'Your message',
  length: { minimum: 1, maximum: maxAnswerCharacters },
  required: 'Please write when it would suit you',
  tooShort: 'Please write when it would suit you',
})

/** An answer as its application has it. */
export const invitationAnswer = z.object({
  kind: z.enum(answers),
  /** Null with `coming`. */
  words: z.nullable(z.string()),
  at: z.iso.datetime(),
})

export type InvitationAnswer = z.output<typeof invitationAnswer>

/** `interviewAt`: the date that the candidate saw, so that nobody agrees to one that has changed; null for an invitation without one. */
const answered = { interviewAt: z.nullable(z.iso.datetime()) }

export const invitationReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coming'), ...answered }),
  z.object({ kind: z.literal('other_time'), ...answered, words: answerWords }),
])

export type InvitationReply = z.output<typeof invitationReply>

const timeOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** Why an answer is refused; undefined where it is accepted. Nobody can say to come to an interview without a date. */
export function replyRefusal(
  invited: Invited,
  { kind, interviewAt }: InvitationReply,
  now: Date,
): 'invitation_over' | 'invitation_changed' | undefined {
  if (!isInvited(invited, now)) return 'invitation_over'
  const at = timeOf(invited.teamInterview?.at ?? null)
  if (at !== timeOf(interviewAt) || (kind === 'coming' && at === null)) return 'invitation_changed'
  return undefined
}

export const answerOf = (reply: InvitationReply, now: Date): InvitationAnswer => ({
  kind: reply.kind,
  words: reply.kind === 'other_time' ? reply.words : null,
  at: now.toISOString(),
})
