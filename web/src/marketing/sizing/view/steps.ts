import type { Inputs } from '../model/inputs.ts'
import type { Sizing } from '../model/sizing.ts'
import { servingSteps } from './serving-steps.ts'
import type { Step } from './step.ts'
import { trainingSteps } from './training-steps.ts'

/** Each step from the inputs to the answer. */
export const stepsOf = (inputs: Inputs, sizing: Sizing): readonly Step[] =>
  sizing.task === 'serve' ? servingSteps(inputs, sizing) : trainingSteps(inputs, sizing)
