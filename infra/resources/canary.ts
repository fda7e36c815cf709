import type { LambdaShape } from './lambda-shape.ts'

/**
 * What tries the deployed site from outside, on a schedule. The local run has none: it would open accounts beside those of the
 * developer. Its minutes are also how late an operator hears that something is broken which nobody used.
 */
export const canaryFunction = {
  entry: 'functions/canary/handler.ts',
  memoryMegabytes: 256,
  timeoutSeconds: 120,
  grants: {},
} as const satisfies LambdaShape

export const canaryEveryMinutes = 15
