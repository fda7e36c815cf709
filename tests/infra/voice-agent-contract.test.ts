import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startPayload } from '#functions/interview/voice-agent/payload.ts'
import { storedUser } from '#functions/account/rows/stored-user.ts'
import { storedSession } from '#functions/application/session/stored-session.ts'
import { botMessageIn } from '#web/interview/transports/daily/messages.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { aDailyCall } from '#tests/support/interview/daily-call.ts'

const text = readFileSync('docs/voice-agent.md', 'utf8')

/** The names in code marks of the first column of the table below a heading. */
const namesBelow = (heading: string): string[] => {
  const part = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
}

const at = '2026-11-22T09:00:00.000Z'

test("names exactly the keys of the start request's body", () => {
  const payload = startPayload({
    session: storedSession.parse({
      userId: 'candidate',
      id: 'session',
      jobId: 'engineer',
      jobTitle: 'Engineer',
      department: 'Engineering',
      status: 'scheduled',
      createdAt: at,
      started_at: null,
      finished_at: null,
      roomCreatedAt: at,
    }),
    user: storedUser.parse({
      id: 'candidate',
      name: 'Aisha',
      email: 'a@example.com',
      epoch: 1,
      createdAt: at,
    }),
    job: undefined,
    expiresAt: new Date(at),
    recordings: { bucket: 'recordings', region: 'ap-southeast-2', role: 'role' },
    siteUrl: 'https://example.com',
  }) as { body: object }
  expect(namesBelow('What the agent is started with').toSorted()).toEqual(
    Object.keys(payload.body).toSorted(),
  )
})

test('names exactly the messages that the page sends in an interview', async () => {
  const { joined, transport, call } = aDailyCall({ behaviours: [{ talks: false }] })
  await joined()
  transport.openSection(0)
  transport.greet()
  transport.sendText('Yes.')
  transport.finishAnswer()
  await transport.leave()
  const sent = call().sent.map(({ type, event_type: event, data }) =>
    type === 'client-message' ? (data as { t: string }).t : (type ?? event),
  )
  const named = namesBelow('What the page sends').filter((name) => name !== 'client-message')
  expect(new Set(sent)).toEqual(new Set(named))
})

test('names only messages that the page reads', () => {
  const names = namesBelow('What the page reads')
  expect(names.length).toBeGreaterThan(5)
  for (const type of names)
    expect([type, botMessageIn({ type, data: { text: 'Words.' } }, 'session')]).toEqual([
      type,
      expect.anything(),
    ])
})

test("quotes the built-in interviewer's line after a lost call", () => {
  const quoted = /"(The call broke off[^"]+)"/.exec(text.replaceAll(/\s+/g, ' '))?.[1] ?? 'nothing'
  expect(lines.takesOver).toContain(quoted)
})
