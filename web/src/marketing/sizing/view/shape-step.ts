import { widthPerLayer, type ModelShape } from '../model/model-shape.ts'
import { sources } from '../model/sources.ts'
import { whole } from './figures.ts'
import type { Step } from './step.ts'

/** The shape of the model, of which the size of activations and caches follows. */
export const shapeStep = ({ layers, width }: ModelShape): Step => ({
  title: 'Layers and width',
  working: `parameters = 12 × layers × width², width = ${widthPerLayer} × layers`,
  result: `${whole(layers)} layers, ${whole(width)} wide`,
  sources: [sources.scalingLaws, sources.gpt3],
})
