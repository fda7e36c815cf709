import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captionsName } from '#functions/interview/files/captions.ts'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { countedIn } from '#tests/support/counted.ts'
import { startRecordingDesk, type RecordingDesk } from '#tests/support/recording-desk.ts'
import { damagedRecording, hostileRecordings } from '#tests/support/hostile-recordings.ts'
import { sampleRecording } from '#tests/support/webm-sample.ts'

let desk: RecordingDesk
beforeAll(async () => {
  desk = await startRecordingDesk()
})
afterAll(() => desk.close())

const texts = ['index.html', 'summary.json', 'transcript.json', 'transcript.txt']
const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

/** Runs the function once, and expects all files of the interview, each recording byte for byte. */
async function expectFilesAfterOneRun(recordings: readonly (readonly Uint8Array[])[]): Promise<void> {
  const { id, folder } = await desk.anInterview(recordings)
  await desk.run()
  const row = await desk.rowOf(id)
  expect(row).not.toHaveProperty('outbox')
  const named = recordings.map((_, index) => `recording-${index + 1}.webm`)
  expect(row?.['recording']).toMatchObject(named.map((name) => ({ name })))
  const written = (await desk.versionsIn(folder)).filter((name) => !name.startsWith('parts/'))
  expect(new Set(written)).toEqual(new Set([...texts, ...named, ...named.map(captionsName)]))
  expect(written.filter((name) => name.endsWith('.webm'))).toHaveLength(recordings.length)
  for (const [index, parts] of recordings.entries()) {
    const recording = await desk.contentOf(folder + named[index])
    const uploaded = Buffer.concat(parts)
    // An index replaces the header. Damaged bytes can make a cluster part of it, but not the last one.
    const rest = uploaded.subarray(uploaded.lastIndexOf(clusterId))
    expect(recording.equals(uploaded) || recording.subarray(-rest.length).equals(rest)).toBe(true)
  }
}

describe('An interview has its files after one run, with', () => {
  test('recordings that no browser makes', () =>
    expectFilesAfterOneRun(hostileRecordings.map(({ part }) => [part(0, 300_000)])))

  test('recordings whose bytes are damaged at any position', () =>
    fc.assert(
      fc.asyncProperty(fc.array(damagedRecording, { minLength: 20, maxLength: 20 }), (recordings) =>
        expectFilesAfterOneRun(recordings.map((recording) => [recording])),
      ),
      { numRuns: 2, endOnFailure: true },
    ))
})

test('A recording with a gap is copied as it is; one whose end is missing gets an index', async () => {
  const halves = [sampleRecording.subarray(0, 150), sampleRecording.subarray(150)]
  const cut = await desk.anInterview([halves], { recordedParts: [3] })
  const gap = await desk.anInterview([[...halves, Buffer.from('end')]])
  await desk.app.files.remove([`${gap.folder}parts/1-00001.webm`])
  desk.later(600)
  await desk.run()
  const recordingIn = ({ folder }: { folder: string }) => desk.contentOf(`${folder}recording.webm`)
  expect((await recordingIn(gap)).toString('hex')).toBe(
    Buffer.concat([halves[0] ?? Buffer.alloc(0), Buffer.from('end')]).toString('hex'),
  )
  expect((await recordingIn(cut)).length).toBeGreaterThan(sampleRecording.length)
  expect((await desk.rowOf(cut.id))?.['recording']).toMatchObject([{ seconds: 7.5, missing: [2] }])
})

const failing = () => Promise.reject(new RangeError('The recording is too long.'))
const withoutRecording = () => ({ files: { ...desk.app.files, concatenate: failing } })

describe('A recording that cannot be put together', () => {
  test('leaves the texts; after eight attempts its row has the reason of the failure, and one metric counts it', async () => {
    const { id, folder } = await desk.anInterview([[sampleRecording]])
    desk.logLines.length = 0
    for (let attempt = 1; attempt <= mailing.maxAttempts; attempt += 1) {
      expect(await desk.rowOf(id)).toMatchObject({ outbox: 'pending' })
      await desk.run(withoutRecording())
      expect(new Set(await desk.versionsIn(folder))).toEqual(new Set([...texts, 'parts/1-00000.webm']))
      desk.later(2 * mailing.maxPauseSeconds)
    }
    await desk.run(withoutRecording())
    expect(countedIn(desk.logLines)).toEqual(['RecordingsGivenUp'])
    expect(await desk.rowOf(id)).toMatchObject({
      outbox: 'dead',
      attempts: mailing.maxAttempts,
      recordingFailure: { reason: 'RangeError' },
    })
    // Written at the first attempt and at the last.
    expect((await desk.versionsIn(folder)).filter((name) => name === 'transcript.txt')).toHaveLength(2)
    expect((await desk.contentOf(`${folder}index.html`)).toString()).toContain(
      'The recording could not be put together after several attempts (RangeError).',
    )
    expect(JSON.parse((await desk.contentOf(`${folder}summary.json`)).toString())).toMatchObject({
      recording: { isAssembled: false, failure: 'RangeError' },
    })

    expect(await desk.retry(id)).toBe(true)
    await desk.run()
    const row = await desk.rowOf(id)
    expect(row).toMatchObject({ recording: [{ name: 'recording.webm', seconds: 7.5 }] })
    for (const gone of ['outbox', 'recordingFailure', 'areTextsWritten']) expect(row).not.toHaveProperty(gone)
    expect((await desk.contentOf(`${folder}index.html`)).toString()).toContain('<video')
    // Files that are there are read again.
    expect(await desk.retry(id)).toBe(true)
    expect(await desk.retry(id)).toBe(false)
  })

  test('has failed, too, where each attempt ended without a result', async () => {
    const { id } = await desk.anInterview([[sampleRecording]])
    const key = { userId: 'candidate', id }
    const leaseEnd = () => new Date(desk.now().getTime() + 1000)
    for (let attempt = 1; attempt <= mailing.maxAttempts; attempt += 1) {
      expect(await desk.app.outbox.lease(key, desk.now(), leaseEnd())).toBeDefined()
      desk.later(2)
    }
    await desk.run(withoutRecording())
    expect(await desk.rowOf(id)).toMatchObject({
      outbox: 'dead',
      recordingFailure: { reason: 'Interrupted' },
    })
  })

  test('is not given up while it waits for parts, after twice the maximum of attempts', async () => {
    const { id } = await desk.anInterview([[sampleRecording]], { recordedParts: [2] })
    for (let look = 1; look <= 2 * mailing.maxAttempts; look += 1) {
      await desk.run()
      desk.later(31)
    }
    expect(await desk.rowOf(id)).toMatchObject({ outbox: 'pending', attempts: 2 * mailing.maxAttempts })
    desk.later(600)
    await desk.run()
    expect(await desk.rowOf(id)).toMatchObject({ recording: [{ missing: [1] }] })
  })

  test('is written once where the write of its row fails several times', async () => {
    const { id, folder } = await desk.anInterview([[sampleRecording]])
    const forgetful = { outbox: { ...desk.app.outbox, noteRecording: failing } }
    for (let attempt = 1; attempt < mailing.maxAttempts; attempt += 1) {
      await desk.run(forgetful)
      desk.later(2 * mailing.maxPauseSeconds)
    }
    await desk.run()
    expect(await desk.rowOf(id)).toMatchObject({ recording: [{ seconds: 7.5 }] })
    expect((await desk.versionsIn(folder)).filter((name) => name === 'recording.webm')).toHaveLength(1)
  })
})
