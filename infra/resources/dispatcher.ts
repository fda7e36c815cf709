import { background, type BackgroundName, type BackgroundShape } from './background.ts'
import type { LambdaShape } from './lambda-shape.ts'

/** The functions of each minute. Rules of their own would start them in the same second, and take as many executions at once. */
export const dispatched: readonly BackgroundName[] = (
  Object.entries(background) as [BackgroundName, BackgroundShape][]
).flatMap(([name, { everyMinutes }]) => (everyMinutes === 1 ? [name] : []))

/** Its only right is to invoke them. The local run has no quota of executions, and runs their schedules itself. */
export const dispatcherFunction = {
  entry: 'functions/platform/dispatcher/handler.ts',
  memoryMegabytes: 128,
  timeoutSeconds: 60,
  grants: {},
} as const satisfies LambdaShape
