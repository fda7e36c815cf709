import type { CallEnder, Config } from '../config.ts'
import { createCallEnding, type CallEnding } from '../external/pipecat.ts'
import { lazy } from '../lazy.ts'
import { createCallEnds, type CallEnds } from '../storage/call-ends.ts'
import type { CallRemains } from '../storage/call-remains.ts'
import { createDynamo } from '../storage/dynamo.ts'
import type { World } from '../world.ts'

export type CallEndsApp = World & {
  callEnds: CallEnds
  /** Undefined in a deployment without a provider of calls. */
  pipecat: CallEnding | undefined
  /** Imports the S3 client at the first call, because most runs have nothing to do. */
  remains: () => Promise<CallRemains>
  /** Aborts after so many milliseconds. */
  deadline: (milliseconds: number) => AbortSignal
}

/** Created once per cold start. */
export function createCallEndsApp(
  config: Config,
  { world, voice }: { world: World; voice: CallEnder | undefined },
): CallEndsApp {
  return {
    ...world,
    callEnds: createCallEnds(createDynamo(config.dynamo), config.tables.sessions),
    pipecat: voice && createCallEnding(voice),
    remains: lazy(async () =>
      (await import('../storage/call-remains.ts')).createCallRemains(config.s3, config.buckets.recordings),
    ),
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
  }
}
