import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, violationsIn, type Look } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { decidedByOrder } from '#tests/support/order-of-sheets.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { tabs } from '#web/dashboard/tabs.ts'
import { applyFor } from '../dashboard/applications.ts'
import { anApplicant, atDesk } from '../desk/desk-page.ts'
import * as room from '../interview/room-page.ts'

/** One look at each page, in turn in each width and theme; `tests/web/pages.test.ts` has the public ones. The files `*.wide.test.ts` have every look of every state. */

const aLook = (turn: number): Look => looks[turn % looks.length]!

const looksRight = async (page: Page, turn: number, name: string): Promise<void> =>
  expect([...(await violationsIn(page, [aLook(turn)])), ...(await decidedByOrder(page))], name).toEqual([])

test('a position, each tab of the dashboard and an interview keep the accessibility rules', async ({
  open,
  stack,
  candidate,
}) => {
  await publishJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await open(`/careers/${room.shortJob.id}`, { as: candidate, reducedMotion: true })
  await page.getByRole('heading', { name: 'Already Applied' }).waitFor()
  await looksRight(page, 0, 'position')
  await page.goto(`${stack.site}/dashboard`)
  for (const [turn, { label }] of tabs.entries()) {
    await page.getByRole('tab', { name: label }).click()
    await page.getByRole('tabpanel', { name: label }).waitFor()
    await looksRight(page, turn + 1, label)
  }
  await page.goto(`${stack.site}/interview/${sessionId}`)
  await room.startButton(page).waitFor()
  await looksRight(page, 0, 'loader')
  await room.startButton(page).click()
  await room.becomeReady(page)
  await looksRight(page, 1, 'lobby')
  await room.startCall(page)
  await room.spoken(page).first().waitFor()
  await looksRight(page, 2, 'call')
})

test('the desk keeps the accessibility rules', async ({ open, stack }) => {
  await publishJobs(stack, [room.shortJob])
  const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const applicants = [
    await anApplicant(call, room.shortJob.id, { name: 'Lim Wei Jie' }),
    await anApplicant(call, room.shortJob.id, { name: 'Tan Mei Ling' }),
  ]
  const ids = applicants.map(({ applicationId }) => applicationId)
  const page = await enter(open, '/desk/positions', { reducedMotion: true })
  for (const [turn, [path, text]] of [
    ['/desk/positions', room.shortJob.title],
    ['/desk', 'Nothing waits for you'],
    ['/desk/applicants', 'Tan Mei Ling'],
    [`/desk/applicants/${ids[0]}`, 'No one else has assessed'],
    [`/desk/compare?ids=${ids.join(',')}`, 'Compare applicants'],
  ].entries()) {
    await page.goto(stack.site + path)
    await page
      .getByText(text ?? '')
      .first()
      .waitFor()
    await looksRight(page, turn, path ?? '')
  }
})
