import type { RoomWorld } from '../runtime/room-interview.ts'
import { assumedInterviewer } from './assumed-interviewer.ts'
import { simulatingMedia } from './simulating-media.ts'

/**
 * The world of a test interview. The server decides whether there is one: where it refuses, nothing is simulated, and
 * the interview is like any other.
 */
export function testWorld(world: RoomWorld, simulate: () => MediaStream): RoomWorld {
  const { promise: isTest, resolve: decide } = Promise.withResolvers<boolean>()
  return {
    ...world,
    calls: {
      ...world.calls,
      async create({ body }) {
        const answer = await world.calls.create({ body: { ...body, isTestInterview: true } })
        decide(answer.data.isTestInterview)
        return answer
      },
    },
    media: simulatingMedia(world.media, isTest, simulate),
    async transport(record, needs) {
      const call = await world.transport(record, needs)
      return record.isTestInterview ? assumedInterviewer(call, world.clock) : call
    },
  }
}
