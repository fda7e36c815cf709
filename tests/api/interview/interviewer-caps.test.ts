import { expect, test } from 'vitest'
import { interviewCaps } from '#shared/interview/interviewer/caps.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aTurn, startInterviewerStack } from '#tests/support/interviewer-stack.ts'
import { everyRow, rowOf, setInRow } from '#tests/support/rows.ts'

test('tokens of a turn and characters of its sound are counted for the interview', async () => {
  const desk = await startInterviewerStack()
  try {
    const room = await desk.begin()
    await desk.turn(room)
    const rows = await everyRow(desk.stack)
    const { facts } = rows.find(({ id }) => String(id).startsWith('turn#001')) as {
      facts: { inputTokens: number; outputTokens: number }
    }
    const { inputTokens, outputTokens } = facts
    const usage = await rowOf(desk.stack, 'sessions', { userId: `turns#${room.sessionId}`, id: 'usage' })
    expect(usage?.['tokens']).toBe(inputTokens + outputTokens)
    desk.dataOf(await desk.sentence(room, 1, 0))
    const spoken = await rowOf(desk.stack, 'sessions', { userId: `turns#${room.sessionId}`, id: 'usage' })
    expect(spoken?.['characters']).toBe('You said "I moved forty nodes to another data centre".'.length)
  } finally {
    await desk.close()
  }
})

test('above the daily cap the built-in interviewer continues without sound, and a metric counts it', async () => {
  const desk = await startInterviewerStack(() => ({ interviewsPerDay: 0 }))
  try {
    const room = await desk.begin()
    expect(desk.dataOf(await desk.turn(room))).toMatchObject({ by: 'built-in', reason: 'cap' })
    const { audio } = desk.dataOf(
      await desk.call(`POST /interviews/${room.sessionId}/speech`, {
        token: room.token,
        json: { callId: 'page-of-the-test', text: 'Take your time.' },
      }),
    )
    expect(audio).toBeNull()
    expect((await desk.hear(room)).body['code']).toBe('hearing_unavailable')
    expect(desk.stack.logLines.filter((line) => line.includes('InterviewerUsedUp'))).toHaveLength(2)
    expect(desk.services.requests).toEqual([])
  } finally {
    await desk.close()
  }
})

test('an endpoint for chat completions answers turns, too, with the key of the secret', async () => {
  const desk = await startInterviewerStack(
    ({ url }) => ({
      model: { kind: 'chat', baseUrl: `${url}/v1/`, modelId: 'qwen3-32b' },
      modelKey: 'sk-of-the-test',
      voice: undefined,
      hearing: undefined,
    }),
    { chatKey: 'sk-of-the-test' },
  )
  try {
    const room = await desk.begin()
    expect(room.record.brain).toEqual({ model: true, voice: false, hearing: false })
    expect(desk.dataOf(await desk.turn(room))).toMatchObject({ by: 'model', next: 'follow_up' })
    expect(desk.dataOf(await desk.sentence(room, 1, 0)).sentence.audio).toBeNull()
    for (const [number, [kind, reason]] of (
      [
        ['throttled', 'busy'],
        ['down', 'failed'],
        ['refuses', 'refused'],
        ['outside schema', 'schema'],
        ['silent', 'slow'],
      ] as const
    ).entries()) {
      desk.services.model.set({ kind })
      const answer = desk.dataOf(await desk.turn(room, { number: number + 2 }))
      expect([answer.by, answer.reason]).toEqual(['built-in', reason])
    }
    expect(JSON.stringify(await everyRow(desk.stack))).not.toContain('sk-of-the-test')
  } finally {
    await desk.close()
  }
})

test('choosing quotes counts tokens, too, and above the cap quotes are listed by question', async () => {
  const desk = await startInterviewerStack()
  try {
    const usageOf = async (sessionId: string) =>
      (await rowOf(desk.stack, 'sessions', { userId: `turns#${sessionId}`, id: 'usage' }))?.[
        'tokens'
      ] as number
    const finish = async (room: Awaited<ReturnType<typeof desk.begin>>) => {
      const content = 'I moved forty nodes to another data centre, with two colleagues.'
      const transcript = [{ role: 'user', content, section: 0, question: 0 }]
      desk.dataOf(
        await desk.call(`POST /interviews/${room.sessionId}/finish`, {
          token: room.token,
          json: { transcript, callId: 'page-of-the-test', recordedParts: [] },
        }),
      )
      await eventually(
        () => rowOf(desk.stack, 'sessions', { userId: room.id, id: room.sessionId }),
        (row) => row !== undefined && row['outbox'] === undefined,
      )
      const shown = await desk.call(`GET /recruiting/recordings/${room.id}--${room.sessionId}/quotes`)
      return desk.dataOf(shown).quotes?.by ?? 'question'
    }
    const room = await desk.begin()
    await desk.turn(room)
    const ofTurn = await usageOf(room.sessionId)
    desk.services.model.set({ kind: 'says', text: '{"1":[1],"2":[],"3":[]}' })
    expect(await finish(room)).toBe('criterion')
    expect(await usageOf(room.sessionId)).toBeGreaterThan(ofTurn)

    const full = await desk.begin()
    await desk.turn(full)
    const { tokens } = interviewCaps()
    await setInRow(desk.stack, 'sessions', { userId: `turns#${full.sessionId}`, id: 'usage' }, { tokens })
    const asked = desk.services.requests.length
    expect(await finish(full)).toBe('question')
    expect(desk.services.requests.length).toBe(asked)
    expect(await usageOf(full.sessionId)).toBe(tokens)
  } finally {
    await desk.close()
  }
})

test("a guess counts, and one that was dropped is no part of the model's history", async () => {
  const desk = await startInterviewerStack()
  try {
    const room = await desk.begin()
    const json = aTurn({ answer: 'I moved the nodes.' })
    const path = `POST /interviews/${room.sessionId}/turn`
    desk.dataOf(await desk.call(path, { token: room.token, json: { ...json, isGuess: true } }))
    const usage = { userId: `turns#${room.sessionId}`, id: 'usage' }
    const ofGuess = (await rowOf(desk.stack, 'sessions', usage))?.['tokens'] as number
    expect(ofGuess).toBeGreaterThan(0)
    const whole = aTurn({ number: 2, answer: 'I moved the nodes. Nobody noticed.' })
    const heard = [{ number: 1, sentences: 0, isDropped: true }]
    desk.dataOf(await desk.call(path, { token: room.token, json: { ...whole, heard } }))
    expect((await rowOf(desk.stack, 'sessions', usage))?.['tokens']).toBeGreaterThan(ofGuess)
    const [, second] = desk.services.requests.map(({ body }) => JSON.stringify(body))
    expect(second?.split('I moved the nodes.')).toHaveLength(2)
    const turns = (await everyRow(desk.stack)).filter(({ id }) => String(id).startsWith('turn#'))
    expect(turns.every((turn) => 'over' in turn)).toBe(true)
  } finally {
    await desk.close()
  }
})
