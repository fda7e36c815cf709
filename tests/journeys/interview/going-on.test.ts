import { expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { whenReady } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { refusedAnswer, sessionIn } from '../account-page.ts'
import { signIn } from '../account/sign-in.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

const expectedErrors = [/status of 409/, /ERR_FAILED/]

test(
  'an interview continues on another device; the first one shows that and leaves the call',
  inWideRun,
  async ({ open, stack, sessionId, candidate }) => {
    const first = await room.openCall(open, sessionId, { as: candidate, expectedErrors })
    await room.log(first).getByText('Are you ready').waitFor()
    await room.type(first, 'Yes, I am ready.')
    await room.log(first).getByText('Which system are you proud of?').waitFor()
    await room.type(first, room.longAnswer)
    await expect
      .poll(() => room.storedAnswers(stack, candidate, sessionId))
      .toEqual(['Yes, I am ready.', room.longAnswer])
    await eventually(
      () => interviewKeys(stack, sessionId),
      (keys) => keys.some((key) => key.includes('/parts/1-')),
    )

    const second = await room.openLobby(open, sessionId, { as: candidate, expectedErrors })
    await second.getByRole('heading', { name: 'This interview is running on another device' }).waitFor()
    expect(await violationsIn(second, looksOfStates)).toEqual([])
    await room.goOn(second)
    await room.log(second).getByText(room.longAnswer).waitFor()
    await room.log(second).getByText("Welcome back. Let's go on where we stopped.").waitFor()

    await first.getByText('This interview is running on another device or in another window.').waitFor()
    await first.getByRole('heading', { name: 'Continued Elsewhere' }).waitFor()
    await first.getByText('Your application and the answers you gave are saved.').waitFor()
    expect(await first.locator('video').count()).toBe(0)
    expect(await violationsIn(first, looksOfStates)).toEqual([])

    await room.type(second, 'Said on the second device.')
    await expect
      .poll(() => room.storedAnswers(stack, candidate, sessionId))
      .toEqual(['Yes, I am ready.', room.longAnswer, 'Said on the second device.'])
    await eventually(
      () => interviewKeys(stack, sessionId),
      (keys) => keys.some((key) => key.includes('/parts/21-')),
    )
    await first.getByRole('button', { name: 'Go to Dashboard' }).click()
    await first.waitForURL('**/dashboard')
  },
)

test('a page that is killed loses no answer, and the next visit continues', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  const page = await room.openCall(open, sessionId, { as: candidate, expectedErrors })
  await room.type(page, 'Said just before the crash.')
  const crashed = page.waitForEvent('crash')
  const debug = await page.context().newCDPSession(page)
  debug.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await page.context().newPage()
  await next.goto(`${stack.site}/dashboard`)
  await next
    .getByRole('link', { name: 'Continue Interview' })
    .or(next.getByRole('button', { name: 'Continue Interview' }))
    .first()
    .waitFor()
  await next.goto(`${stack.site}/interview/${sessionId}`)
  await room.startButton(next).click()
  await room.goOn(next)
  await room.log(next).getByText('Said just before the crash.').waitFor()
  await next.close()
})

test(
  'an interview that is open in another tab goes on here once that tab is closed',
  inWideRun,
  async ({ open, stack, sessionId, candidate }) => {
    const page = await room.openCall(open, sessionId, { as: candidate, expectedErrors })
    await room.type(page, 'Said in the first tab.')
    const other = await page.context().newPage()
    await other.goto(`${stack.site}/interview/${sessionId}`)
    await room.startButton(other).click()
    const heading = other.getByRole('heading', { name: 'Open in Another Tab' })
    await heading.waitFor()
    expect(await violationsIn(other, looksOfStates)).toEqual([])
    await Promise.all([
      other.waitForRequest((request) => request.url().endsWith('/api/interview/create')),
      other.getByRole('button', { name: 'Check Again' }).click(),
    ])
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.close()
    await other.getByRole('heading', { name: 'Your interview has already begun' }).waitFor()
    await room.goOn(other)
    await room.log(other).getByText('Said in the first tab.').waitFor()
  },
)

test(
  'a sign-in that ends during an answer ends the call after it; the answer arrives after signing in',
  inWideRun,
  async ({ open, stack, sessionId, candidate }) => {
    const page = await room.openCall(open, sessionId, {
      as: candidate,
      expectedErrors: [...expectedErrors, /status of 401/],
    })
    await room.field(page).fill('Half an ans')
    await caller(stack)('POST /auth/logout', { token: candidate.token })
    await page.getByText('You are signed out. Finish your answer').waitFor()
    expect(await sessionIn(page)).toMatchObject({ token: null })
    await room.field(page).press('End')
    await room.field(page).pressSequentially('wer, and the rest of it.')
    await room.field(page).press('Enter')
    await page.waitForURL('**/login')
    await page.getByText('Authentication required. Please log in.').waitFor()
    await signIn(page, candidate)
    await page.waitForURL(`**/interview/${sessionId}`)
    await room.startButton(page).click()
    await room.goOn(page)
    await room.log(page).getByText('Half an answer, and the rest of it.').waitFor()
  },
)

test(
  'a sign-out in another tab stops the call; after signing in, the interview continues with every answer',
  inWideRun,
  async ({ open, stack, sessionId, candidate }) => {
    // A part or checkpoint on its way meets the sign-out.
    const page = await room.openCall(open, sessionId, {
      as: candidate,
      expectedErrors: [...expectedErrors, refusedAnswer],
    })
    const other = await page.context().newPage()
    await other.goto(`${stack.site}/dashboard`)
    await whenReady(other)
    await room.type(page, 'Said just before the sign-out.')
    await other.getByRole('button', { name: /^User menu/ }).click()
    await other.getByRole('button', { name: 'Sign Out' }).click()

    await page.waitForURL('**/login')
    await page.getByText('You have been signed out.').waitFor()
    // Camera, recorder and interviewer end with the page of the call.
    expect(await page.locator('video').count()).toBe(0)
    await signIn(page, candidate)
    await page.waitForURL(`**/interview/${sessionId}`)
    await room.startButton(page).click()
    await page.getByRole('heading', { name: 'Your interview has already begun' }).waitFor()
    await room.goOn(page)
    await room.log(page).getByText('Said just before the sign-out.').waitFor()
    await room.type(page, 'Said after signing in again.')
    const { token } = await sessionIn(page)
    await expect
      .poll(() => room.storedAnswers(stack, { token: token ?? '' }, sessionId))
      .toEqual(['Said just before the sign-out.', 'Said after signing in again.'])
  },
)
