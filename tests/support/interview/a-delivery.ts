import { deliver } from '#web/api/unsent/deliver.ts'
import type { StoredPart } from '#web/api/unsent/part-store.ts'
import type { SessionLocks } from '#web/api/unsent/session-locks.ts'
import type { InterviewStore, UnsentInterview } from '#web/api/unsent/unsent-interview.ts'
import type { World } from '#web/interview/runtime/world.ts'
import { createFakeNetwork, createFakeParts } from './fake-world.ts'

const part: StoredPart = {
  sessionId: 'session-1',
  segment: 1,
  part: 0,
  contentType: 'video/webm',
  blob: new Blob(['left']),
}

type Tab = Pick<World, 'calls' | 'clock'> & { locks: SessionLocks; interviews: InterviewStore }

/** Another tab of the browser delivers an interview. It has sent the answers once `end` is called, and the recording, too. */
export function aDelivery(left: UnsentInterview, { calls, clock, locks, interviews }: Tab) {
  const upload = Promise.withResolvers<void>()
  const done = deliver(left, {
    retries: { clock, network: createFakeNetwork(), signal: new AbortController().signal },
    calls: {
      ...calls,
      saveTranscript: async (input) => {
        await upload.promise
        return calls.saveTranscript(input)
      },
      upload: () => upload.promise,
    },
    parts: createFakeParts([part]),
    interviews,
    locks,
    changed: () => {},
  })
  return {
    end: () => {
      upload.resolve()
      return done
    },
  }
}
