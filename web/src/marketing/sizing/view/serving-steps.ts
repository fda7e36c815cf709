import { choiceFields } from '../model/fields.ts'
import type { Inputs } from '../model/inputs.ts'
import { widthPerLayer } from '../model/model-shape.ts'
import type { Limit, ServingSizing } from '../model/serving.ts'
import { sources } from '../model/sources.ts'
import { tera } from '../model/units.ts'
import { asTyped, bytes, count, counted, rounded, whole } from './figures.ts'
import type { Step } from './step.ts'

const limitNames: Readonly<Record<Limit, string>> = {
  memory: 'its memory',
  bandwidth: 'the time to read weights and caches',
  compute: 'its arithmetic',
}

function requestSteps(inputs: Inputs, sizing: ServingSizing): Step[] {
  const { shape } = sizing
  return [
    {
      title: 'Weights',
      working: `${count(sizing.parameters)} parameters × ${choiceFields.weights.options[inputs.weights].label}`,
      result: bytes(sizing.weightBytes),
      sources: [sources.inference],
    },
    {
      title: 'Layers and width',
      working: `parameters = 12 × layers × width², width = ${widthPerLayer} × layers`,
      result: `${whole(shape.layers)} layers, ${whole(shape.width)} wide`,
      sources: [sources.scalingLaws, sources.gpt3],
    },
    {
      title: 'KV cache of one token',
      working: `2 × layers × width ÷ ${counted(inputs.grouping, 'head')} × ${choiceFields.cache.options[inputs.cache].label}`,
      result: bytes(sizing.cacheBytesPerToken),
      sources: [sources.inference, sources.groupedQueries],
    },
    {
      title: 'KV cache of one request',
      working: `${bytes(sizing.cacheBytesPerToken)} × (${whole(inputs.prompt)} + ${whole(inputs.answer)} tokens)`,
      result: bytes(sizing.cacheBytesPerRequest),
      sources: [sources.pagedAttention],
    },
  ]
}

function copySteps(inputs: Inputs, sizing: ServingSizing): Step[] {
  const { gpu } = sizing
  return [
    {
      title: 'What one GPU does',
      working: `${gpu.name}: ${gpu.memoryGigabytes} GB × ${asTyped(inputs.usable)}%, ${rounded(gpu.bandwidthTerabytesPerSecond)} TB/s × ${asTyped(inputs.bandwidthUse)}%, ${rounded(sizing.usedFlopsPerGpu / tera)} TFLOPS at ${asTyped(inputs.utilisation)}%`,
      result: `${bytes(sizing.usableBytesPerGpu)} at ${rounded(sizing.usedBandwidthPerGpu / tera)} TB/s`,
      sources: [gpu.source],
    },
    {
      title: 'Requests on one copy of the model',
      working: `Each token reads all weights and caches, and each prompt is computed once: on ${counted(sizing.gpusPerCopy, 'GPU')}, ${limitNames[sizing.decidedBy]} sets the limit at ${whole(inputs.speed)} tokens/s for each user`,
      result: `${counted(sizing.requestsPerCopy, 'request')}, ${rounded(sizing.speed)} tokens/s each`,
      sources: [sources.inference],
    },
  ]
}

/** Each step from the inputs to the answer. */
export const servingSteps = (inputs: Inputs, sizing: ServingSizing): readonly Step[] => [
  ...requestSteps(inputs, sizing),
  ...copySteps(inputs, sizing),
  {
    title: 'Copies and GPUs',
    working: `${counted(sizing.requests, 'request')} ÷ ${whole(sizing.requestsPerCopy)} on a copy, rounded up, × ${counted(sizing.gpusPerCopy, 'GPU')}`,
    result: `${whole(sizing.copies)} × ${whole(sizing.gpusPerCopy)} = ${counted(sizing.gpus, 'GPU')}`,
    sources: [],
  },
]
