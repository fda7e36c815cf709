import type { JobSetting } from 'local-aws/interviewer-services'
import { describe, expect } from 'vitest'
import { consentFor } from '#shared/interview/consent.ts'
import {
  transcriptionsFolder,
  transcriptionsPrefix,
} from '#shared/interview/interviewer/transcription-names.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  callId,
  jobId,
  startInterviewerStack,
  type InterviewerStack,
} from '#tests/support/interviewer-stack.ts'
import { test } from '#tests/support/interviewer-test.ts'
import { linkIn } from '#tests/support/inbox.ts'
import { filesOfInterview, interviewKeys, uploadPart } from '#tests/support/rooms.ts'
import { everyRow, rowOf, setInRow } from '#tests/support/rows.ts'
import { recordingOf } from '#tests/support/webm-sample.ts'
import { bucketNames, mapNames } from '#functions/platform/names/environment.ts'
import { notWrittenDown } from '#shared/interview/interviewer/answer-words.ts'
import { createInterviewFiles } from '#functions/interview/rows/interview-files.ts'
import { localAddress } from '#infra/local/functions/config.ts'

type Room = Awaited<ReturnType<InterviewerStack['begin']>>

const said = ['I', 'moved', 'forty', 'nodes.', 'Two', 'colleagues', 'tested', 'it.']
const spoken = said.map((text, index) => ({
  channel: 0 as const,
  text,
  start: 1 + index * 0.4,
  end: 1.3 + index * 0.4,
}))
const asked = { channel: 1 as const, text: 'Interviewer', start: 2, end: 2.4 }

const unrecognised = {
  role: 'user',
  content: '(Spoken answer, 4 seconds)',
  isUnrecognised: true,
  startMilliseconds: 1000,
  endMilliseconds: 4400,
  spokenMilliseconds: 3400,
  section: 0,
  question: 0,
}
const heard = {
  role: 'user',
  content: 'These words came over the stream.',
  startMilliseconds: 5000,
  endMilliseconds: 6000,
  section: 0,
  question: 1,
}

/** The product's own access to the bucket of interviews. */
const bucketOf = ({ stack }: InterviewerStack) =>
  createInterviewFiles(
    localAddress(stack.s3),
    mapNames(bucketNames, (bucket) => bucket),
  )

/** Ends an interview with this recording and transcript. */
async function finish(
  desk: InterviewerStack,
  room: Room,
  { channels = 2, transcript = [unrecognised, heard] }: { channels?: number; transcript?: object[] } = {},
): Promise<void> {
  await uploadPart({ ...room, call: desk.call }, { part: 0, bytes: recordingOf(channels) })
  desk.dataOf(
    await desk.call(`POST /interviews/${room.sessionId}/finish`, {
      token: room.token,
      json: { transcript, callId, recordedParts: [1], segmentStarts: [0] },
    }),
  )
}

const rowIn = ({ stack }: InterviewerStack, { id: userId, sessionId }: Room) =>
  rowOf(stack, 'sessions', { userId, id: sessionId })

/** Moves the clock on until the files are written, with each look at the job of the transcription. */
async function settled(desk: InterviewerStack, room: Room): Promise<Record<string, unknown>> {
  const row = await eventually(
    async () => {
      await desk.stack.settled()
      const stored = await rowIn(desk, room)
      if (stored?.['outbox'] !== undefined) desk.stack.passTime(600)
      return stored
    },
    (stored) => stored !== undefined && stored['outbox'] === undefined,
  )
  return row ?? {}
}

const transcriptOf = async (desk: InterviewerStack, { sessionId }: Room) =>
  (await rowOf(desk.stack, 'sessions', { userId: `transcript#${sessionId}`, id: sessionId }))?.[
    'entries'
  ] as Record<string, unknown>[]

const usageOf = async (desk: InterviewerStack, { sessionId }: Room) =>
  (await rowOf(desk.stack, 'sessions', { userId: `turns#${sessionId}`, id: 'usage' }))?.['recordedSeconds'] ??
  0

const jobsOf = (desk: InterviewerStack, { sessionId }: Room) =>
  desk.services.batch.jobs().filter(({ TranscriptionJobName: name }) => name.includes(sessionId))

const started = (desk: InterviewerStack) =>
  desk.services.requests.filter(({ path }) => path === 'StartTranscriptionJob')

