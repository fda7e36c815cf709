import type { Call } from './api.ts'
import { setApplication } from './jobs.ts'
import { aMember } from './staff-desk.ts'
import type { TestStack } from './stack.ts'

const times = ['2099-12-30T07:00:00.000Z', '2099-12-31T07:00:00.000Z']

type Candidate = { id: string; token: string; jobId: string }

/** A candidate chooses a time of an invitation, and then another one; the e-mail address of the member who meets the candidate. */
export async function chosenSlot(
  stack: Pick<TestStack, 'dynamo' | 'ses' | 'now'>,
  good: Call,
  { id: userId, token, jobId }: Candidate,
): Promise<string> {
  const { member, email } = await aMember(stack, good, { role: 'recruiter' })
  const { id } = await setApplication(stack, {
    userId,
    jobId,
    status: 'interview_pending',
    interviewers: [{ id: member.id, name: member.name }],
    slots: { times, place: null, minutes: null },
  })
  const { body } = await good(`POST /interviews/${id}/invitation`, { token })
  const { token: link } = body['data'] as { token: string }
  for (const at of times) await good('POST /invitations/choose', { json: { token: link, at } })
  return email
}
