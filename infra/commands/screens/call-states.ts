import type { Page } from 'playwright-core'
import { timeFactors } from '#shared/application/session/interview-status.ts'
import { defaultSections } from '#shared/position/default-sections.ts'
import * as interview from './interview-page.ts'
import type { State } from './state.ts'

const { button } = interview

const inCall = (name: string, reach: (page: Page) => Promise<unknown>, more: Partial<State> = {}): State => ({
  name: `call-${name}`,
  before: interview.keepScheduled,
  reach: async (page) => {
    await interview.talk(page)
    await reach(page)
  },
  ...more,
})

const typed =
  (text: string, reply: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox').fill(text)
    await page.getByRole('textbox').press('Enter')
    await page.getByRole('log').getByText(reply).first().waitFor()
  }

const openTrouble = async (page: Page): Promise<void> => {
  await button(page, 'Having trouble?').click()
  await page.getByRole('dialog').waitFor()
}

const trouble = (name: string, title: string): State =>
  inCall(`trouble-${name}`, async (page) => {
    await openTrouble(page)
    await page.getByText(title).click()
  })

const withClock = async (page: Page): Promise<void> => {
  await interview.keepScheduled(page)
  await page.clock.install()
}

const stopBeforeGreeting = async (page: Page): Promise<void> => {
  await interview.startCall(page)
  // The page's clock must be stopped ahead of its time; the interviewer speaks after a second.
  const soonMilliseconds = 300
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + soonMilliseconds)
}

export const callStates: readonly State[] = [
  { name: 'call-starting', before: withClock, reach: stopBeforeGreeting },
  inCall('messages', async () => {}),
  {
    name: 'call-empty',
    before: withClock,
    reach: async (page) => {
      await stopBeforeGreeting(page)
      // The overlay covers the panel until the interviewer speaks.
      await page.addStyleTag({ content: '[role="status"] { display: none }' })
    },
  },
  inCall('muted', async (page) => {
    await button(page, 'Mute').click()
    await button(page, 'Stop camera').click()
  }),
  inCall('will-type', (page) => page.getByRole('checkbox', { name: 'I will type' }).check()),
  inCall('voice-unanswered', (page) =>
    page.locator('[data-part="notice"]').evaluate((notice) => {
      notice.textContent = 'I hear sound, but no answer. Press Done answering when you have finished.'
    }),
  ),
  inCall('own-view-hidden', (page) => button(page, 'Hide own view').click()),
  inCall('long-question', (page) =>
    page.locator('[data-part="text"] h2 + p').evaluate((question) => {
      question.textContent =
        'Which system did you build, what was hard about it, and what came of it? '.repeat(7)
    }),
  ),
  inCall('minimized', (page) => button(page, 'Minimize').click()),
  inCall('closed', (page) => button(page, 'Close').click()),
  inCall('offline', (page) => page.context().setOffline(true)),
  inCall('sheet-high', (page) => button(page, 'Make the transcript larger').click(), { widths: [390] }),
  inCall(
    'scrolled',
    async (page) => {
      await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }))
      await button(page, 'Back to bottom').waitFor()
    },
    { widths: [390] },
  ),
  inCall('end-question', (page) => button(page, 'End call').click()),
  inCall('ending', async (page) => {
    await page.unroute('**/api/interviews/*/finish')
    await page.route('**/api/interviews/*/finish', () => {})
    await button(page, 'End call').click()
    await button(page, 'End interview').click()
    await page.getByText('Ending Interview').waitFor()
  }),
  inCall('trouble', openTrouble),
  trouble('hear', 'I cannot hear the interviewer'),
  trouble('heard', 'The interviewer cannot hear me'),
  trouble('camera', 'My camera does not work'),
  trouble('time', 'I need more time or other support'),
  trouble('recording', 'I no longer want to be recorded'),
  trouble('leave', 'I have to leave'),
  inCall('extra-time', async (page) => {
    await page.route('**/api/interview/time', (route) =>
      route.fulfill(
        interview.success({ ...interview.shownRoom, timeFactor: timeFactors[1], sections: defaultSections }),
      ),
    )
    await typed('Extra time, please.', 'ten more minutes')(page)
    await page.getByRole('timer').getByText('29:').waitFor()
  }),
  inCall('deletion-choice', async (page) => {
    await typed('I withdraw my consent to the recording.', "won't ask anything more")(page)
    await typed('delete', 'Nothing is deleted yet')(page)
  }),
  inCall('danger', typed('I have been thinking about suicide.', 'Befrienders')),
  inCall('complete', async (page) => {
    await page.getByRole('textbox').fill('Please end the interview')
    await page.getByRole('textbox').press('Enter')
    await page.locator('[data-speaker="ai"]').nth(3).waitFor()
    await page.clock.install()
    await page.getByRole('textbox').fill('Yes')
    await page.getByRole('textbox').press('Enter')
    await page.getByText('Interview Complete!').waitFor({ timeout: 60_000 })
  }),
]
