import { figuresOf, gpusPerNode, type GpuFigures } from './gpu-figures.ts'
import type { Inputs } from './inputs.ts'
import { shapeOf, type ModelShape } from './model-shape.ts'
import { billion, gigabyte, hoursPerDay, million, secondsPerHour, share, tera } from './units.ts'

/** FLOPs for each parameter and token: two forward, two for the gradients of activations, two for those of weights. */
const forwardFlops = 2
const activationGradientFlops = 2
const weightGradientFlops = 2

/** Bytes for each trained parameter, in mixed precision: weight and gradient in 16 bits, and a 32-bit copy of the weight. */
const mixedPrecisionBytes = 2 + 2 + 4
/** Bytes of Adam's two states for each trained parameter. */
const optimizerBytes = { adam: 4 + 4, 'adam-8-bit': 1 + 1 } as const
/** Bytes for each frozen weight; QLoRA's are 4 bits and 0.127 bits of quantisation constants. */
const frozenBytes = { full: 0, lora: 2, qlora: (4 + 0.127) / 8 } as const

/** Bytes that a layer keeps for each token and unit of width, without attention's matrix, which is recomputed. */
const activationBytes = 34
/** Bytes of a layer's input alone, from which the others are recomputed. */
const layerInputBytes = 2

export type TrainingSizing = {
  readonly task: 'train' | 'fine-tune'
  readonly gpu: GpuFigures
  readonly parameters: number
  readonly tokens: number
  readonly flopsPerParameter: number
  readonly flops: number
  readonly peakFlops: number
  readonly usedFlops: number
  readonly gpuHours: number
  readonly deadlineHours: number
  readonly gpusForDeadline: number
  readonly trainedBytesPerParameter: number
  readonly frozenBytesPerParameter: number
  readonly trainedParameters: number
  readonly stateBytes: number
  readonly shape: ModelShape
  readonly activationBytes: number
  readonly memoryBytes: number
  readonly usableBytesPerGpu: number
  readonly gpusForMemory: number
  readonly decidedBy: 'deadline' | 'memory'
  readonly gpus: number
  readonly nodes: number
  readonly hours: number
}

/** Above one node, GPUs are taken in whole nodes. */
export const inWholeNodes = (gpus: number): number =>
  gpus <= gpusPerNode ? gpus : Math.ceil(gpus / gpusPerNode) * gpusPerNode

type Work = Pick<TrainingSizing, 'tokens' | 'deadlineHours' | 'peakFlops'>

function workOf(inputs: Inputs, gpu: GpuFigures): Work {
  if (inputs.task === 'fine-tune')
    return {
      tokens: inputs.examples * million,
      deadlineHours: inputs.hours,
      peakFlops: gpu.teraflops16Bit * tera,
    }
  return {
    tokens: inputs.tokens * billion,
    deadlineHours: inputs.days * hoursPerDay,
    peakFlops: (inputs.arithmetic === '8-bit' ? gpu.teraflops8Bit : gpu.teraflops16Bit) * tera,
  }
}

const methodOf = ({ task, method }: Inputs): Inputs['method'] => (task === 'fine-tune' ? method : 'full')

/** Frozen weights need no gradients of their own; recomputing activations repeats the forward pass. */
function flopsPerParameterOf(inputs: Inputs): number {
  const weightGradients = methodOf(inputs) === 'full' ? weightGradientFlops : 0
  const again = inputs.activations === 'recomputed' ? forwardFlops : 0
  return forwardFlops + activationGradientFlops + weightGradients + again
}

function activationsOf({ sequence, batch, activations }: Inputs, { layers, width }: ModelShape): number {
  const unit = sequence * batch * width
  return activations === 'recomputed'
    ? unit * (layerInputBytes * layers + activationBytes)
    : unit * activationBytes * layers
}

function statesOf(inputs: Inputs, parameters: number) {
  const method = methodOf(inputs)
  const trainedBytesPerParameter = mixedPrecisionBytes + optimizerBytes[inputs.optimizer]
  const frozenBytesPerParameter = frozenBytes[method]
  const trainedParameters = method === 'full' ? parameters : parameters * share(inputs.adapter)
  const stateBytes = parameters * frozenBytesPerParameter + trainedParameters * trainedBytesPerParameter
  return { trainedBytesPerParameter, frozenBytesPerParameter, trainedParameters, stateBytes }
}

/** The GPUs that hold the training and those that finish it in time; the larger number is the answer. */
export function trainingOf(inputs: Inputs & { task: 'train' | 'fine-tune' }): TrainingSizing {
  const gpu = figuresOf(inputs.gpu)
  const parameters = inputs.parameters * billion
  const { tokens, deadlineHours, peakFlops } = workOf(inputs, gpu)

  const flopsPerParameter = flopsPerParameterOf(inputs)
  const flops = flopsPerParameter * parameters * tokens
  const usedFlops = peakFlops * share(inputs.utilisation)
  const gpuHours = flops / usedFlops / secondsPerHour
  const gpusForDeadline = Math.ceil(gpuHours / deadlineHours)

  const states = statesOf(inputs, parameters)
  const shape = shapeOf(parameters)
  const activationBytes = activationsOf(inputs, shape)
  const memoryBytes = states.stateBytes + activationBytes
  const usableBytesPerGpu = gpu.memoryGigabytes * gigabyte * share(inputs.usable)
  const gpusForMemory = Math.ceil(memoryBytes / usableBytesPerGpu)

  const gpus = inWholeNodes(Math.max(gpusForDeadline, gpusForMemory))
  return {
    task: inputs.task,
    gpu,
    parameters,
    tokens,
    flopsPerParameter,
    flops,
    peakFlops,
    usedFlops,
    gpuHours,
    deadlineHours,
    gpusForDeadline,
    ...states,
    shape,
    activationBytes,
    memoryBytes,
    usableBytesPerGpu,
    gpusForMemory,
    decidedBy: gpusForDeadline > gpusForMemory ? 'deadline' : 'memory',
    gpus,
    nodes: Math.ceil(gpus / gpusPerNode),
    hours: gpuHours / gpus,
  }
}
