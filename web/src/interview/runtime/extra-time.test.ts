import { describe, expect, test, vi } from 'vitest'
import { aRoom, finished } from '#tests/support/interview/a-room.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'

const running = { milliseconds: 400_000, pages: 1, silentMilliseconds: 60_000, callId: 'another-page' }
const { room } = aRecord()
const given = aRecord({ status: 'Interviewer Ready', running, room: { ...room, remainingSeconds: 900 } })

/** A call whose interviewer learns of the extra time. */
function aCall() {
  const script = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
  const setTimeFactor = vi.fn()
  return {
    script,
    setTimeFactor,
    all: aRoom({ given, change: { transport: () => ({ ...script, setTimeFactor }) } }),
  }
}

describe('extra time in the call', () => {
  test('lengthens timer and room by what the server gives, and tells the interviewer', async () => {
    const { all, script, setTimeFactor } = aCall()
    await all.begin()
    const { roomEndsAt } = all.room.getState()
    script.emit({ type: 'timeAsked' })
    script.emit({ type: 'timeAsked' })
    await all.clock.pass(0)
    const [first, second] = all.server.inputs('extend')
    expect(first).toMatchObject({ body: { sessionId: 'session-1', callId: 'call-12345', timeFactor: 1.5 } })
    // Asked again before the answer, for the same length.
    expect(second).toEqual(first)
    expect(all.room.getState()).toMatchObject({
      record: { timeFactor: 1.5, maxDuration: 30 },
      roomEndsAt: (roomEndsAt ?? NaN) + 10 * 60_000,
      hasExtraTimeFailed: false,
    })
    expect(setTimeFactor).toHaveBeenCalledWith(1.5)
  })

  test('that the server refuses is said in the call, and changes nothing', async () => {
    const { all, script, setTimeFactor } = aCall()
    await all.begin()
    const { roomEndsAt } = all.room.getState()
    all.server.fail('extend', refusal('interview_ended', 409))
    script.emit({ type: 'timeAsked' })
    await all.clock.pass(0)
    expect(all.room.getState()).toMatchObject({ roomEndsAt, hasExtraTimeFailed: true })
    expect(setTimeFactor).not.toHaveBeenCalled()
  })
})

describe('an interview that is stopped after a danger', () => {
  test.each([
    ['danger', true],
    ['consent', undefined],
    [undefined, undefined],
  ] as const)('after %s, the finish says so: %s', async (after, told) => {
    const { all, script } = aCall()
    await all.begin()
    script.emit({ type: 'stoppedAsking', after: 'danger' })
    script.emit({ type: 'stoppedAsking', after })
    all.room.end()
    await all.clock.pass(0)
    expect(finished(all)[0]?.body.stoppedForWellbeing).toBe(told)
  })
})