/** What of the settings the deployment has beside the default of the test. */
async function withServices(
  more: Parameters<typeof startInterviewerStack>[0],
  use: (desk: InterviewerStack) => Promise<void>,
): Promise<void> {
  const desk = await startInterviewerStack(more)
  try {
    await use(desk)
  } finally {
    await desk.close()
  }
}

const filled = {
  role: 'user',
  content: said.join(' '),
  source: 'batch',
  startMilliseconds: 1000,
  endMilliseconds: 4100,
  spokenMilliseconds: 3400,
  wordStarts: said.map((_, index) => 1000 + index * 400),
  section: 0,
  question: 0,
}

describe('A recording with answers that have no words', () => {
  test('is transcribed once, by channel, and its words are in transcript, page and quotes', async ({
    desk,
  }) => {
    desk.services.batch.words = [...spoken, asked]
    const room = await desk.begin()
    await finish(desk, room)
    expect(await settled(desk, room)).toMatchObject({ transcription: { state: 'done', failures: 0 } })

    expect(await transcriptOf(desk, room)).toEqual([filled, heard])
    expect(started(desk).map(({ body }) => body)).toEqual([
      {
        TranscriptionJobName: `interview-${room.sessionId}-1`,
        LanguageCode: 'en-AU',
        MediaFormat: 'webm',
        Media: {
          MediaFileUri: expect.stringMatching(
            new RegExp(`^s3://interviews/interviews/.*--${room.sessionId}/recording.webm$`),
          ),
        },
        OutputBucketName: 'interviews',
        OutputKey: `interviews/transcriptions/${room.sessionId}/1.json`,
        Settings: { ChannelIdentification: true },
      },
    ])
    // Nothing is left of the job, and its output is in the folder.
    expect(jobsOf(desk, room)).toEqual([])
    expect(await bucketOf(desk).list(transcriptionsFolder)).toEqual([])
    const names = (await interviewKeys(desk.stack, room.sessionId)).map((key) => key.split('/').at(-1))
    expect(names).toContain('transcription-1.json')
    expect(names).not.toContain('.write_access_check_file.temp')

    const texts = await filesOfInterview(desk.stack, room.sessionId)
    expect(texts).toContain('(from the recording): I moved forty nodes. Two colleagues tested it.')
    expect(texts).toContain('One answer was not written down during the interview.')
    const shown = await desk.call(`GET /recruiting/recordings/${room.id}--${room.sessionId}/quotes`)
    expect(desk.dataOf(shown).answers[0].answers).toMatchObject([
      { text: 'I moved forty nodes. Two colleagues tested it.', source: 'batch', atMilliseconds: 1000 },
    ])
    expect(await usageOf(desk, room)).toBe(8)
  })

  test('has the questions counted that only it has', async ({ desk }) => {
    const words = ['Is', 'it', 'remote?']
    desk.services.batch.words = words.map((text, index) => ({
      channel: 0 as const,
      text,
      start: 1 + index * 0.4,
      end: 1.3 + index * 0.4,
    }))
    const room = await desk.begin()
    await finish(desk, room)
    await settled(desk, room)
    const { questions } = desk.dataOf(await desk.call(`GET /recruiting/applications/${room.id}--${jobId}`))
    expect(questions).toMatchObject([{ text: 'Is it remote?', atMilliseconds: 1000, answered: null }])
    const { applicants } = desk.dataOf(await desk.call('GET /recruiting/applicants?questions=open'))
    expect(applicants).toMatchObject([{ id: `${room.id}--${jobId}`, openQuestions: 1 }])
  })

  test('of one channel is transcribed without channels', async ({ desk }) => {
    desk.services.batch.words = spoken
    const room = await desk.begin()
    await finish(desk, room, { channels: 1 })
    await settled(desk, room)
    expect(await transcriptOf(desk, room)).toEqual([filled, heard])
    expect(started(desk)[0]?.body).not.toHaveProperty('Settings')
  })

  test('is not transcribed where every answer has its words, or was typed', async ({ desk }) => {
    const room = await desk.begin()
    await finish(desk, room, { transcript: [heard, { ...heard, isTyped: true }] })
    expect(await settled(desk, room)).not.toHaveProperty('transcription')
    expect(started(desk)).toEqual([])
  })

  test('is assembled for recruiters while its job runs, and the page says so', async ({ desk }) => {
    desk.services.batch.set({ kind: 'slow', milliseconds: 1_000_000 })
    const room = await desk.begin()
    await finish(desk, room)
    await eventually(
      () => rowIn(desk, room),
      (row) => row?.['leasedUntil'] === undefined && started(desk).length === 1,
    )
    expect(await filesOfInterview(desk.stack, room.sessionId)).toContain('Amazon Transcribe is reading')
    const link = await desk.call(`POST /recruiting/recordings/${room.id}--${room.sessionId}/link`)
    expect(desk.dataOf(link).recording.state).toBe('assembled')
    // After six hours the function gives up.
    desk.stack.passTime(6 * 3600)
    expect(await settled(desk, room)).toMatchObject({ transcription: { state: 'failed', problem: 'slow' } })
    expect(started(desk)).toHaveLength(1)
    expect(await usageOf(desk, room)).toBe(0)
  })
})

