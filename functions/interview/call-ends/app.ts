import { callEnderFrom } from '#functions/platform/config/config.ts'
import { createCallEnding } from '../external/pipecat.ts'
import { createCallEnds } from '#functions/application/session/call-ends.ts'
import { createCallMinutes } from '#functions/platform/limits/call-minutes.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

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
