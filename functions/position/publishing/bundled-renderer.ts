import { join } from 'node:path'

/** Where the bundle of a function that publishes contains the built renderer. Lambda unpacks the bundle into the folder. */
export const bundledRenderer = join(process.env['LAMBDA_TASK_ROOT'] ?? process.cwd(), 'renderer')
