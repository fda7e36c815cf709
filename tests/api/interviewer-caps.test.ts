import { expect, test } from 'vitest'
import { startInterviewerStack } from '#tests/support/interviewer-stack.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'

test('tokens are counted by what the model says it used, for interview, mailbox and day', async () => {
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

test('above what a day may cost the built-in interviewer goes on, without a sound, and an alarm counts it', async () => {
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
