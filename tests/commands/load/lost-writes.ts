import { interviewKeys } from '#tests/support/rooms.ts'
import type { Person } from './people.ts'
import type { FromServer } from './server.ts'

/** One line for each acknowledged write that is missing. */
export async function lostWrites(server: FromServer, people: readonly Person[]): Promise<string[]> {
  const lost: string[] = []
  for (const { call, token, sessionId, phone, unsure, transcript, parts } of people) {
    const { body: profile } = await call('GET /auth/me', { token })
    const stored = (profile['data'] as { phone?: string }).phone
    if (phone !== undefined && ![phone, ...unsure].includes(stored ?? ''))
      lost.push(`${sessionId}: the phone is ${stored}, not ${phone}`)
    const { body: room } = await call(`GET /interviews/${sessionId}/transcript`, { token })
    const { version } = room['data'] as { version: number }
    if (version < transcript)
      lost.push(`${sessionId}: version ${version} of the transcript, not ${transcript}`)
    const keys = (await interviewKeys(server, sessionId)).filter((key) => key.includes('/parts/'))
    if (keys.length < parts) lost.push(`${sessionId}: ${keys.length} parts, not ${parts}`)
  }
  return lost
}
