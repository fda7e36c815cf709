import type { CallEnder, Config } from '../config.ts'
import { createCallEnding, type CallEnding } from '../external/pipecat.ts'
import { createCallEnds, type CallEnds } from '../storage/interviews/call-ends.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createCallMinutes, type CallMinutes } from '../storage/limits/call-minutes.ts'
import type { World } from '../world.ts'

export type CallEndsApp = World & {
  callEnds: CallEnds
  callMinutes: Pick<CallMinutes, 'countRealLength'>
  /** Undefined in a deployment without a provider of calls. */
  pipecat: CallEnding | undefined
  /** Aborts after so many milliseconds. */
  deadline: (milliseconds: number) => AbortSignal
}

/** Created once per cold start. */
export function createCallEndsApp(
  config: Config,
  { world, voice }: { world: World; voice: CallEnder | undefined },
): CallEndsApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...world,
    callEnds: createCallEnds(dynamo, config.tables.sessions),
    callMinutes: createCallMinutes(dynamo, config.tables.guards),
    pipecat: voice && createCallEnding(voice),
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
  }
}
