import { callEnderFrom } from '../config.ts'
import { createCallEnding } from '../external/pipecat.ts'
import { createCallEnds } from '../storage/interviews/call-ends.ts'
import { createCallMinutes } from '../storage/limits/call-minutes.ts'
import { uses, type AppOf } from '../uses.ts'

export const callEndsUses = uses(
  { voice: callEnderFrom },
  {
    callEnds: ({ dynamo, tables }) => createCallEnds(dynamo, tables.sessions),
    callMinutes: ({ dynamo, tables }) => createCallMinutes(dynamo, tables.guards),
    /** Undefined in a deployment without a provider of calls. */
    pipecat: ({ voice }) => voice && createCallEnding(voice),
    /** Aborts after so many milliseconds. */
    deadline: () => (milliseconds: number) => AbortSignal.timeout(milliseconds),
  },
)

export type CallEndsApp = AppOf<typeof callEndsUses>
