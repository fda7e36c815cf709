import { expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { createFakeNetwork } from '#tests/support/interview/fake-world.ts'
import { createCheckpoints } from './checkpoints.ts'

const soFar = { entries: [], segmentStarts: [], callId: 'page-1' }

/** Checkpoints whose saves the test answers. */
function aPage(version = 0) {
  const clock = createFakeClock()
  const saves: { version: number; answer: () => void }[] = []
  const kept: (number | undefined)[] = []
  const checkpoints = createCheckpoints({
    retries: { clock, network: createFakeNetwork(), signal: new AbortController().signal },
    calls: {
      saveTranscript({ body }) {
        const { promise, resolve } = Promise.withResolvers<void>()
        saves.push({ version: body.version, answer: resolve })
        return promise.then(() => ({ success: true as const, data: { version: body.version } }))
      },
    },
    sessionId: 'session-1',
    version,
    refused: () => {},
    keep: (checkpoint) => kept.push(checkpoint?.version),
  })
  const answer = async (index: number): Promise<void> => {
    saves[index]?.answer()
    await clock.pass(0)
  }
  return { checkpoints, saves, kept, answer }
}

test('sends the latest of the checkpoints that were saved while another was under way', async () => {
  const { checkpoints, saves, kept, answer } = aPage()
  for (let count = 0; count < 3; count += 1) checkpoints.save(soFar)
  expect(saves.map(({ version }) => version)).toEqual([1])
  await answer(0)
  expect(saves.map(({ version }) => version)).toEqual([1, 3])
  expect(kept).toEqual([1, 2, 3])
  await answer(1)
  expect([kept, checkpoints.unsaved()]).toEqual([[1, 2, 3, undefined], undefined])
})

test('continues the versions of the page before', () => {
  const { checkpoints, saves } = aPage(7)
  checkpoints.save(soFar)
  expect(saves.map(({ version }) => version)).toEqual([8])
})

test('keeps a checkpoint that is answered after the end', async () => {
  const { checkpoints, kept, answer } = aPage()
  checkpoints.save(soFar)
  checkpoints.stop()
  await answer(0)
  expect(kept).toEqual([1])
})
