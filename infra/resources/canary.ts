import type { LambdaShape } from './lambda-shape.ts'

/**
 * Uses the deployed site from outside, on a schedule. The local run has no canary: it would open accounts beside those of the
 * developer. Its period bounds how late an operator hears of a fault that no user met.
 */
export const canaryFunction = {
  entry: 'functions/platform/canary/handler.ts',
  memoryMegabytes: 256,
  timeoutSeconds: 120,
  grants: {},
} as const satisfies LambdaShape

export const canaryEveryMinutes = 15
