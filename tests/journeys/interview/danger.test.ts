import { expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

test('after a danger nothing is asked, and "delete" withdraws the application after a second yes', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  const page = await room.openCall(open, sessionId, {
    as: candidate,
    reducedMotion: true,
    // Not traced: believed to be a checkpoint that is under way when the application is withdrawn.
    expectedErrors: [/status of (?:404|409)/],
  })
  expect(await page.title()).toContain(room.interviewName)
  const type = async (text: string, reply: string): Promise<void> => {
    await room.field(page).fill(text)
    await room.field(page).press('Enter')
    await room.log(page).getByText(reply).last().waitFor()
  }
  await page.getByText('1 message', { exact: true }).waitFor()
  await type('I have been thinking about suicide.', 'Befrienders Kuala Lumpur on 03-7627 2929')
  await type('I do not know.', 'I ask nothing for now.')
  await type('delete', 'nobody can restore them')
  await room.field(page).fill('Yes')
  await room.field(page).press('Enter')
  await page.waitForURL('**/dashboard')
  await page
    .getByText('Your application is withdrawn, and the recording and your answers are deleted.')
    .waitFor()
  const { body } = await caller(stack)('GET /interviews/', { token: candidate.token })
  expect(JSON.stringify(body)).not.toContain(sessionId)
})
