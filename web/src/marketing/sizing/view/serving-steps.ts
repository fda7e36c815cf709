import { choiceFields } from '../model/fields.ts'
import type { Inputs } from '../model/inputs.ts'
import type { ServingSizing } from '../model/serving.ts'
import { sources } from '../model/sources.ts'
import { tera } from '../model/units.ts'
import { asTyped, bytes, count, counted, rounded, whole } from './figures.ts'
import { shapeStep } from './shape-step.ts'
import type { Step } from './step.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

const milliseconds = (seconds: number): string => `${rounded(seconds * secondMilliseconds)} ms`
const giga = 1e9

function requestSteps(inputs: Inputs, sizing: ServingSizing): Step[] {
  return [
    {
      title: 'Weights',
      working: `${count(sizing.parameters)} parameters × ${choiceFields.weights.options[inputs.weights].label}`,
      result: bytes(sizing.weightBytes),
      sources: [sources.inference],
    },
    shapeStep(sizing.shape),
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
      title: 'Requests that fit into its memory',
      working: `One copy on ${counted(sizing.gpusPerCopy, 'GPU')}: (${whole(sizing.gpusPerCopy)} × ${bytes(sizing.usableBytesPerGpu)} − ${bytes(sizing.weightBytes)}) ÷ ${bytes(sizing.cacheBytesPerRequest)}`,
      result: counted(Math.floor(sizing.room.memory), 'request'),
      sources: [sources.pagedAttention],
    },
    {
      title: 'Requests that it can read for',
      working: `1 s ÷ ${whole(inputs.speed)} tokens, less ${milliseconds(sizing.seconds.weights)} for the weights, ÷ ${milliseconds(sizing.seconds.reading)} for a request's cache and its share of the prompt`,
      result: counted(Math.floor(sizing.room.bandwidth), 'request'),
      sources: [sources.inference],
    },
    {
      title: 'Requests that it can compute for',
      working: `1 s ÷ ${whole(inputs.speed)} tokens ÷ (${rounded(sizing.flopsPerToken / giga)} GFLOPs × (1 + ${whole(inputs.prompt)} ÷ ${whole(inputs.answer)}) ÷ ${rounded((sizing.gpusPerCopy * sizing.usedFlopsPerGpu) / tera)} TFLOPS)`,
      result: counted(Math.floor(sizing.room.compute), 'request'),
      sources: [sources.scalingLaws, sources.inference],
    },
  ]
}

/** Each step from the inputs to the answer. */
export const servingSteps = (inputs: Inputs, sizing: ServingSizing): readonly Step[] => [
  ...requestSteps(inputs, sizing),
  ...copySteps(inputs, sizing),
  {
    title: 'Copies and GPUs',
    working: `${counted(sizing.requests, 'request')} ÷ ${whole(sizing.maxPerCopy)}, the least of the three, rounded up, × ${counted(sizing.gpusPerCopy, 'GPU')}; copies of 1, 2, 4, 8 … GPUs are tried`,
    result: `${whole(sizing.copies)} × ${whole(sizing.gpusPerCopy)} = ${counted(sizing.gpus, 'GPU')}`,
    sources: [],
  },
]
