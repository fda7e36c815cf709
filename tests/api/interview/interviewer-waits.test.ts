import { describe, expect } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { callId } from '#tests/support/interviewer-stack.ts'
import { test } from '#tests/support/interviewer-test.ts'
import { setInRow } from '#tests/support/rows.ts'

const notYet = { sentence: null, isLast: false, by: null, reason: null }

describe('A call that waits holds an execution of the function', () => {
  test('a sentence of a turn that no request has begun is answered at once', async ({ desk }) => {
    const room = await desk.begin()
    const path = `GET /interviews/${room.sessionId}/turns/7/sentences/0?callId=${callId}`
    const { token } = room
    const calls = await Promise.all(Array.from({ length: 5 }, () => desk.call(path, { token })))
    expect(calls.map(desk.dataOf)).toEqual(calls.map(() => notYet))
  })

  test('three calls of an interview wait for sentences, a fourth is told to ask again', async ({ desk }) => {
    const room = await desk.begin()
    desk.services.model.set({ kind: 'silent' })
    const turn = desk.turn(room)
    await eventually(
      () => desk.services.requests.length,
      (count) => count === 1,
    )
    const path = `GET /interviews/${room.sessionId}/turns/1/sentences/0?callId=${callId}`
    const { token } = room
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.call(path, { token })))
    await turn
    const builtIn = { sentence: null, isLast: true, by: 'built-in', reason: 'slow' }
    expect(answers.map(desk.dataOf).filter(({ isLast }) => isLast)).toEqual([builtIn, builtIn, builtIn])
    expect(answers.map(desk.dataOf)).toContainEqual(notYet)
  })

  test('of more than three turns at once the others are refused for a second, and no slot stays taken', async ({
    desk,
  }) => {
    const room = await desk.begin()
    desk.services.model.set({ kind: 'silent' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => desk.turn(room, { number })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429])
    desk.services.model.set(null)
    expect(desk.dataOf(await desk.turn(room, { number: 6 }))).toMatchObject({ by: 'model' })
  })

  test('the slots of functions that ended early are free again after 20 seconds', async ({ desk }) => {
    const room = await desk.begin()
    const key = { userId: `turns#${room.sessionId}`, id: 'waiting' }
    const taken = { turn1: Date.now(), turn2: Date.now() + 60_000, turn3: Date.now() + 60_000 }
    await setInRow(desk.stack, 'sessions', key, taken)
    desk.stack.shiftClock(1000)
    expect(desk.dataOf(await desk.turn(room))).toMatchObject({ by: 'model' })
  })
})
