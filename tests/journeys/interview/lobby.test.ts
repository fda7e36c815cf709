import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { notWrittenDown } from '#shared/interview/interviewer/answer-words.ts'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

type Denied = { allowDevices: () => void; setPermission: (state: string) => void }

/** Makes the browser refuse the devices, until the returned function is called in the page. */
async function denyDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const permission = Object.assign(new EventTarget(), { state: 'prompt' })
    const set = (state: string) => {
      permission.state = state
      permission.dispatchEvent(new Event('change'))
    }
    Object.assign(window, { setPermission: set })
    navigator.permissions.query = () => Promise.resolve(permission as unknown as PermissionStatus)
  })
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const granted = media.getUserMedia.bind(media)
    let isDenied = true
    Object.assign(window, { allowDevices: () => (isDenied = false) })
    media.getUserMedia = (wishes) =>
      isDenied ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError')) : granted(wishes)
  })
}

/** Makes the microphone deliver silence. */
async function silenceMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const granted = media.getUserMedia.bind(media)
    media.getUserMedia = async (wishes) => {
      const silent = new AudioContext().createMediaStreamDestination().stream.getAudioTracks()
      return new MediaStream([...silent, ...(await granted(wishes)).getVideoTracks()])
    }
  })
}

describe('the lobby', () => {
  test('warns of a microphone that stays silent', inWideRun, async ({ open, sessionId, candidate }) => {
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      before: async (opening) => {
        await silenceMicrophone(opening)
        await stopTheClock(opening)
      },
    })
    await page.clock.resume()
    await room.becomeReady(page)
    await page.getByText('Say a few words to check your microphone.').waitFor()
    await page.clock.fastForward(9_000)
    await page
      .getByText(
        "We can't hear anything. Check that your microphone is not muted on the device or in your system settings, or choose another one.",
      )
      .waitFor()
  })

  test(
    'of a test interview shows its banner, and continues without devices',
    inWideRun,
    async ({ open, sessionId, candidate }) => {
      const page = await open(`/interview/${sessionId}?test`, { as: candidate, before: denyDevices })
      await room.startButton(page).click()
      await page.getByText('TEST MODE - This interview is for testing purposes only').waitFor()
      await room.becomeReady(page)
      await page.getByText('Test mode: Camera and microphone access simulated').waitFor()
      expect(await room.startButton(page).getAttribute('aria-disabled')).toBe('false')
    },
  )

  test('asks again for denied devices, shows where to unblock them, and becomes ready once that is done', async ({
    open,
    sessionId,
    candidate,
  }) => {
    const page = await room.openLobby(open, sessionId, { as: candidate, before: denyDevices })
    const grant = page.getByRole('button', { name: 'Grant Camera & Microphone Access' })
    await grant.click()
    await page.getByText('Unable to access camera and microphone. ').waitFor()
    await page.getByText('Camera access required').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'CameraNeeded' }).waitFor()
    await page.getByText('Please grant camera and microphone permissions', { exact: true }).waitFor()
    expect(await room.startButton(page).getAttribute('aria-disabled')).toBe('true')
    const set = (state: string) =>
      page.evaluate((next) => (window as unknown as Denied).setPermission(next), state)
    await set('denied')
    await page.getByRole('heading', { name: 'Allow camera and microphone' }).waitFor()
    await page.getByText('Camera and microphone are blocked').waitFor()
    await page.getByText('Unblock camera and microphone in your browser', { exact: true }).waitFor()
    expect(await grant.count()).toBe(0)
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.evaluate(() => (window as unknown as Denied).allowDevices())
    await set('granted')
    await page.getByText('Session expires in:').waitFor()
    expect(await room.startButton(page).getAttribute('aria-disabled')).toBe('false')
    await page.getByText(notWrittenDown).waitFor()
  })

  test(
    'expires three minutes after everything was ready',
    inWideRun,
    async ({ open, sessionId, candidate }) => {
      const page = await room.openLobby(open, sessionId, { as: candidate, before: stopTheClock })
      await page.clock.resume()
      await room.becomeReady(page)
      await page.clock.fastForward(181_000)
      await page.getByRole('heading', { name: 'Session Expired' }).waitFor()
      await page.getByText('The interview session has expired. Please refresh and try again.').waitFor()
      expect(await violationsIn(page, looksOfStates)).toEqual([])
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('heading', { level: 1, name: 'Ready to Start Your Interview' }).waitFor()
    },
  )

  test(
    'is left with Cancel Interview, after which the dashboard offers the interview again',
    inWideRun,
    async ({ open, sessionId, candidate }) => {
      const page = await room.openLobby(open, sessionId, { as: candidate })
      await room.becomeReady(page)
      await page.getByRole('button', { name: 'Cancel Interview' }).click()
      await page.waitForURL('**/dashboard')
      await page
        .getByRole('button', { name: /^(?:Start|Continue|Restart) Interview/ })
        .first()
        .waitFor()
    },
  )

  test('does not open in a browser that cannot record', inWideRun, async ({ open, sessionId, candidate }) => {
    const page = await open(`/interview/${sessionId}`, {
      as: candidate,
      before: async (opening) => {
        await opening.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
      },
    })
    await room.startButton(page).click()
    await page.getByRole('heading', { level: 1, name: 'Browser Not Supported' }).waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForURL('**/dashboard')
  })
})
