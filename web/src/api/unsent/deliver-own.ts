import { createClient } from '#shared/platform/contract/client.ts'
import { interviewRoom } from '../endpoints.data.ts'
import { sessionState } from '../session/session-state.ts'
import { sessionSend } from '../session-client.ts'
import { deliverAll } from './deliver.ts'
import { createIndexedUnsent } from './indexed-unsent.ts'
import { browserNetwork, browserTimer } from './browser-retries.ts'
import { ownedSend } from './owned-send.ts'
import { createSessionLocks } from './session-locks.ts'
import { uploadPart } from './upload-part.ts'

/** What is still to be sent, in parts of recordings. */
type Watch = { signal: AbortSignal; changed: (partsWaiting: number) => void }

/**
 * Sends what this browser keeps of the signed-in candidate's interviews, and deletes what has expired. Returns how many
 * interviews it finished.
 */
export async function deliverOwn({ signal, changed }: Watch): Promise<number> {
  const signedIn = (): string | undefined => sessionState().user?.id
  const owner = signedIn() ?? ''
  const send = ownedSend(sessionSend, owner, signedIn)
  const { saveTranscript, recordingPart, finish } = createClient(interviewRoom, send)
  const waiting = new Map<string, number>()
  return deliverAll(owner, Date.now(), {
    retries: { clock: browserTimer, network: browserNetwork, signal },
    calls: { saveTranscript, recordingPart, finish, upload: uploadPart },
    ...createIndexedUnsent(() => indexedDB),
    locks: createSessionLocks((navigator as Partial<Navigator>).locks),
    changed: (sessionId, parts) => {
      waiting.set(sessionId, parts)
      if (!signal.aborted) changed([...waiting.values()].reduce((sum, each) => sum + each, 0))
    },
  })
}
