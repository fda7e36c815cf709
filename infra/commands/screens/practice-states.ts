import type { Page } from 'playwright-core'
import { refuseDevices } from './interview-devices.ts'
import * as interview from './interview-page.ts'
import type { State } from './state.ts'

const { button } = interview

const openPractice = async (page: Page): Promise<void> => {
  await button(page, 'Try a practice question').click()
  await page.getByRole('heading', { level: 1, name: /^Practice for/ }).waitFor()
  await interview.grantUnless(page, page.getByText('Your microphone works.'))
}

const practise = async (page: Page): Promise<void> => {
  await openPractice(page)
  await button(page, 'Start Practice').click()
  await page.locator('[data-speaker="ai"]').first().waitFor()
  await interview.answer(page, 'Yes, I am ready.', 1)
}

export const practiceStates: readonly State[] = [
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

export const testModeStates: readonly State[] = [
  {
    name: 'test-lobby',
    // Another interview, because an open room keeps its mode.
    path: '/interview/language-model-engineer?test',
    before: refuseDevices('NotFoundError'),
    reach: async (page) => {
      await interview.openLobby(page)
      await interview.grantUnless(page, page.getByText('Test mode: Camera and microphone access simulated'))
    },
  },
]
