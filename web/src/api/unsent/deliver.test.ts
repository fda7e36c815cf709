import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import {
  createFakeCalls,
  createFakeInterviews,
  createFakeNetwork,
  createFakeParts,
  refusal,
} from '#tests/support/interview/fake-world.ts'
import { createFakeLockManager } from '#tests/support/interview/fake-lock-manager.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { deliverAll, type Delivery } from './deliver.ts'
import { createSessionLocks } from './session-locks.ts'
import type { StoredPart } from './part-store.ts'
import type { UnsentCalls } from './unsent-calls.ts'
import type { UnsentInterview } from './unsent-interview.ts'

const clock = createFakeClock()
const hour = 3_600_000
const checkpoint = { version: 7, entries: [{ role: 'user' as const, content: 'An answer.' }] }
const finish = { transcript: checkpoint.entries, recordedParts: [2] }

const interview = (change: Partial<UnsentInterview> = {}): UnsentInterview => ({
  sessionId: 'session-1',
  owner: 'candidate-1',
  expiresAt: clock.now() + hour,
  ...change,
})

const part = (number: number, sessionId = 'session-1'): StoredPart => ({
  sessionId,
  segment: 1,
  part: number,
  contentType: 'video/webm',
  blob: new Blob(['part']),
})

function aBrowser(left: UnsentInterview[], kept: StoredPart[]) {
  const server = createFakeCalls(aRecord())
  const parts = createFakeParts(kept)
  const interviews = createFakeInterviews(left)
  const locks = createSessionLocks(createFakeLockManager())
  const page = new AbortController()
  const waited: number[] = []
  const delivery: Delivery = {
    retries: { clock, network: createFakeNetwork(), signal: page.signal },
    calls: server.calls,
    parts,
    interviews,
    locks,
    changed: (_, waiting) => waited.push(waiting),
  }
  return { server, parts, interviews, locks, page, waited, delivery }
}

const deliver = (delivery: Delivery) => deliverAll('candidate-1', clock.now(), delivery)

describe('what an interview has not sent', () => {
  test('is sent by the next visit: the finish, then the parts', async () => {
    const { server, parts, interviews, waited, delivery } = aBrowser(
      [interview({ finish })],
      [part(0), part(1)],
    )
    await expect(deliver(delivery)).resolves.toBe(1)
    expect(server.inputs('finish')).toEqual([{ params: { id: 'session-1' }, body: finish }])
    expect(server.inputs('recordingPart')).toMatchObject([{ body: { part: 0 } }, { body: { part: 1 } }])
    expect(waited).toEqual([2, 1, 0])
    expect([parts.kept(), interviews.kept()]).toEqual([[], []])
  })

  test('is a checkpoint where the interview was left', async () => {
    const { server, interviews, delivery } = aBrowser([interview({ checkpoint })], [])
    await expect(deliver(delivery)).resolves.toBe(0)
    expect(server.inputs('saveTranscript')).toEqual([{ params: { id: 'session-1' }, body: checkpoint }])
    expect(interviews.kept()).toEqual([interview()])
    await expect(deliver(delivery)).resolves.toBe(0)
    expect(server.inputs('saveTranscript')).toHaveLength(1)
  })

  test('is sent again after failures, and deleted once the server accepts no more', async () => {
    const { server, interviews, parts, delivery } = aBrowser([interview({ finish })], [part(0)])
    server.fail('finish', refusal('internal', 500), refusal('interview_ended', 409))
    server.fail('recordingPart', refusal('no_answer', 0), refusal('interview_ended', 409))
    const done = deliver(delivery)
    await clock.pass(10_000)
    await done
    expect(server.inputs('finish')).toHaveLength(2)
    expect([parts.kept(), interviews.kept()]).toEqual([[], []])
  })

  test.each([
    ['a sign-in that has ended', refusal('not_signed_in', 401)],
    ['too many requests', refusal('too_many_attempts', 429)],
  ])('stays stored after %s, and is sent again', async (_, failure) => {
    const { server, interviews, delivery } = aBrowser([interview({ finish })], [])
    server.fail('finish', failure)
    const done = deliver(delivery)
    await clock.pass(0)
    expect(interviews.kept()).toEqual([interview({ finish })])
    await clock.pass(10_000)
    await done
    expect(server.inputs('finish')).toHaveLength(2)
    expect(interviews.kept()).toEqual([])
  })

  test('of another candidate is neither sent nor lost', async () => {
    const { server, parts, interviews, delivery } = aBrowser(
      [interview({ owner: 'candidate-2', finish, checkpoint })],
      [part(0)],
    )
    await deliver(delivery)
    for (const name of ['finish', 'saveTranscript', 'recordingPart'] as const)
      expect(server.inputs(name)).toEqual([])
    expect([parts.kept().length, interviews.kept().length]).toEqual([1, 1])
  })

  test('is deleted when it has expired, and parts without an interview are deleted, whichever candidate they belong to', async () => {
    const { parts, interviews, delivery } = aBrowser(
      [
        interview({ owner: 'candidate-2', expiresAt: clock.now() - 1 }),
        interview({ sessionId: 'session-3', owner: 'candidate-2' }),
      ],
      [part(0), part(0, 'session-2'), part(0, 'session-3')],
    )
    await deliver(delivery)
    expect(parts.kept().map(({ sessionId }) => sessionId)).toEqual(['session-3'])
    expect(interviews.kept().map(({ sessionId }) => sessionId)).toEqual(['session-3'])
  })

  test('waits while another tab holds the interview, and then sends only what that tab has not sent', async () => {
    const { server, interviews, locks, delivery } = aBrowser([interview({ finish })], [])
    const release = await locks.tryHold('session-1')
    const done = deliver(delivery)
    await clock.pass(60_000)
    expect(server.inputs('finish')).toEqual([])
    await interviews.put(interview())
    release?.()
    await done
    expect([server.inputs('finish'), interviews.kept()]).toEqual([[], [interview()]])
  })

  test('stays stored when the page is left before it is sent, and the lock is released', async () => {
    const { server, interviews, locks, page, delivery } = aBrowser([interview({ finish })], [])
    server.fail('finish', ...Array.from({ length: 9 }, () => refusal('no_answer', 0)))
    void deliver(delivery)
    await clock.pass(1000)
    page.abort()
    await clock.pass(60_000)
    expect(interviews.kept()).toHaveLength(1)
    await expect(locks.tryHold('session-1')).resolves.toBeDefined()
  })

  test('is sent once by two tabs at the same time', async () => {
    const { server, delivery } = aBrowser([interview({ finish })], [part(0)])
    await Promise.all([deliver(delivery), deliver(delivery)])
    expect(server.inputs('finish')).toHaveLength(1)
    expect(server.inputs('recordingPart')).toHaveLength(1)
  })
})

