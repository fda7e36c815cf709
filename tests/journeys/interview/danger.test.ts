import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { wellbeingText } from '#shared/interview/interviewer/answer-words.ts'
import { caller } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { interviewKeys, sessionRow } from '#tests/support/rooms.ts'
import { sampleOf } from '#tests/support/wide-run.ts'
import { interviewFile } from './interview-file.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

const danger = 'I have been thinking about suicide.'
const whomToCall = 'Befrienders on 03-7627 2929'

/** Types a text and waits for the reply. */
async function type(page: Page, text: string, reply: string): Promise<void> {
  await room.field(page).fill(text)
  await room.field(page).press('Enter')
  await room.log(page).getByText(reply).last().waitFor()
}

test.for(
  sampleOf([
    {
      choice: 'keep',
      confirmation: 'keep your application',
      said: 'your application stays: people decide without the interview.',
    },
    {
      choice: 'withdraw',
      confirmation: 'and the application will be deleted',
      said: 'Your application is withdrawn, and the recording and your answers are deleted.',
    },
  ]),
)(
  'after a danger nothing is asked, and "delete" deletes the recording after a second yes: $choice',
  async ({ choice, confirmation, said }, { open, stack, sessionId, candidate }) => {
    const page = await room.openCall(open, sessionId, {
      as: candidate,
      reducedMotion: true,
      // Not traced: believed to be a checkpoint that is under way when the interview is deleted.
      expectedErrors: [/status of (?:404|409)/],
    })
    expect(await page.title()).toContain(room.interviewName)
    await page.getByText('1 message', { exact: true }).waitFor()
    await type(page, danger, whomToCall)
    await type(page, 'I do not know.', 'nothing you have to answer')
    // A part of the recording is stored before it is deleted.
    await eventually(
      () => interviewKeys(stack, sessionId),
      (keys) => keys.some((key) => key.includes('/parts/')),
    )
    await type(page, 'delete', 'Nothing is deleted yet.')
    await type(page, choice, confirmation)
    await room.field(page).fill('Yes')
    await room.field(page).press('Enter')
    await page.waitForURL('**/dashboard')
    await page.getByText(said).waitFor()
    // A part that was being uploaded meanwhile is deleted by the next look, a minute later.
    stack.passTime(61)
    await eventually(
      () => interviewKeys(stack, sessionId),
      (keys) => keys.length === 0,
    )
    const { body } = await caller(stack)('GET /interviews', { token: candidate.token })
    expect(JSON.stringify(body).includes(sessionId)).toBe(choice === 'keep')
  },
)

test('a candidate in danger who stops finds the choices after a reload, and the files say only one sentence', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  const page = await room.openCall(open, sessionId, { as: candidate, reducedMotion: true })
  await page.getByText('1 message', { exact: true }).waitFor()
  await type(page, danger, whomToCall)
  await expect.poll(() => room.storedAnswers(stack, candidate, sessionId)).toEqual([danger])
  await page.reload()
  await room.startButton(page).click()
  await room.goOn(page)
  await room.log(page).getByText('nothing you have to answer').waitFor()
  await type(page, 'stop', 'end')
  await room.field(page).fill('Yes')
  await room.field(page).press('Enter')
  await page.waitForURL('**/dashboard')
  expect(await sessionRow(stack, { userId: candidate.user.id, sessionId })).toMatchObject({
    stoppedForWellbeing: true,
  })
  const keys = await eventually(
    () => interviewKeys(stack, sessionId),
    (all) => all.some((key) => key.endsWith('/index.html')),
  )
  expect((await interviewFile(stack, keys, 'index.html')).toString()).toContain(wellbeingText)
})
