import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { startInterviewerServices } from 'local-aws/interviewer-services'
import { chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { createS3 } from '#functions/storage/files/s3.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { localAddress } from '#infra/local/functions/config.ts'
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
import * as room from './room-page.ts'
import { writeSpeech } from './speech.ts'

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

/** The loudness of each channel of a recording, in the parts where it is loudest. */
const channelsIn = (page: Page, address: string) =>
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
  }, address)

test('a spoken interview with a model: captions, further questions about the answers, both voices recorded', async () => {
  const services = await startInterviewerServices({ access: grantedAccess() })
  services.hearing.utterances.push(...utterances)
  services.model.pace({ firstTokenMilliseconds: 450, tokensPerSecond: 60 })
  services.voice.milliseconds = 200
  const stack = await startTestStack({ interviewer: anInterviewer(services.url) })
  const candidate = await registerCandidate(stack.site)
  await proveMailbox(stack, candidate.user.id)
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const folder = mkdtempSync(join(tmpdir(), 'site-model-'))
  const file = join(folder, 'speech.wav')
  writeSpeech(file, wav)
  const { path, environment } = inject('browser')
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  })
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) =>
      message.type() === 'error' ? complaints.push(message.text()) : undefined,
    )
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${stack.site}/login`)
    await page.getByLabel('Email').fill(candidate.email)
    await page.getByLabel('Password', { exact: true }).fill(candidate.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.goto(`${stack.site}/interview/${sessionId}`)
    await room.startButton(page).click()
    await room.becomeReady(page)
    await room.startCall(page)
    await room.log(page).getByText('Are you ready').waitFor()
    await room.type(page, 'Yes, I am ready.')
    const looks = process.env['LOOKS']
    await room
      .log(page)
      .getByText(/You said "/)
      .first()
      .waitFor({ timeout: 60_000 })
    if (looks !== undefined)
      for (const width of [390, 1280])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: join(looks, `model-${width}-${colorScheme}.png`) })
        }
    await page.getByRole('dialog', { name: 'Interview Complete!' }).waitFor({ timeout: 240_000 })
    await page.waitForURL('**/dashboard', { timeout: 60_000 })
    expect(complaints).toEqual([])

    const keys = await eventually(
      () => interviewKeys(stack, sessionId),
      (found) =>
        found.some((key) => key.endsWith('/recording.webm')) && found.some((key) => key.endsWith('.vtt')),
    )
    const read = async (name: string): Promise<string> => {
      const Key = keys.find((key) => key.endsWith(`/${name}`))
      const { Body } = await createS3(localAddress(stack.s3)).send(
        new GetObjectCommand({ Bucket: 'interviews', Key }),
      )
      return (await Body?.transformToString()) ?? ''
    }
    const { entries } = JSON.parse(await read('transcript.json')) as {
      entries: (TranscriptEntry & { isPageClaim?: boolean })[]
    }
    // The file goes on behind the goodbye, where nothing is recognised any more.
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
    // The model's lines are those of the server's record; the built-in interviewer's are the page's word.
    expect(
      asked.filter(({ content, isPageClaim }) => content.includes('You said') && isPageClaim === true),
    ).toEqual([])

    const api = recruiterApi(createSend({ origin: stack.gateway }))
    const { recordings } = (await api.listRecordings({ params: { id: room.shortJob.id }, query: {} })).data
    const { url } = (await api.openRecording({ params: { id: recordings[0]?.id ?? '' } })).data
    await page.goto(url)
    await page.locator('video').waitFor()
    const film = await page.evaluate(() => document.querySelector('video')?.src ?? '')
    const { count, levels } = await channelsIn(page, film)
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
    await browser.close()
    await stack.close()
    await services.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, 420_000)