describe('A transcription that fails', () => {
  test.for<[string, JobSetting, number]>([
    ['a job', { kind: 'fails', reason: 'The media format does not match.', times: 2 }, 2],
    ['half an output', { kind: 'half output', times: 2 }, 2],
    // A full quota uses up no try.
    ['a throttled service', { kind: 'throttled', times: 6 }, 0],
  ])('is tried again: %s', async ([, fault, failures], { desk }) => {
    desk.services.batch.words = spoken
    desk.services.batch.set(fault)
    const room = await desk.begin()
    await finish(desk, room)
    expect(await settled(desk, room)).toMatchObject({ transcription: { state: 'done', failures } })
    expect(await transcriptOf(desk, room)).toEqual([filled, heard])
  })

  test('three times leaves the transcript as it was, is named on the page, counts no seconds and raises an alarm', async ({
    desk,
  }) => {
    desk.services.batch.set({ kind: 'fails', reason: 'The media format does not match.' })
    const room = await desk.begin()
    await finish(desk, room)
    expect(await settled(desk, room)).toMatchObject({
      transcription: { state: 'failed', problem: 'failed', failures: 3 },
    })
    expect(await transcriptOf(desk, room)).toEqual([unrecognised, heard])
    expect(started(desk)).toHaveLength(3)
    expect(jobsOf(desk, room)).toEqual([])
    expect(await usageOf(desk, room)).toBe(0)
    expect(await filesOfInterview(desk.stack, room.sessionId)).toContain(
      'The recording was not transcribed: the service could not read the recording.',
    )
    expect(desk.stack.logLines.filter((line) => line.includes('TranscriptionsFailed'))).toHaveLength(1)

    // The recruiter tool's "recordings retry" starts it again.
    desk.services.batch.set(null)
    desk.services.batch.words = spoken
    desk.dataOf(await desk.call(`POST /recruiting/recordings/${room.id}--${room.sessionId}/retry`))
    expect(await settled(desk, room)).toMatchObject({ transcription: { state: 'done' } })
    expect(await transcriptOf(desk, room)).toEqual([filled, heard])
  })

  test('of a mailbox that is not proved is started once it is', async ({ desk }) => {
    desk.services.batch.words = spoken
    const room = await desk.begin({ isProved: false })
    await finish(desk, room)
    expect(await settled(desk, room)).toMatchObject({
      transcription: { state: 'failed', problem: 'not_proved' },
    })
    expect(started(desk)).toEqual([])
    expect(await filesOfInterview(desk.stack, room.sessionId)).toContain('It is transcribed once they do.')

    const token = linkIn(desk.stack, 'confirm', room.email)
    const confirmed = await desk.call('POST /auth/confirm-email', { token: room.token, json: { token } })
    expect(confirmed.status).toBe(200)
    expect(await settled(desk, room)).toMatchObject({ transcription: { state: 'done', failures: 0 } })
    expect(await transcriptOf(desk, room)).toEqual([filled, heard])
    expect(await usageOf(desk, room)).toBe(8)
  })

  test('of a candidate whose consent does not name the service is not started', async ({ desk }) => {
    const room = await desk.begin()
    const consent = { ...consentFor(1), at: '2026-11-26T00:00:00.000Z' }
    await setInRow(desk.stack, 'sessions', { userId: room.id, id: room.sessionId }, { consent })
    await finish(desk, room)
    expect(await settled(desk, room)).toMatchObject({
      transcription: { state: 'failed', problem: 'no_consent' },
    })
    expect(started(desk)).toEqual([])
    expect(await usageOf(desk, room)).toBe(0)
  })

  test('above the daily cap is not started', () =>
    withServices(
      () => ({ interviewsPerDay: 0 }),
      async (desk) => {
        const room = await desk.begin()
        await finish(desk, room)
        expect(await settled(desk, room)).toMatchObject({
          transcription: { state: 'failed', problem: 'cap' },
        })
        expect(started(desk)).toEqual([])
        expect(desk.stack.logLines.filter((line) => line.includes('InterviewerUsedUp'))).toHaveLength(1)
      },
    ))
})