describe('the record of an interview that runs', () => {
  const running = interview({ callId: 'page-2', checkpoint: { ...checkpoint, version: 8 } })

  /** Delivers a checkpoint, whose answer arrives after another page has begun the interview. */
  async function whileAnswerIsLate(change: (browser: ReturnType<typeof aBrowser>) => Partial<Delivery>) {
    const browser = aBrowser([interview({ callId: 'page-1', checkpoint })], [])
    const answer = Promise.withResolvers<Awaited<ReturnType<UnsentCalls['saveTranscript']>>>()
    const calls = { ...browser.delivery.calls, saveTranscript: () => answer.promise }
    const done = deliver({ ...browser.delivery, calls, ...change(browser) })
    await clock.pass(0)
    return { ...browser, done, answer: () => answer.resolve({ success: true, data: { version: 7 } }) }
  }

  test('is not overwritten by a delivery whose page was left', async () => {
    const { page, locks, interviews, answer, done } = await whileAnswerIsLate(() => ({}))
    page.abort()
    await clock.pass(0)
    await expect(locks.tryHold('session-1')).resolves.toBeDefined()
    await interviews.put(running)
    answer()
    await done
    expect(interviews.kept()).toEqual([running])
  })

  test('is not overwritten in a browser without the Web Locks API', async () => {
    const { interviews, answer, done } = await whileAnswerIsLate(() => ({
      locks: createSessionLocks(undefined),
    }))
    await interviews.put(running)
    answer()
    await done
    expect(interviews.kept()).toEqual([running])
  })

  test("is not removed as expired where the device's clock is wrong", async () => {
    const { interviews, parts, locks, delivery } = aBrowser(
      [interview({ owner: 'candidate-2', expiresAt: clock.now() - hour })],
      [part(0)],
    )
    const release = await locks.tryHold('session-1')
    await deliver(delivery)
    expect([parts.kept().length, interviews.kept().length]).toEqual([1, 1])
    release?.()
    await deliver(delivery)
    expect([parts.kept(), interviews.kept()]).toEqual([[], []])
  })
})
