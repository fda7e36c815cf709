import type { World } from '../runtime/world.ts'
import { simulatedStream } from './simulated-stream.ts'
import { testWorld } from './test-world.ts'

export const browserTestWorld = (world: World): World => testWorld(world, simulatedStream)
