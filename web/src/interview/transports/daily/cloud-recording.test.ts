import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { createCloudRecording } from './cloud-recording.ts'

function aRecording(throws = false) {
  const clock = createFakeClock()
  const did: string[] = []
  let outcome: string | undefined
  const recording = createCloudRecording({
    clock,
    begin: () => {
      did.push('begin')
      if (throws) throw new Error('Not joined.')
    },
    end: () => did.push('end'),
  })
  const start = () =>
    recording.start().then(
      () => (outcome = 'started'),
      () => (outcome = 'refused'),
    )
  return { clock, recording, did, start, outcome: () => outcome }
}

describe('a recording in the cloud', () => {
  test('has started once Daily says so', async () => {
    const { clock, recording, did, start, outcome } = aRecording()
    void start()
    await clock.pass(24_000)
    expect(outcome()).toBeUndefined()
    recording.started()
    await clock.pass(0)
    expect([outcome(), did, clock.pending()]).toEqual(['started', ['begin'], 0])
  })

  test('is asked for again after an error, a second later', async () => {
    const { clock, recording, did, start, outcome } = aRecording()
    void start()
    recording.failed()
    await clock.pass(1000)
    recording.failed()
    await clock.pass(1000)
    recording.started()
    await clock.pass(0)
    expect([outcome(), did]).toEqual(['started', ['begin', 'begin', 'begin']])
  })

  test('is refused after the third error', async () => {
    const { clock, recording, did, start, outcome } = aRecording()
    void start()
    for (let error = 1; error <= 3; error += 1) {
      recording.failed()
      await clock.pass(1000)
    }
    expect([outcome(), did.length, clock.pending()]).toEqual(['refused', 3, 0])
  })

  test('is refused when Daily does not answer within 25 seconds', async () => {
    const { clock, start, outcome } = aRecording()
    void start()
    await clock.pass(25_000)
    expect(outcome()).toBe('refused')
  })

  test('is refused outside of a call, and can be asked for anew', async () => {
    const { clock, did, start, outcome } = aRecording(true)
    void start()
    await clock.pass(2000)
    expect([outcome(), did.length]).toEqual(['refused', 3])
    void start()
    expect(did).toHaveLength(4)
  })

  test('that the server started is not asked for', async () => {
    const { clock, recording, did, start, outcome } = aRecording()
    recording.started()
    void start()
    await clock.pass(0)
    expect([outcome(), did]).toEqual(['started', []])
  })

  test('is asked for once, however often the room starts it', () => {
    const { did, start } = aRecording()
    void start()
    void start()
    expect(did).toEqual(['begin'])
  })

  test.each<[string, (recording: ReturnType<typeof aRecording>['recording']) => void]>([
    ['an error', (recording) => recording.failed()],
    ['an unexpected end', (recording) => recording.stopped()],
    [
      'an error with the end that follows it',
      (recording) => {
        recording.failed()
        recording.stopped()
      },
    ],
  ])('is started again after %s in the call, and given up after three failures', async (_, breaks) => {
    const { clock, recording, did, start } = aRecording()
    void start()
    recording.started()
    breaks(recording)
    await clock.pass(1000)
    expect(did).toEqual(['begin', 'begin'])
    recording.started()
    breaks(recording)
    for (let error = 1; error <= 3; error += 1) {
      await clock.pass(1000)
      recording.failed()
    }
    await clock.pass(1000)
    expect(did.slice(2)).toEqual(['begin', 'begin', 'begin'])
    expect(clock.pending()).toBe(0)
  })

  test("ends with Daily's answer, and after three seconds without one", async () => {
    for (const answers of [true, false]) {
      const { clock, recording, did, start } = aRecording()
      void start()
      recording.started()
      let isOver = false
      void recording.stop().then(() => (isOver = true))
      await clock.pass(2999)
      expect(isOver).toBe(false)
      if (answers) recording.stopped()
      await clock.pass(answers ? 0 : 1)
      expect([isOver, did.at(-1)]).toEqual([true, 'end'])
      recording.failed()
      recording.started()
      await recording.stop()
      await recording.start()
      await clock.pass(60_000)
      expect(did).toEqual(['begin', 'end'])
      expect(clock.pending()).toBe(0)
    }
  })

  test('is counted by its id, also one that begins while the call ends; Daily repeats the event', () => {
    const { recording, start } = aRecording()
    expect(recording.begun()).toBe(0)
    void start()
    recording.started('first')
    recording.started('first')
    recording.failed()
    recording.started('second')
    void recording.stop()
    recording.started('third')
    expect(recording.begun()).toBe(3)
  })

  test('without an id is counted each time it begins', () => {
    const { recording, start } = aRecording()
    void start()
    recording.started()
    recording.started()
    recording.failed()
    recording.started()
    expect(recording.begun()).toBe(2)
  })

  test('that never began has nothing to stop', async () => {
    const { recording, did } = aRecording()
    await recording.stop()
    expect(did).toEqual([])
  })
})
