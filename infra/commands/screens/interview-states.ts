import type { Page } from 'playwright-core'
import { askFirst, refuseDevices, silence, unplug, withoutRecorder } from './interview-devices.ts'
import * as interview from './interview-page.ts'
import type { Width } from './look.ts'

export type State = {
  name: string
  path?: string
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  reach?: (page: Page) => Promise<unknown>
  widths?: readonly Width[]
  /** A signed-in candidate by default. */
  visitor?: 'guest' | 'without JavaScript'
}

const { button } = interview

const neverAnswered = (url: string) => (page: Page) => page.route(url, () => {})

const loader: readonly State[] = [
  { name: 'loader-preparing', before: neverAnswered('**/api/interviews/') },
  { name: 'loader-failed', path: '/interview/no-such-interview' },
  { name: 'loader-ready' },
  { name: 'loader-incomplete', before: (page) => page.route('**/api/interviews/', (route) => route.abort()) },
]

const blocked = (name: string, status: string): State => ({
  name: `lobby-blocked-${name}`,
  before: (page) => interview.answerStatus(page, status),
  reach: async (page) => {
    await interview.openLobby(page)
    await page.getByText('due to system restrictions').waitFor()
  },
})

const refused = (name: string, before: State['before']): State => ({
  name: `lobby-${name}`,
  ...(before === undefined ? {} : { before }),
  reach: async (page) => {
    await interview.openLobby(page)
    const grant = button(page, 'Grant Camera & Microphone Access')
    await grant.or(page.locator('.lobby-alert .notice')).first().waitFor()
    if (await grant.isVisible()) await grant.click()
    await page.locator('.lobby-alert .notice').waitFor()
  },
})

const lobby: readonly State[] = [
  {
    name: 'lobby-unsupported',
    before: withoutRecorder,
    reach: (page) => button(page, 'Start Interview').click(),
  },
  { name: 'lobby-needed', before: askFirst, reach: interview.openLobby },
  { name: 'lobby-ready', reach: interview.becomeReady },
  {
    name: 'lobby-silent',
    before: silence,
    reach: async (page) => {
      await interview.openLobby(page)
      const grant = button(page, 'Grant Camera & Microphone Access')
      await page.getByText('Session expires in:').or(grant).first().waitFor()
      if (await grant.isVisible()) await grant.click()
      await page.getByText('We cannot hear anything.').waitFor()
    },
  },
  refused('denied', refuseDevices('NotAllowedError')),
  refused('in-use', refuseDevices('NotReadableError')),
  refused('no-camera', unplug('videoinput')),
  refused('no-devices', unplug('videoinput', 'audioinput')),
  {
    name: 'lobby-expired',
    before: (page) => page.clock.install(),
    reach: async (page) => {
      await interview.becomeReady(page)
      await page.clock.fastForward(181_000)
      await page.getByText('Session Expired').waitFor()
    },
  },
  blocked('expired', 'None'),
  blocked('refreshed', 'Interviewer Ready'),
  blocked('completed', 'Completed'),
  {
    name: 'lobby-unverified',
    before: (page) =>
      page.route('**/api/interview/create', (route) => route.fulfill({ status: 403, json: {} })),
    reach: async (page) => {
      await interview.openLobby(page)
      await button(page, 'Try Again').waitFor()
    },
  },
  { name: 'lobby-confirm', reach: interview.openConfirmation },
  {
    name: 'lobby-confirm-unconsented',
    reach: async (page) => {
      await interview.openConfirmation(page)
      await interview.pressConfirm(page)
    },
  },
]

const inCall = (name: string, reach: (page: Page) => Promise<unknown>, more: Partial<State> = {}): State => ({
  name: `call-${name}`,
  before: interview.keepScheduled,
  reach: async (page) => {
    await interview.talk(page)
    await reach(page)
  },
  ...more,
})

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
  // The page's clock goes on until it stops; the interviewer speaks after a second.
  const soonMs = 300
  await page.clock.pauseAt(Number(await page.evaluate('Date.now()')) + soonMs)
}

const call: readonly State[] = [
  { name: 'call-starting', before: withClock, reach: stopBeforeGreeting },
  inCall('messages', async () => {}),
  {
    name: 'call-empty',
    before: withClock,
    reach: async (page) => {
      await stopBeforeGreeting(page)
      // The overlay covers the panel until the interviewer speaks.
      await page.addStyleTag({ content: '.call-overlay { display: none }' })
    },
  },
  inCall('muted', async (page) => {
    await button(page, 'Mute').click()
    await button(page, 'Stop camera').click()
  }),
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
  trouble('leave', 'I have to leave'),
  inCall('complete', async (page) => {
    await page.getByRole('textbox').fill('Please end the interview')
    await page.getByRole('textbox').press('Enter')
    await page.locator('.caption--ai').nth(3).waitFor()
    await page.clock.install()
    await page.getByRole('textbox').fill('Yes')
    await page.getByRole('textbox').press('Enter')
    await page.getByText('Interview Complete!').waitFor({ timeout: 60_000 })
  }),
]

const openPractice = async (page: Page): Promise<void> => {
  await button(page, 'Try a practice question').click()
  await page.getByRole('heading', { level: 1, name: /^Practice for/ }).waitFor()
  const grant = button(page, 'Grant Camera & Microphone Access')
  await page.getByText('Your microphone works.').or(grant).first().waitFor()
  if (await grant.isVisible()) await grant.click()
  await page.getByText('Your microphone works.').waitFor()
}

const practise = async (page: Page): Promise<void> => {
  await openPractice(page)
  await button(page, 'Start Practice').click()
  await page.locator('.caption--ai').first().waitFor()
  await interview.answer(page, 'Yes, I am ready.', 1)
}

const practice: readonly State[] = [
  { name: 'practice-lobby', reach: openPractice },
  { name: 'practice-call', reach: practise },
  {
    name: 'practice-result',
    reach: async (page) => {
      await practise(page)
      await interview.answer(
        page,
        'I run clusters of graphics processors, and I look after their storage and network.',
        2,
      )
      await button(page, 'End practice').click()
      await page.getByText('Practice complete').waitFor()
    },
  },
]

const testMode: readonly State[] = [
  {
    name: 'test-lobby',
    // A room that was opened without test mode stays one for a while, so this is another interview.
    path: '/interview/language-model-engineer?test',
    before: refuseDevices('NotFoundError'),
    reach: async (page) => {
      await interview.openLobby(page)
      const grant = button(page, 'Grant Camera & Microphone Access')
      const simulated = page.getByText('Test mode: Camera and microphone access simulated')
      await simulated.or(grant).first().waitFor()
      if (await grant.isVisible()) await grant.click()
      await simulated.waitFor()
    },
  },
]

/** Every state of an interview's loader, lobby and call. */
export const interviewStates: readonly State[] = [...loader, ...lobby, ...call, ...practice, ...testMode]
