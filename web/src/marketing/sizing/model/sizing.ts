import type { Inputs } from './inputs.ts'
import { servingOf, type ServingSizing } from './serving.ts'
import { trainingOf, type TrainingSizing } from './training.ts'

export type Sizing = TrainingSizing | ServingSizing

export function sizingOf(inputs: Inputs): Sizing {
  const { task } = inputs
  switch (task) {
    case 'train':
    case 'fine-tune':
      return trainingOf({ ...inputs, task })
    case 'serve':
      return servingOf(inputs)
  }
}
