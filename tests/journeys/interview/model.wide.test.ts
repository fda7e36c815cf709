import { startInterviewerServices } from 'local-aws/interviewer-services'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anInterviewer } from '#tests/support/interviewer-stack.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { startTestStack } from '#tests/support/stack.ts'
import { applyFor } from '../dashboard/applications.ts'
import { interviewFile } from './interview-file.ts'
import * as room from './room-page.ts'
import { openSpeakingPage } from './speaking-page.ts'
import { spokenSound } from './speech.ts'

/** At the rate of the stand-in, each takes less than the four seconds of sound in the file. */
const utterances = [
  'I moved forty nodes to another data centre at night.',
  'My own part was the scheduler that places the jobs.',
  'I would build a queue with fair shares here first.',
  'Because two teams waited for days at the old one.',
  'It took three weeks and nobody lost a single job.',
  'I learned to test the power supply before the move.',
  'No, thank you, that is all I wanted to say.',
  'Thank you, I have nothing more to add to that.',
]
const wav = { quiet: 6, speech: 4 }

/** The loudness of each channel of a recording, every tenth of a second. */
const channelsIn = (page: Page, recordingUrl: string) =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const buffer = await new AudioContext().decodeAudioData(bytes)
    const step = Math.round(buffer.sampleRate / 10)
    const levelsOf = (channel: number): number[] => {
      const samples = buffer.getChannelData(channel)
      return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
        const piece = samples.subarray(index * step, (index + 1) * step)
        return Math.sqrt(piece.reduce((sum, value) => sum + value * value, 0) / piece.length)
      })
    }
    return {
      count: buffer.numberOfChannels,
      levels: Array.from({ length: buffer.numberOfChannels }, (_, channel) => levelsOf(channel)),
    }
  }, recordingUrl)

test('a spoken interview with a model: captions, further questions about the answers, both voices recorded', async () => {
  const services = await startInterviewerServices({ access: grantedAccess() })
  services.speechStreams.utterances.push(...utterances)
  services.model.pace({ firstTokenMilliseconds: 450, tokensPerSecond: 60 })
  services.voice.milliseconds = 200
  const stack = await startTestStack({ interviewer: anInterviewer(services.url) })
  const candidate = await registerCandidate(stack.site)
  await proveMailbox(stack, candidate.user.id)
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const complaints: string[] = []
  const { page, close } = await openSpeakingPage({
    site: stack.site,
    candidate,
    sessionId,
    sound: spokenSound(wav),
    before(opening) {
      opening.on('console', (message) =>
        message.type() === 'error' ? complaints.push(message.text()) : undefined,
      )
      opening.on('pageerror', (error) => complaints.push(String(error)))
    },
  })
  try {
    await room.startButton(page).click()
    await room.becomeReady(page)
    await room.startCall(page)
    await room.log(page).getByText('Are you ready').waitFor()
    await room.type(page, 'Yes, I am ready.')
    await room
      .log(page)
      .getByText(/You said "/)
      .first()
      .waitFor({ timeout: 60_000 })
    await page.getByRole('dialog', { name: 'Interview Complete!' }).waitFor({ timeout: 240_000 })
    await page.waitForURL('**/dashboard', { timeout: 60_000 })
    expect(complaints).toEqual([])

    const keys = await eventually(
      () => interviewKeys(stack, sessionId),
      (found) =>
        found.some((key) => key.endsWith('/recording.webm')) && found.some((key) => key.endsWith('.vtt')),
    )
    const read = async (name: string) => (await interviewFile(stack, keys, name)).toString()
    const { entries } = JSON.parse(await read('transcript.json')) as {
      entries: (TranscriptEntry & { isPageClaim?: boolean })[]
    }
    // The file continues after the goodbye, when speech is no longer recognised.
    const spoken = entries.filter(
      ({ role, isTyped, isUnrecognised }) => role === 'user' && isTyped !== true && isUnrecognised !== true,
    )
    const asked = entries.filter(({ role }) => role === 'assistant')
    process.stdout.write(`${entries.map(({ role, content }) => `${role}: ${content}`).join('\n')}\n`)
    const words = spoken.map(({ content }) => content).join(' ')
    expect(spoken.length).toBeGreaterThanOrEqual(3)
    expect(spoken.every(({ content }) => utterances.some((text) => text.includes(content)))).toBe(true)
    const quoted = asked.flatMap(({ content }) =>
      [...content.matchAll(/You said "([^"]+)"/g)].map(([, text]) => text),
    )
    expect(quoted.length).toBeGreaterThan(0)
    for (const quote of quoted) expect(words).toContain(quote)
    for (const question of ['Which system are you proud of?', 'What would you build here first?'])
      expect(asked.filter(({ content }) => content.includes(question))).toHaveLength(1)
    // The server's record contains the model's lines; only the page reports those of the built-in interviewer.
    expect(
      asked.filter(({ content, isPageClaim }) => content.includes('You said') && isPageClaim === true),
    ).toEqual([])

    const api = recruiterApi(createSend({ origin: stack.gateway }))
    const { recordings } = (await api.listRecordings({ params: { id: room.shortJob.id }, query: {} })).data
    const { url } = (await api.openRecording({ params: { id: recordings[0]?.id ?? '' } })).data
    await page.goto(url)
    await page.locator('video').waitFor()
    const recordingUrl = await page.evaluate(() => document.querySelector('video')?.src ?? '')
    const { count, levels } = await channelsIn(page, recordingUrl)
    expect(count).toBe(2)
    const [mine = [], theirs = []] = levels
    const isLoud = (level: number): boolean => level > 0.01
    const [mineAlone, theirsAlone] = [
      mine.filter((level, at) => isLoud(level) && !isLoud(theirs[at] ?? 0)).length,
      theirs.filter((level, at) => isLoud(level) && !isLoud(mine[at] ?? 0)).length,
    ]
    process.stdout.write(`candidate alone ${mineAlone / 10} s, interviewer alone ${theirsAlone / 10} s\n`)
    expect(mineAlone).toBeGreaterThan(30)
    expect(theirsAlone).toBeGreaterThan(30)
  } finally {
    await close()
    await stack.close()
    await services.close()
  }
}, 420_000)
