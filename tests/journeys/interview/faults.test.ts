import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { aNetwork, caller, tokenIn } from '#tests/support/api.ts'
import { stopTheClock, whenReady } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { offlineText } from '#web/interview/machine/call-notice.ts'
import { openElsewhereMessage } from '#web/interview/machine/room-status.ts'
import { signIn } from '../account/sign-in.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

const expectedErrors = [
  // S3 answers 412 where it stored a part before the connection was lost: the page then keeps no part to send.
  /status of (?:401|403|404|409|412|429|500|503)/,
  /ERR_FAILED/,
  /ERR_INTERNET_DISCONNECTED/,
  /blocked by CORS policy/,
]

/** Adds functions that unplug and revoke the page's devices, which cannot happen to fake ones. */
async function looseDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const [ask, list] = [media.getUserMedia.bind(media), media.enumerateDevices.bind(media)]
    let stream: MediaStream | undefined
    let missing: MediaDeviceKind | undefined
    media.getUserMedia = async (wishes) => {
      stream = await ask(wishes)
      document.body.dataset['streams'] = String(Number(document.body.dataset['streams'] ?? 0) + 1)
      return stream
    }
    media.enumerateDevices = async () => (await list()).filter(({ kind }) => kind !== missing)
    const end = (kind: 'audio' | 'video') => {
      const track = stream?.getTracks().find((each) => each.kind === kind)
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    }
    Object.assign(window, {
      unplugCamera() {
        missing = 'videoinput'
        end('video')
      },
      plugCamera() {
        missing = undefined
        media.dispatchEvent(new Event('devicechange'))
      },
      revokeMicrophone: () => end('audio'),
    })
  })
}

const run = (page: Page, name: 'unplugCamera' | 'plugCamera' | 'revokeMicrophone'): Promise<void> =>
  page.evaluate((each) => (window as unknown as Record<string, () => void>)[each]?.(), name)

/** Fails the uploads of parts, in turn with 403, with 503 and without an answer. */
async function refuseParts(page: Page, s3: string): Promise<() => Promise<void>> {
  let refused = 0
  const uploads = `${s3}/**`
  await page.route(uploads, (route) => {
    refused += 1
    if (refused % 3 === 0) return route.abort()
    return route.fulfill({ status: refused % 3 === 1 ? 403 : 503 })
  })
  return () => page.unroute(uploads)
}

/** The parts arrive after the finish, so the function that writes the files runs again half a minute later. */
async function lookAgain(stack: TestStack, sessionId: string, parts: number): Promise<void> {
  await eventually(
    () => interviewKeys(stack, sessionId),
    (keys) =>
      // Where all parts arrived before it ran first, the file is complete already.
      keys.some((key) => key.endsWith('.webm') && !key.includes('/parts/')) ||
      (keys.some((key) => key.endsWith('/transcript.txt')) &&
        keys.filter((key) => key.includes('/parts/')).length === parts),
  )
  stack.passTime(31)
}

