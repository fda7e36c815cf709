import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { applyFor } from '../dashboard/applications.ts'
import { interviewFile } from './interview-file.ts'
import * as room from './room-page.ts'
import { openSpeakingPage } from './speaking-page.ts'
import { speechSeconds } from './speech.ts'

/** When the recording is loud, in seconds of it. */
const loudIn = (page: Page, recordingUrl: string): Promise<{ from: number; until: number }[]> =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const { sampleRate, ...sound } = await new AudioContext().decodeAudioData(bytes).then((buffer) => ({
      sampleRate: buffer.sampleRate,
      samples: buffer.getChannelData(0),
    }))
    const step = sampleRate / 50
    const spans: { from: number; until: number }[] = []
    for (let at = 0; at + step < sound.samples.length; at += step) {
      const piece = sound.samples.subarray(at, at + step)
      const level = Math.sqrt(piece.reduce((sum, value) => sum + value * value, 0) / piece.length)
      if (level < 0.01) continue
      const last = spans.at(-1)
      const second = at / sampleRate
      if (last !== undefined && second - last.until < 0.8) last.until = second + 0.02
      else spans.push({ from: second, until: second + 0.02 })
    }
    return spans
  }, recordingUrl)

test(
  'a spoken answer has the times of the voice, in transcript, counts and recording',
  { timeout: 240_000 },
  async ({ stack, candidate }) => {
    await putJobs(stack, [room.shortJob])
    const sessionId = await applyFor(stack, candidate, room.shortJob.id)
    const { page, close } = await openSpeakingPage({ site: stack.site, candidate, sessionId })
    try {
      await room.startButton(page).click()
      await room.becomeReady(page)
      await room.startCall(page)
      await room.log(page).getByText('Are you ready').waitFor()
      await room.type(page, 'Yes, I am ready.')
      await room
        .log(page)
        .getByText(/Spoken answer, [567] seconds/)
        .first()
        .waitFor({ timeout: 90_000 })
      await page.getByRole('button', { name: 'End call', exact: true }).click()
      await page.getByRole('button', { name: 'End interview' }).click()
      await page.waitForURL('**/dashboard')
      const keys = await eventually(
        () => interviewKeys(stack, sessionId),
        (found) =>
          found.some((key) => key.endsWith('/recording.webm')) && found.some((key) => key.endsWith('.vtt')),
      )
      const read = async (name: string) => (await interviewFile(stack, keys, name)).toString()
      const { entries } = JSON.parse(await read('transcript.json')) as { entries: TranscriptEntry[] }
      const summary = JSON.parse(await read('summary.json')) as {
        insights: { talkSeconds: { candidate: number }; words: { candidate: number | null } }
        recording: { files: { startSeconds?: number }[] }
      }
      const spoken = entries.filter(({ isUnrecognised }) => isUnrecognised === true)
      expect(spoken.length).toBeGreaterThan(0)
      // Nothing was recognised, so the words are not counted.
      expect(summary.insights.words.candidate).toBeNull()

      const api = recruiterApi(createSend({ origin: stack.gateway }))
      const recordings = (await api.listRecordings({ params: { id: room.shortJob.id }, query: {} })).data
        .recordings
      const recording = recordings.find(({ id }) => id.endsWith(sessionId))
      const { url } = (await api.openRecording({ params: { id: recording?.id ?? '' } })).data
      await page.goto(url)
      await page.getByText('Nothing that the candidate said aloud was written down').waitFor()
      const recordingUrl = await page.evaluate(() => document.querySelector('video')?.src ?? '')
      const loud = (await loudIn(page, recordingUrl)).filter(({ from, until }) => until - from > 2)
      const start = summary.recording.files[0]?.startSeconds ?? 0
      const whole = loud.filter(({ from, until }) => Math.abs(until - from - speechSeconds) < 0.5)
      expect(whole.length).toBeGreaterThan(0)
      let compared = 0
      for (const { from, until } of whole) {
        const entry = spoken.find(
          ({ startMilliseconds = 0 }) => Math.abs(startMilliseconds / 1000 - start - from) < 3,
        )
        // The last speech may begin after the interview has ended.
        if (entry === undefined) continue
        compared += 1
        const [begin, end] = [
          (entry.startMilliseconds ?? 0) / 1000 - start,
          (entry.endMilliseconds ?? 0) / 1000 - start,
        ]
        expect(Math.abs(begin - from)).toBeLessThan(0.3)
        expect(Math.abs(end - until)).toBeLessThan(0.3)
        expect(Math.abs((entry.spokenMilliseconds ?? 0) / 1000 - (until - from))).toBeLessThan(
          0.05 * speechSeconds,
        )
      }
      expect(compared).toBeGreaterThan(0)
      const [first] = spoken
      await page
        .getByRole('button', { name: first?.content ?? '' })
        .first()
        .click()
      const { currentTime } = await eventually(
        () => page.evaluate(() => ({ currentTime: document.querySelector('video')?.currentTime ?? 0 })),
        (seen) => seen.currentTime > 1,
      )
      expect(loud.some(({ from, until }) => currentTime >= from - 0.3 && currentTime <= until)).toBe(true)
    } finally {
      await close()
    }
  },
)
