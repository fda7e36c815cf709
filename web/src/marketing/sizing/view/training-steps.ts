import type { Inputs } from '../model/inputs.ts'
import { sources, type Source } from '../model/sources.ts'
import type { TrainingSizing } from '../model/training.ts'
import { tera } from '../model/units.ts'
import { asTyped, bytes, count, counted, duration, rounded, scientific, whole } from './figures.ts'
import { shapeStep } from './shape-step.ts'
import type { Step } from './step.ts'

const flopsSources = ({ task, method, activations }: Inputs): Source[] => [
  sources.scalingLaws,
  ...(task === 'fine-tune' && method !== 'full' ? [sources.lora] : []),
  ...(activations === 'recomputed' ? [sources.megatron] : []),
]

function stateSources({ task, method, optimizer }: Inputs): Source[] {
  const adapters = task !== 'fine-tune' || method === 'full' ? [] : [sources[method]]
  return [...adapters, sources.zero, ...(optimizer === 'adam' ? [] : [sources.eightBitOptimizers])]
}

function stateWorking(sizing: TrainingSizing): string {
  const { trainedBytesPerParameter, frozenBytesPerParameter, trainedParameters, parameters } = sizing
  const trained = `${trainedBytesPerParameter} bytes × ${count(trainedParameters)}`
  return frozenBytesPerParameter === 0
    ? `${trained} parameters`
    : `${rounded(frozenBytesPerParameter)} bytes × ${count(parameters)} frozen + ${trained} trained`
}

const activationFormula = ({ activations }: Inputs): string =>
  activations === 'recomputed' ? '(2 × layers + 34) × width' : '34 × layers × width'

function timeSteps(inputs: Inputs, sizing: TrainingSizing): Step[] {
  const { flopsPerParameter, parameters, tokens, flops, peakFlops, usedFlops, gpuHours, gpu } = sizing
  return [
    {
      title: 'Arithmetic of the run',
      working: `${flopsPerParameter} × ${count(parameters)} parameters × ${count(tokens)} tokens`,
      result: `${scientific(flops)} FLOPs`,
      sources: flopsSources(inputs),
    },
    {
      title: 'What one GPU does',
      working: `${gpu.name}: ${rounded(peakFlops / tera)} TFLOPS × ${asTyped(inputs.utilisation)}% utilisation`,
      result: `${rounded(usedFlops / tera)} TFLOPS`,
      sources: [gpu.source, sources.palm, sources.llama3],
    },
    {
      title: 'GPU-hours',
      working: `${scientific(flops)} FLOPs ÷ ${rounded(usedFlops / tera)} TFLOPS ÷ 3,600 s`,
      result: `${rounded(gpuHours)} GPU-hours`,
      sources: [sources.megatron],
    },
    {
      title: 'GPUs for the deadline',
      working: `${rounded(gpuHours)} GPU-hours ÷ ${counted(sizing.deadlineHours, 'hour')}, rounded up`,
      result: counted(sizing.gpusForDeadline, 'GPU'),
      sources: [],
    },
  ]
}

function memorySteps(inputs: Inputs, sizing: TrainingSizing): Step[] {
  const { gpu } = sizing
  return [
    {
      title: 'Weights, gradients and optimizer',
      working: stateWorking(sizing),
      result: bytes(sizing.stateBytes),
      sources: stateSources(inputs),
    },
    shapeStep(sizing.shape),
    {
      title: 'Activations',
      working: `${whole(inputs.sequence)} tokens × ${counted(inputs.batch, 'sequence')} × ${activationFormula(inputs)} bytes`,
      result: bytes(sizing.activationBytes),
      sources: [sources.recomputation],
    },
    {
      title: 'GPUs for the memory',
      working: `(${bytes(sizing.stateBytes)} + ${bytes(sizing.activationBytes)}) ÷ (${gpu.memoryGigabytes} GB × ${asTyped(inputs.usable)}%), rounded up`,
      result: counted(sizing.gpusForMemory, 'GPU'),
      sources: [gpu.source],
    },
  ]
}

/** Each step from the inputs to the answer. */
export const trainingSteps = (inputs: Inputs, sizing: TrainingSizing): readonly Step[] => [
  ...timeSteps(inputs, sizing),
  ...memorySteps(inputs, sizing),
  {
    title: 'Nodes and time',
    working: `The larger of ${whole(sizing.gpusForDeadline)} and ${whole(sizing.gpusForMemory)}; more than one node of eight is taken whole`,
    result: `${counted(sizing.gpus, 'GPU')}, ${counted(sizing.nodes, 'node')}, ${duration(sizing.hours)}`,
    sources: [],
  },
]
