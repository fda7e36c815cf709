import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { bundledRenderer } from './bundled-renderer.ts'
import { createPublishing } from './create-publishing.ts'
import { publisher } from './publisher.ts'

export const handler = publisher(createPublishing(configFrom(process.env), systemWorld(), bundledRenderer))
