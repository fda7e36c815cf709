import type { Page } from 'playwright-core'
import { errors } from '#shared/platform/contract/errors.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import { failed, neverAnswered } from './failing-calls.ts'
import {
  askFirst,
  deniedForGood,
  refuseDevices,
  silence,
  unplug,
  withoutRecorder,
} from './interview-devices.ts'
import * as interview from './interview-page.ts'
import type { State } from './state.ts'

const { button } = interview

/** Answers the loader with a session of the sample position in this state. */
const withSession = (session: Partial<InterviewSession>, interviewsLeft: number) =>
  async function answer(page: Page): Promise<void> {
    await page.route('**/api/interviews/', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const sessions = [{ ...interview.sampleSession, ...session }]
      return route.fulfill({ json: { success: true, data: { sessions } } })
    })
    await page.route('**/application-status', (route) =>
      route.fulfill({ json: { ...interview.sampleApplication, interviewsLeft } }),
    )
  }

const begun = withSession({ status: 'in_progress', continueBefore: '2026-11-20T20:45:00.000Z' }, 2)

const closed: State = {
  name: 'lobby-closed',
  before: async (page) => {
    await begun(page)
    await page.route('**/api/interview/create', (route) =>
      route.fulfill({ status: 409, json: { code: 'room_closed', message: errors.room_closed.text } }),
    )
  },
  reach: async (page) => {
    await button(page, 'Continue Interview').click()
    await button(page, 'Request a retake').waitFor()
  },
}

export const loaderStates: readonly State[] = [
  { name: 'loader-begun', before: begun },
  { name: 'loader-again', before: withSession({ status: 'abandoned' }, 1) },
  { name: 'loader-preparing', before: neverAnswered('**/api/interviews/') },
  { name: 'loader-failed', path: '/interview/no-such-interview' },
  { name: 'loader-ready' },
  {
    name: 'loader-extra-time',
    reach: async (page) => {
      await page.getByText('Need more time?').click()
      await page.getByRole('radio', { name: /1\.5 times/ }).check()
    },
  },
  { name: 'loader-incomplete', before: failed('**/api/interviews/') },
]

const blocked = (name: string, status: string): State => ({
  name: `lobby-blocked-${name}`,
  before: (page) => interview.answerStatus(page, status),
  reach: async (page) => {
    await interview.openLobby(page)
    await page.getByRole('alert').getByRole('heading', { level: 2 }).waitFor()
  },
})

const refused = (name: string, before: State['before']): State => ({
  name: `lobby-${name}`,
  ...(before === undefined ? {} : { before }),
  reach: async (page) => {
    await interview.openLobby(page)
    await interview.grantUnless(page, page.getByRole('alert').locator('p'))
  },
})

export const lobbyStates: readonly State[] = [
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
      await interview.grantUnless(page, page.getByText('Session expires in:'))
      await page.getByText(/can.t hear anything/).waitFor()
    },
  },
  refused('refused', (page) => Promise.all([askFirst(page), refuseDevices('NotAllowedError')(page)])),
  {
    name: 'lobby-denied',
    before: (page) => Promise.all([deniedForGood(page), refuseDevices('NotAllowedError')(page)]),
    reach: async (page) => {
      await interview.openLobby(page)
      await interview.grantUnless(page, page.getByText('Still blocked?'))
    },
  },
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
  closed,
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
