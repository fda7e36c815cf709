import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { FakeRecorders, FakeStream } from '#tests/support/interview/fake-media.ts'
import { createRecording } from './recording.ts'

const partMilliseconds = 5_000
const stream = new FakeStream() as unknown as MediaStream

function aRecording(failure?: FakeRecorders['failure']) {
  const clock = createFakeClock()
  const recorders = new FakeRecorders()
  recorders.failure = failure
  const stalls: boolean[] = []
  const recording = createRecording(clock, recorders.recorders(partMilliseconds), {
    recorded: () => {},
    stalled: (isStalled) => stalls.push(isStalled),
  })
  const states = () => recorders.created.map(({ state }) => state)
  return { clock, recorders, recording, stalls, states }
}

describe('A recorder that delivers no part', () => {
  test('is replaced after 15 seconds by another one, which is a new segment', async () => {
    const { clock, recorders, recording, stalls, states } = aRecording()
    await recording.start(stream, 0)
    await clock.pass(10_000)
    recorders.created[0]?.deliver('a part')
    await clock.pass(14_999)
    expect(states()).toEqual(['recording'])
    await clock.pass(1)
    expect(states()).toEqual(['inactive', 'recording'])
    recorders.created[1]?.deliver('a part')
    await clock.pass(14_999)
    expect(recording.counts()).toEqual([2, 1])
    expect(stalls).toEqual([])
  })

  test('is replaced twice; after that the recording counts as stalled until a part arrives', async () => {
    const { clock, recorders, recording, stalls, states } = aRecording()
    recorders.failure = 'never ends'
    await recording.start(stream, 0)
    for (let passed = 0; passed < 20; passed += 1) await clock.pass(5_000)
    expect(states()).toEqual(['recording', 'recording', 'recording'])
    expect(stalls).toEqual([true])
    recorders.created[2]?.deliver('a part')
    expect(stalls).toEqual([true, false])
  })

  test('may be replaced twice again after a part', async () => {
    const { clock, recorders, recording, stalls, states } = aRecording()
    await recording.start(stream, 0)
    await clock.pass(30_000)
    recorders.created[2]?.deliver('a part')
    await clock.pass(30_000)
    expect([states().length, stalls]).toEqual([5, []])
    await clock.pass(15_000)
    expect([states().length, stalls]).toEqual([5, [true]])
  })

  test('is not replaced once the recording is over', async () => {
    const { clock, recording, states } = aRecording()
    await recording.start(stream, 0)
    await recording.stop()
    await clock.pass(60_000)
    expect(states()).toEqual(['inactive'])
  })
})

test('each segment has the times at which its recorder was asked to start, began and was asked to stop', async () => {
  const { clock, recorders, recording } = aRecording()
  const begunAt = clock.now()
  const starting = recording.start(stream, 0)
  await starting
  await clock.pass(7_000)
  expect(recording.times()).toEqual([])
  recording.pause()
  await clock.pass(3_000)
  await recording.start(stream, 0)
  await clock.pass(2_000)
  // The tracks have ended, so the recorder stops by itself.
  recorders.created[1]?.stop()
  await clock.pass(2_000)
  await recording.stop()
  const relative = recording.times().map(({ segment, asked, began, stopped }) => ({
    segment,
    times: [asked, began, stopped].map((at) => at - begunAt),
  }))
  expect(relative).toEqual([
    { segment: 1, times: [0, 0, 7_000] },
    { segment: 2, times: [10_000, 10_000, 12_000] },
  ])
})

test('stopping waits five seconds at most for a recorder that does not end', async () => {
  const { clock, recording } = aRecording('never ends')
  await recording.start(stream, 0)
  let hasStopped = false
  void recording.stop().then(() => (hasStopped = true))
  await clock.pass(4_999)
  expect(hasStopped).toBe(false)
  await clock.pass(1)
  expect(hasStopped).toBe(true)
})
