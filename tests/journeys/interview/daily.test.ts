import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { test as base } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { gzipBytes, lobbyBudget, lobbyChunks } from '../../../web/chunks.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from './room-page.ts'

const test = base.extend('sessionId', async ({ stack, candidate }) => {
  await putJobs(stack, [room.shortJob])
  return applyFor(stack, candidate, room.shortJob.id)
})

const dailyRoom = 'https://example.daily.co/interview'

/** Answers as a deployment with the keys of Pipecat Cloud does. */
async function overDaily(page: Page): Promise<void> {
  await page.route('**/api/interview/create', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({
      json: { ...body, data: { ...body.data, provider: 'daily', agentName: 'interviewer' } },
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
  test('loads daily-js once the devices are granted, and is held, recorded and finished in the call', async ({
    open,
    sessionId,
    candidate,
  }) => {
    const { outputFiles } = await build({
      entryPoints: ['tests/support/interview/fake-daily-module.ts'],
      bundle: true,
      write: false,
      format: 'esm',
    })
    const code = Buffer.from(outputFiles[0]?.contents ?? [])
    let asked: string[] = []
    const scripts = new Set<string>()
    const uploads: string[] = []
    const finishes: unknown[] = []
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      async before(opening) {
        asked = requestsForDaily(opening)
        await overDaily(opening)
        await opening.route('**/assets/daily-js-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: code }),
        )
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
      did: ['load', `join {"url":"${dailyRoom}","token":"a-token"}`, 'stopRecording', 'leave', 'destroy'],
      recordings: 1,
    })
    const sent = calls?.[0]?.sent ?? []
    expect(sent.slice(0, 3)).toEqual(['conversation.overwrite_llm_context', 'conversation.echo', 'send-text'])
    expect(sent.at(-1)).toBe('conversation.end')
    expect(uploads).toEqual([])
    // The server waits for this recording, and for no other.
    expect(finishes).toMatchObject([{ recordedParts: [], cloudRecordings: 1 }])
    expect(asked).toContain(`/v1/conversations/${sessionId}/end`)
  })

  test('whose code none of Daily’s hosts sends says so after 30 seconds, and can be tried again', async ({
    open,
    sessionId,
    candidate,
  }) => {
    let asked: string[] = []
    const page = await room.openLobby(open, sessionId, {
      as: candidate,
      // Daily's code reports its failure to another company, which the policy refuses.
      expectedErrors: [/ERR_FAILED/, /sentry\.io/, /call object bundle/i],
      async before(opening) {
        await stopTheClock(opening)
        asked = requestsForDaily(opening)
        await overDaily(opening)
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
  })
})