describe('no answer is lost', () => {
  test('over 20 seconds offline, an unplugged camera, a revoked microphone, refused parts and a lost finish', async ({
    open,
    stack,
    sessionId,
    candidate,
  }) => {
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      expectedErrors,
      before: async (opening) => {
        await stopTheClock(opening)
        await looseDevices(opening)
      },
    })
    await page.clock.resume()
    const acceptParts = await refuseParts(page, stack.s3)
    await room.becomeReady(page)
    await room.startCall(page)
    await room.type(page, 'Said at first.')

    await page.context().setOffline(true)
    await page.getByText(offlineText).waitFor()
    await room.type(page, 'Said offline.')
    await page.clock.fastForward(20_000)
    expect(await room.storedAnswers(stack, candidate, sessionId)).not.toContain('Said offline.')
    await page.context().setOffline(false)
    await page.getByText(offlineText).waitFor({ state: 'detached' })
    await expect
      .poll(() => room.storedAnswers(stack, candidate, sessionId))
      .toEqual(['Said at first.', 'Said offline.'])

    await run(page, 'unplugCamera')
    const unplugged = page.getByText('Your camera is disconnected. Continue without it, or reconnect it.')
    await unplugged.waitFor()
    await room.type(page, 'Said without a camera.')
    await run(page, 'plugCamera')
    await unplugged.waitFor({ state: 'detached' })
    // The notice disappears while the devices are requested; the next fault concerns the stream of that request.
    await page.locator('body[data-streams="2"]').waitFor({ state: 'attached' })
    await run(page, 'revokeMicrophone')
    const revoked = page.getByText('Your microphone is blocked. Type your answers, or allow access again.')
    await revoked.waitFor()
    await room.type(page, 'Said without a microphone.')
    // Some browsers dispatch a change of devices, after which the page requests them by itself and the button disappears.
    const granted = revoked.waitFor({ state: 'detached' })
    await Promise.race([
      room
        .grantButton(page)
        .click()
        .catch(() => undefined),
      granted,
    ])
    await granted

    let finishes = 0
    let parts = 0
    await page.route('**/finish', async (route) => {
      finishes += 1
      const { recordedParts } = route.request().postDataJSON() as { recordedParts: number[] }
      parts = recordedParts.reduce((sum, count) => sum + count, 0)
      await route.fetch()
      return finishes === 1 ? route.abort() : route.continue()
    })
    await page.getByRole('button', { name: 'End call', exact: true }).click()
    await page.getByRole('button', { name: 'End interview' }).click()
    await page.getByText(/^Uploading your recording: \d+ parts? left\. Please stay on this page\.$/).waitFor()
    await acceptParts()
    // Skips the pauses between two attempts.
    await expect
      .poll(async () => {
        await page.clock.fastForward(5_000)
        return new URL(page.url()).pathname
      })
      .toBe('/dashboard')
    expect(finishes).toBe(2)
    expect(await room.storedAnswers(stack, candidate, sessionId)).toEqual([
      'Said at first.',
      'Said offline.',
      'Said without a camera.',
      'Said without a microphone.',
    ])
    await lookAgain(stack, sessionId, parts)
    const keys = await eventually(
      () => interviewKeys(stack, sessionId),
      (all) =>
        all.some((key) => key.endsWith('/recording-1.webm')) && !all.some((key) => key.includes('/parts/')),
    )
    expect(keys.filter((key) => key.endsWith('.webm')).length).toBeGreaterThan(1)
  })

  test('when the tab is killed before its end has arrived: the dashboard sends the rest', async ({
    open,
    stack,
    sessionId,
    candidate,
  }) => {
    const page = await room.openCall(open, sessionId, { as: candidate, expectedErrors })
    for (const requests of ['**/finish', '**/transcript', `${stack.s3}/**`])
      await page.route(requests, (route) => route.abort())
    await room.type(page, 'Said before the crash.')
    await page.getByRole('button', { name: 'End call', exact: true }).click()
    await page.getByRole('button', { name: 'End interview' }).click()
    await page.getByText('Uploading your recording: 1 part left. Please stay on this page.').waitFor()
    expect(await room.storedAnswers(stack, candidate, sessionId)).toEqual([])
    const crashed = page.waitForEvent('crash')
    const debug = await page.context().newCDPSession(page)
    debug.send('Page.crash').catch(() => undefined)
    await crashed

    const next = await page.context().newPage()
    await next.goto(`${stack.site}/dashboard`)
    await next.getByText('Your whole interview has been uploaded. Thank you.').waitFor()
    await next.getByText('Under Review').first().waitFor()
    expect(await room.storedAnswers(stack, candidate, sessionId)).toEqual(['Said before the crash.'])
    await lookAgain(stack, sessionId, 1)
    await eventually(
      () => interviewKeys(stack, sessionId),
      (keys) => keys.some((key) => key.endsWith('/recording.webm')),
    )
  })

  test('in two tabs, and when the sign-in ends during the call', async ({
    open,
    stack,
    sessionId,
    candidate,
  }) => {
    const page = await room.openCall(open, sessionId, { as: candidate, expectedErrors })
    const other = await page.context().newPage()
    await other.goto(`${stack.site}/interview/${sessionId}`)
    await whenReady(other)
    await room.startButton(other).click()
    await other.getByText(openElsewhereMessage).waitFor()
    await other.getByRole('button', { name: 'Request a retake' }).waitFor({ state: 'detached' })
    await other.close()

    await room.type(page, 'Said while signed in.')
    await expect
      .poll(() => room.storedAnswers(stack, candidate, sessionId))
      .toEqual(['Said while signed in.'])
    // Filled in before: on a busy machine another call of the page meets the sign-out first, and the page leaves.
    await room.field(page).fill('Said while signed out.')
    await caller(stack)('POST /auth/logout', { token: candidate.token })
    await room.field(page).press('Enter')
    await page.waitForURL('**/login')
    await page.getByText('Authentication required. Please log in.').waitFor()
    await signIn(page, candidate)
    await page.waitForURL(`**/interview/${sessionId}`)
    await room.startButton(page).click()
    await page.getByRole('heading', { name: 'Your interview has already begun' }).waitFor()
    const { email, password } = candidate
    const token = tokenIn(
      await caller(stack)('POST /auth/login', { json: { email, password }, address: aNetwork() }),
    )
    await expect
      .poll(() => room.storedAnswers(stack, { token }, sessionId))
      .toEqual(['Said while signed in.', 'Said while signed out.'])
    await room.goOn(page)
    await room.log(page).getByText('Said while signed out.').waitFor()
  })
})
