import { describe, expect } from 'vitest'
import { inWideRun } from '#tests/support/wide-run.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

/**
 * Scrolls the transcript to its top in the same frame in which the page scrolls it down to a new message. The browser then
 * dispatches one scroll event for the two.
 */
function scrollUpAtEachMessage(log: Element): void {
  const grown = new ResizeObserver(() => log.scrollTo({ top: 0 }))
  if (log.firstElementChild !== null) grown.observe(log.firstElementChild)
  addEventListener('stop-scrolling', () => grown.disconnect())
}

describe('the call', () => {
  test(
    'is controlled with buttons, shows its transcript as a sheet on a phone, and asks before it ends',
    inWideRun,
    async ({ open, sessionId, candidate }) => {
      const page = await room.openCall(open, sessionId, { as: candidate, width: 390, reducedMotion: true })
      await page.getByText('1 message', { exact: true }).waitFor()
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await room.log(page).evaluate(scrollUpAtEachMessage)
      await room.field(page).fill('Yes')
      await room.field(page).press('Enter')
      await room.log(page).getByText('Which system are you proud of?').waitFor()
      await button('Back to bottom').waitFor()
      await room.log(page).evaluate(() => dispatchEvent(new Event('stop-scrolling')))
      await button('Back to bottom').click()
      await button('Back to bottom').waitFor({ state: 'detached' })
      await button('Mute').click()
      await button('Unmute').waitFor()
      await button('Stop camera').click()
      await button('Start camera').waitFor()

      const panel = page.getByRole('region', { name: 'Live Transcription' })
      const share = async () => Math.round(((await panel.boundingBox())?.height ?? 0) / 8.44)
      expect(await share()).toBe(40)
      const drag = async (pixels: number): Promise<void> => {
        const { x = 0, y = 0 } = (await panel.boundingBox()) ?? {}
        await page.mouse.move(x + 120, y + 12)
        await page.mouse.down()
        await page.mouse.move(x + 120, y + 12 + pixels / 2)
        await page.mouse.move(x + 120, y + 12 + pixels)
        await page.mouse.up()
      }
      await drag(-200)
      await expect.poll(share).toBe(60)
      // The same without dragging.
      await button('Make the transcript smaller').click()
      await expect.poll(share).toBe(40)
      await button('Make the transcript larger').press('Enter')
      await expect.poll(share).toBe(60)
      await drag(400)
      await panel.waitFor({ state: 'detached' })
      await button('Transcript').press('Enter')
      await panel.waitFor()
      await button('Close').click()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Transcript')
      await button('Transcript').press('Enter')
      await button('Minimize').click()
      await room.field(page).waitFor({ state: 'hidden' })
      await button('Expand').click()

      await button('End call').click()
      await button('Keep going').click()
      await button('End call').click()
      await button('End interview').click()
      await page.waitForURL('**/dashboard')
    },
  )

  test(
    'shows the open question, hides the own view for this tab, and continues at that question when the candidate stays',
    inWideRun,
    async ({ open, sessionId, candidate }) => {
      const page = await room.openCall(open, sessionId, { as: candidate, reducedMotion: true })
      await page.getByText('1 message', { exact: true }).waitFor()
      await room.type(page, 'Yes')
      const question = page.getByRole('heading', { level: 2, name: 'Question 1 of 2' })
      await question.waitFor()
      expect(await question.locator('xpath=following-sibling::p').textContent()).toBe(
        'Which system are you proud of?',
      )
      await page.getByRole('button', { name: 'Hide own view' }).click()
      await page.getByText('Your camera is still recorded.').waitFor()
      expect(await page.locator('video').count()).toBe(0)
      expect(await page.evaluate(() => sessionStorage.getItem('interview-own-view'))).toBe('hidden')

      await room.type(page, 'can we stop')
      await room.type(page, 'please go on with the questions')
      await question.waitFor()
      await room.type(page, 'I would like to end the interview.')
      await room.type(page, 'Yes, please end it.')
      await page
        .getByRole('dialog', { name: 'Interview Complete!' })
        .getByRole('button', { name: 'Stay' })
        .click()
      await room
        .log(page)
        .getByText("I'm still here, so let's go on. Which system are you proud of?")
        .waitFor()
      await question.waitFor()
      await room.type(page, room.longAnswer)
      await page.getByRole('heading', { level: 2, name: 'Question 2 of 2' }).waitFor()
    },
  )

  test('saves its answers when the page is reloaded, and continues in the same session', async ({
    open,
    stack,
    sessionId,
    candidate,
  }) => {
    const page = await room.openCall(open, sessionId, {
      as: candidate,
      expectedErrors: [/status of 409/, /ERR_FAILED/],
    })
    // The checkpoint is saved only when the page is left.
    await page.route('**/transcript', (route) => route.abort())
    await room.type(page, 'Said just before.')
    await page.unroute('**/transcript')
    const asked: string[] = []
    page.once('dialog', (question) => {
      asked.push(question.type())
      void question.accept()
    })
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect.poll(() => room.storedAnswers(stack, candidate, sessionId)).toEqual(['Said just before.'])
    await room.startButton(page).click()
    await page.getByRole('heading', { name: 'Your interview has already begun' }).waitFor()
    await room.goOn(page)
    await room.log(page).getByText('Said just before.').waitFor()
    await room.type(page, 'Said after the reload.')
    await expect
      .poll(() => room.storedAnswers(stack, candidate, sessionId))
      .toEqual(['Said just before.', 'Said after the reload.'])
  })
})
