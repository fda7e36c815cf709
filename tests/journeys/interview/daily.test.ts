import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { ownPageHeaders } from '#infra/headers.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { caller } from '#tests/support/api.ts'
import type { Candidate } from '#tests/support/candidates.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import type { Open } from '#tests/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { sessionRow } from '#tests/support/rooms.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { gzipBytes, lobbyBudget, lobbyChunks } from '../../../web/chunks.ts'
import { confirmAddress, letterLinkTo } from '../account/password-reset.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

type Given = { open: Open; stack: TestStack; candidate: Candidate; sessionId: string }

const dailyRoom = 'https://example.daily.co/interview'

/** Sends the page of the interview with the policy of a deployment that has a provider of calls. */
async function withItsPolicy(page: Page, { s3 }: TestStack): Promise<void> {
  const choices = { uploadOrigins: [s3], https: false, hasCalls: true, ...pageHashesOf(siteFolder) }
  const [own] = ownPageHeaders(choices)
  await page.route('**/interview/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...own?.headers } })
  })
}

/** Answers as a deployment with the keys of Pipecat Cloud does. */
async function overDaily(
  page: Page,
  stack: TestStack,
  needsProof: () => Promise<boolean> = async () => false,
): Promise<void> {
  await withItsPolicy(page, stack)
  // Chromium lets no page whose document the test fulfilled reach a server on loopback.
  await page.route(`${stack.s3}/**`, async (route) => route.fulfill({ response: await route.fetch() }))
  await room.cannotTellPermissions(page)
  await page.route('**/api/interview/create', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({
      json: {
        ...body,
        data: {
          ...body.data,
          provider: 'daily',
          agentName: 'interviewer',
          needsProof: await needsProof(),
        },
      },
    })
  })
  await page.route('**/api/voice-agent/v1/public/interviewer/start', (route) =>
    route.fulfill({
      json: { success: true, dailyRoom, dailyToken: 'a-token', expiresAt: '2030-01-01T00:00:00.000Z' },
    }),
  )
  await page.route('**/api/voice-agent/v1/conversations/*/end', (route) =>
    route.fulfill({ json: { success: true, data: { status: 'ended' } } }),
  )
}

/** Replaces daily-js with a module that works without a network. */
async function withFakeDaily(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/interview/fake-daily-module.ts'],
    bundle: true,
    write: false,
    format: 'esm',
  })
  const body = Buffer.from(outputFiles[0]?.contents ?? [])
  await page.route('**/assets/daily-js-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** The names of what was requested for Daily, in order. */
function requestsForDaily(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url())
    const [, chunk] = /assets\/((?:browser-)?daily(?:-js)?)-/.exec(pathname) ?? []
    if (chunk !== undefined) asked.push(chunk)
    if (/daily|pluot/.test(host)) asked.push(`${request.resourceType()} from ${host}`)
    if (pathname.includes('/voice-agent/')) asked.push(pathname.replace('/api/voice-agent', ''))
  })
  return asked
}