const transcriptionAlone = () => ({ model: undefined, voice: undefined, hearing: undefined })

describe('The setting of transcriptions', () => {
  test('needs no model: the page gets none, the consent names Transcribe, and the words are written down', () =>
    withServices(transcriptionAlone, async (desk) => {
      desk.services.batch.words = spoken
      const room = await desk.begin()
      expect(room.record).toMatchObject({ brain: null, needsProof: false, isTranscribed: true })
      expect(room.record.consentText).toMatch(
        /What I say aloud is written down from the recording by .*Transcribe/,
      )
      expect((await desk.turn(room)).body).toMatchObject({ code: 'interviewer_not_there' })
      await finish(desk, room)
      expect(await settled(desk, room)).toMatchObject({ transcription: { state: 'done' } })
      expect(await transcriptOf(desk, room)).toEqual([filled, heard])
    }))

  test('off, starts no job, and lobby, page and desk say that spoken answers are not written down', () =>
    withServices(
      () => ({ transcription: undefined }),
      async (desk) => {
        const room = await desk.begin()
        expect(room.record).toMatchObject({ isTranscribed: false })
        await finish(desk, room)
        expect(await settled(desk, room)).toMatchObject({
          transcription: { state: 'failed', problem: 'off' },
        })
        expect(started(desk)).toEqual([])
        expect(await usageOf(desk, room)).toBe(0)
        expect(await filesOfInterview(desk.stack, room.sessionId)).toContain(notWrittenDown)
        const words = await desk.call(`GET /recruiting/recordings/${room.id}--${room.sessionId}/quotes`)
        expect(desk.dataOf(words).transcription).toEqual({ state: 'failed', problem: 'off', answers: 0 })
      },
    ))
})

describe('The words of a recording', () => {
  test('are part of the export, and deleted with the account', async ({ desk }) => {
    desk.services.batch.words = spoken
    const room = await desk.begin()
    await finish(desk, room)
    await settled(desk, room)
    const exported = desk.dataOf(await desk.call('GET /auth/me/export', { token: room.token }))
    expect(exported.interviews[0].transcript[0]).toEqual(filled)
    expect(exported.interviews[0].files.map(({ name }: { name: string }) => name)).toContain(
      'transcription-1.json',
    )
    const erased = await desk.call('POST /recruiting/candidates/erase', { json: { candidate: room.email } })
    expect(erased.status).toBe(200)
    expect(await interviewKeys(desk.stack, room.sessionId)).toEqual([])
    const left = (await everyRow(desk.stack)).filter(({ userId }) => String(userId).endsWith(room.sessionId))
    expect(left).toEqual([])
  })

  test('of a job that completes after its interview was erased are deleted with the job', async ({
    desk,
  }) => {
    desk.services.batch.words = spoken
    desk.services.batch.set({ kind: 'slow', milliseconds: 1_000_000 })
    const room = await desk.begin()
    await finish(desk, room)
    await eventually(
      () => rowIn(desk, room),
      (row) => row?.['leasedUntil'] === undefined && started(desk).length === 1,
    )
    const erased = await desk.call('POST /recruiting/candidates/erase', { json: { candidate: room.email } })
    expect(erased.status).toBe(200)
    await desk.services.batch.endAll()
    expect(jobsOf(desk, room)).toMatchObject([{ TranscriptionJobStatus: 'COMPLETED' }])
    const outputs = () => bucketOf(desk).list(transcriptionsPrefix(room.sessionId))
    expect(await outputs()).toContain(`interviews/transcriptions/${room.sessionId}/1.json`)
    desk.stack.passTime(16 * 60)
    await desk.stack.settled()
    expect([...jobsOf(desk, room), ...(await outputs())]).toEqual([])
  })
})
