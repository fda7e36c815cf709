import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { speechRate } from '#tests/support/speech/speech.ts'
import { applyFor } from '../dashboard/applications.ts'
import { interviewFile } from './interview-file.ts'
import * as room from './room-page.ts'
import { openSpeakingPage } from './speaking-page.ts'
import { loudnessOf, speechAmongNoises, stepsPerSecond, timesOf } from './speech-among-noises.ts'

/** The loudness of a recording, for each fiftieth of a second. */
const loudnessAt = (page: Page, recordingUrl: string): Promise<number[]> =>
  page.evaluate(
    async ([url, stepsPerSecond]) => {
      const bytes = await (await fetch(url)).arrayBuffer()
      const buffer = await new AudioContext().decodeAudioData(bytes)
      const samples = buffer.getChannelData(0)
      const step = buffer.sampleRate / stepsPerSecond
      return Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
        const piece = samples.subarray(Math.floor(at * step), Math.floor((at + 1) * step))
        return Math.sqrt(piece.reduce((sum, value) => sum + value * value, 0) / piece.length)
      })
    },
    [recordingUrl, stepsPerSecond] as const,
  )

/** `busyMilliseconds`: how long the page's thread is busy while the recorder begins. */
const devices = [
  { name: 'an idle device', rate: 1, busyMilliseconds: 0 },
  { name: 'a device six times as slow, busy when the recording begins', rate: 6, busyMilliseconds: 2_500 },
]

/** Keeps the page's thread busy after a recorder was asked to start, so that its event comes late. */
const blockAtStart = (busyMilliseconds: number): void => {
  class Blocking extends MediaRecorder {
    override start(timeslice?: number): void {
      super.start(timeslice)
      for (const end = performance.now() + busyMilliseconds; performance.now() < end;);
    }
  }
  Object.assign(globalThis, { MediaRecorder: Blocking })
}

test.for(devices)(
  'what is said aloud between clicks and tones, also beside a typed answer, has its times in transcript, captions, counts and recording on $name',
  { timeout: 300_000 },
  async ({ rate, busyMilliseconds }, { stack, candidate }) => {
    await putJobs(stack, [room.shortJob])
    const sessionId = await applyFor(stack, candidate, room.shortJob.id)
    const { sound, answer } = await speechAmongNoises(
      'I led the migration of our storage cluster, and in four months nobody of the team lost a single file.',
    )
    const answerSeconds = answer.length / speechRate
    const before = (page: Page) => void page.addInitScript(blockAtStart, busyMilliseconds)
    const { page, close } = await openSpeakingPage({ site: stack.site, candidate, sessionId, sound, before })
    try {
      await room.startButton(page).click()
      await room.becomeReady(page)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      await room.startCall(page)
      await room.log(page).getByText('Are you ready').waitFor()
      await room.type(page, 'Yes, I am ready.')
      const spokenAnswers = room.log(page).getByText(/Spoken answer, [567] seconds/)
      await spokenAnswers.first().waitFor({ timeout: 90_000 })
      // The second question is answered in writing, and aloud while the candidate writes.
      await page.getByText("You're speaking", { exact: true }).waitFor({ timeout: 60_000 })
      // The page shows a loud sound up to 150 ms before it knows that it is a voice: an answer sent between the two would leave the voice to the next question.
      // Nobody types as fast as that; but the keys end before the next tone, because a key beside a tone can count as a voice.
      await room.field(page).fill(room.longAnswer.slice(0, -10))
      await room.field(page).pressSequentially(room.longAnswer.slice(-10), { delay: 60 })
      await room.field(page).press('Enter')
      await spokenAnswers.nth(1).waitFor()
      await page.getByRole('button', { name: 'End call', exact: true }).click()
      await page.getByRole('button', { name: 'End interview' }).click()
      await page.waitForURL('**/dashboard')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
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
      const said = entries.filter(({ role, question }) => role === 'user' && question !== undefined)
      expect(said.map(({ isTyped = false, question }) => [isTyped, question])).toEqual([
        [false, 0],
        [false, 1],
        [true, 1],
      ])
      const start = summary.recording.files[0]?.startSeconds ?? 0
      // What was said before the interview's clock began has no whole entry.
      const times = timesOf(loudnessOf(answer, speechRate), await loudnessAt(page, recordingUrl))
      const loud = times
        .map((from) => ({ from, until: from + answerSeconds }))
        .filter(({ from }) => from + start > 0)
      const spoken = entries
        .filter(({ isUnrecognised }) => isUnrecognised === true)
        .map(({ startMilliseconds = 0, endMilliseconds = 0, spokenMilliseconds = 0 }) => ({
          from: startMilliseconds / 1000 - start,
          until: endMilliseconds / 1000 - start,
          seconds: spokenMilliseconds / 1000,
        }))
      expect(loud.length).toBeGreaterThan(1)
      // A click or a tone that counts as a voice would be an entry of its own, or make one longer.
      expect(spoken).toHaveLength(loud.length)
      const errors = loud.flatMap(({ from, until }, at) => [
        Math.abs((spoken[at]?.from ?? 0) - from),
        Math.abs((spoken[at]?.until ?? 0) - until),
      ])
      const loudSeconds = loud.length * answerSeconds
      const talk = summary.insights.talkSeconds.candidate / loudSeconds
      console.info(`Worst error of a time ${Math.max(...errors).toFixed(2)} s, talk time ${talk.toFixed(3)}.`)
      expect(Math.max(...errors)).toBeLessThan(0.3)
      expect(Math.abs(talk - 1)).toBeLessThan(0.05)
      const captions = [
        ...(await read('recording.vtt')).matchAll(/^00:(\d\d):(\d\d\.\d{3}) --> .*\n.*\(speaks\)$/gm),
      ].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
      for (const { from } of loud)
        expect(captions.some((caption) => Math.abs(caption - from) < 0.3)).toBe(true)
      await page
        .getByRole('button', { name: /Spoken answer, [567] seconds/ })
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