describe('an interview over Daily', () => {
  test('loads daily-js once the devices are granted, is held in the call, and recorded in the browser', async ({
    open,
    sessionId,
    stack,
    candidate,
  }) => {
    let asked: string[] = []
    const scripts = new Set<string>()
    const uploads: string[] = []
    const finishes: unknown[] = []
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      async before(opening) {
        asked = requestsForDaily(opening)
        await overDaily(opening, stack)
        await withFakeDaily(opening)
        opening.on('request', (request) => {
          const [, script] = /assets\/([\w-]+\.js)/.exec(request.url()) ?? []
          if (script !== undefined) scripts.add(script)
          if (request.url().includes('/recording')) uploads.push(request.url())
          if (request.url().endsWith('/finish')) finishes.push(request.postDataJSON())
        })
      },
    })
    await page.getByText('Please grant camera and microphone permissions', { exact: true }).waitFor()
    await page.getByText('AI Interviewer').first().waitFor()
    expect(asked).toEqual([])
    expect([...scripts].toSorted()).toEqual(lobbyChunks(siteFolder).toSorted())
    expect(gzipBytes(siteFolder, [...scripts])).toBeLessThanOrEqual(lobbyBudget)
    await room.becomeReady(page)
    expect(asked.toSorted()).toEqual(['/v1/public/interviewer/start', 'browser-daily', 'daily-js'])

    await room.startCall(page)
    await room.answerAll(page)
    await page.getByRole('button', { name: 'End Call', exact: true }).click()
    await page.waitForURL('**/dashboard')
    const calls = await page.evaluate(() =>
      globalThis.dailyCalls?.map(({ did, recordings, sent }) => ({
        did,
        recordings: recordings.length,
        sent: sent.map(({ type, event_type: event }) => type ?? event),
      })),
    )
    expect(calls).toHaveLength(1)
    expect(calls?.[0]).toMatchObject({
      did: ['load', `join {"url":"${dailyRoom}","token":"a-token"}`, 'leave', 'destroy'],
      recordings: 0,
    })
    const sent = calls?.[0]?.sent ?? []
    expect(sent.slice(0, 6)).toEqual([
      'conversation.overwrite_llm_context',
      'client-message',
      'conversation.echo',
      'client-message',
      'client-ready',
      'send-text',
    ])
    expect(sent.slice(-3)).toEqual(['conversation.end', 'client-message', 'disconnect-bot'])
    expect(uploads).not.toEqual([])
    expect(finishes).toMatchObject([{ recordedParts: [expect.any(Number)] }])
    expect(finishes[0]).not.toHaveProperty('cloudRecordings')
    expect(asked).toContain(`/v1/conversations/${sessionId}/end`)
  })

  test(
    'says that its length is fixed, and deletes its recording after a second press',
    inWideRun,
    async ({ open, sessionId, stack, candidate }) => {
      const page = await room.openLobby(open, sessionId, {
        as: candidate,
        // A checkpoint may be under way when the interview is deleted.
        expectedErrors: [/status of (?:404|409)/],
        async before(opening) {
          await overDaily(opening, stack)
          await withFakeDaily(opening)
        },
      })
      await room.becomeReady(page)
      await room.startCall(page)
      await room.log(page).getByText('Are you ready').waitFor()
      await page.getByRole('button', { name: 'Having trouble?' }).click()
      await page.getByText('I need more time or other support').click()
      await page.getByText('The length of this call is fixed').waitFor()
      await page.getByText('I no longer want to be recorded').click()
      await page.getByRole('button', { name: 'End and delete the recording' }).click()
      await page.getByRole('button', { name: 'Yes, end and delete' }).click()
      await page.waitForURL('**/dashboard')
      await page.getByText('your application stays: people decide without the interview.').waitFor()
      expect(await sessionRow(stack, { userId: candidate.user.id, sessionId })).toMatchObject({
        status: 'completed',
      })
    },
  )

  test('whose interviewer falls silent continues with the prepared questions, after its call was ended', async ({
    open,
    sessionId,
    stack,
    candidate,
  }) => {
    let asked: string[] = []
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      async before(opening) {
        asked = requestsForDaily(opening)
        await stopTheClock(opening)
        await overDaily(opening, stack)
        await withFakeDaily(opening)
      },
    })
    await page.clock.resume()
    await room.becomeReady(page)
    await room.startCall(page)
    await room.log(page).getByText('Are you ready').waitFor()
    await room.type(page, 'Yes, I am ready.')
    await room.log(page).getByText('Which system are you proud of?').waitFor()
    await page.evaluate(() => globalThis.dailyCalls?.forEach((call) => call.fallSilent()))
    await room.type(page, room.longAnswer)
    await page.clock.fastForward(11_000)
    await room
      .log(page)
      .getByText("The call broke off, so I'll take over with the prepared questions.")
      .waitFor()
    expect(asked).toContain(`/v1/conversations/${sessionId}/end`)
    await room.type(page, 'A scheduler that I built for two hundred machines, alone, in a quarter of a year.')
    await expect
      .poll(() => room.storedAnswers(stack, candidate, sessionId))
      .toEqual([
        'Yes, I am ready.',
        room.longAnswer,
        'A scheduler that I built for two hundred machines, alone, in a quarter of a year.',
      ])
    const did = await page.evaluate(() => globalThis.dailyCalls?.map((call) => call.did))
    expect(did?.[0]?.slice(-2)).toEqual(['leave', 'destroy'])
  })

  test(
    'whose code no host of Daily delivers shows a message after 30 seconds',
    inWideRun,
    async ({ open, sessionId, stack, candidate }) => {
      let asked: string[] = []
      const page = await room.openLobby(open, sessionId, {
        as: candidate,
        // Daily's code reports its failure to Sentry, which the page's policy refuses.
        expectedErrors: [/ERR_FAILED/, /sentry\.io/, /call object bundle/i],
        async before(opening) {
          await stopTheClock(opening)
          asked = requestsForDaily(opening)
          await overDaily(opening, stack)
          await opening.route(/https:\/\/[^/]*(?:daily\.co|dailywebrtc\.(?:com|net))\//, (route) =>
            route.abort(),
          )
        },
      })
      await page.clock.resume()
      await page.getByRole('button', { name: 'Grant Camera & Microphone Access' }).first().click()
      await expect
        .poll(() => asked.filter((request) => request.startsWith('script from')).length)
        .toBeGreaterThan(2)
      expect(asked.slice(0, 20)).toEqual(
        expect.arrayContaining([
          'script from c.daily.co',
          'script from c.dailywebrtc.com',
          'script from c.dailywebrtc.net',
        ]),
      )
      await page.clock.fastForward(31_000)
      await page
        .getByText(
          'Failed to join video call: The call could not be loaded. Please check whether your network allows daily.co.',
        )
        .waitFor()
    },
  )
})

