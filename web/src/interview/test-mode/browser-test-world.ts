import type { RoomWorld } from '../runtime/room-interview.ts'
import { simulatedStream } from './simulated-stream.ts'
import { testWorld } from './test-world.ts'

export const browserTestWorld = (world: RoomWorld): RoomWorld => testWorld(world, simulatedStream)