describe('an interview over Daily before the mailbox is proved', () => {
  const heading = (page: Page) =>
    page.getByRole('heading', { name: 'Confirm your email address to start', exact: true })
  const confirmed = (page: Page) => page.getByText('Your email address is confirmed.', { exact: true })
  const startPath = '/v1/public/interviewer/start'

  async function waitingLobby(
    { open, stack, candidate, sessionId }: Given,
    before: (page: Page) => Promise<void> = async () => {},
  ) {
    const isUnproved = async () => {
      const { body } = await caller(stack)('GET /auth/me', { token: candidate.token })
      return 'email_confirm_by' in (body['data'] as object)
    }
    let asked: string[] = []
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      async before(opening) {
        asked = requestsForDaily(opening)
        await before(opening)
        await overDaily(opening, stack, isUnproved)
        await withFakeDaily(opening)
      },
    })
    await heading(page).waitFor()
    return { page, asked: () => asked }
  }

  test(
    'asks for the proof, sends the e-mail again, and continues by itself when another tab gives it',
    inWideRun,
    async ({ open, stack, candidate, sessionId }) => {
      const { page, asked } = await waitingLobby({ open, stack, candidate, sessionId })
      await page.getByRole('button', { name: 'Grant Camera & Microphone Access' }).first().click()
      await page.locator('#lobby-hint').getByText('Confirm your email address to start').waitFor()
      await expect.poll(() => room.startButton(page).getAttribute('aria-disabled')).toBe('true')
      const emails = () => stack.ses.inbox.list().filter(({ to }) => to.includes(candidate.email)).length
      const before = emails()
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await page.getByText('Sent. If you do not see it, look in your spam folder.').waitFor()
      expect(emails()).toBe(before + 1)
      expect(asked()).not.toContain(startPath)

      // Marks this page when the other tab's message arrives.
      await page.evaluate(() => {
        new BroadcastChannel('address-proved').addEventListener('message', () => {
          document.title = 'told'
        })
      })
      const tab = await page.context().newPage()
      await tab.goto(stack.site + letterLinkTo(stack, candidate.email, 'confirm'))
      await tab.getByRole('button', { name: 'Confirm My Email Address' }).click()
      await tab.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
      await page.bringToFront()
      await confirmed(page).waitFor()
      expect(await page.title()).toBe('told')
      expect(await heading(page).count()).toBe(0)
      await page.getByText('Session expires in:').waitFor()
      expect(asked()).toContain(startPath)
      await tab.close()
    },
  )

  test(
    'continues when another device gives the proof',
    inWideRun,
    async ({ open, stack, candidate, sessionId }) => {
      const { page } = await waitingLobby({ open, stack, candidate, sessionId }, (opening) =>
        opening.clock.install(),
      )
      await confirmAddress(stack, candidate)
      await page.clock.fastForward(30_000)
      await confirmed(page).waitFor()
      await room.becomeReady(page)
    },
  )
})
