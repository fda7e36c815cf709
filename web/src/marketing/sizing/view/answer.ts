import { choiceFields, numberFields, type Option } from '../model/fields.ts'
import { isNumberName, usedBy, type InputName, type Inputs } from '../model/inputs.ts'
import { gpusPerNode } from '../model/gpu-figures.ts'
import type { Limit, ServingSizing } from '../model/serving.ts'
import type { Sizing } from '../model/sizing.ts'
import type { TrainingSizing } from '../model/training.ts'
import { asTyped, bytes, count, counted, duration, maxInHours, rounded, whole } from './figures.ts'

export type Fact = { readonly label: string; readonly value: string; readonly note?: string }

/** What the page shows of a sizing. */
export type Answer = {
  /** The task in one sentence, which also is the subject of an enquiry. */
  readonly task: string
  readonly gpus: string
  /** GPU or GPUs. */
  readonly unit: string
  readonly gpuName: string
  readonly facts: readonly Fact[]
  /** What follows the GPUs where there is one line. */
  readonly brief: readonly string[]
  /** What the number of GPUs follows from. */
  readonly reason: string
  /** For screen readers, after each change. */
  readonly said: string
}

export const estimate = 'An estimate, not an offer.'

const unitAfter = (unit: string): string => (unit === '%' ? '%' : ` ${unit}`)

/** An input as label and value, for print and for the enquiry. */
export function shownInput(inputs: Inputs, name: InputName): Fact {
  if (isNumberName(name)) {
    const { label, unit } = numberFields[name]
    return { label, value: `${asTyped(inputs[name])}${unitAfter(unit)}` }
  }
  const { label, options } = choiceFields[name]
  const chosen: string = inputs[name]
  const entry = Object.entries(options).find(([option]) => option === chosen)
  if (entry === undefined) return { label, value: chosen }
  const option: Option = entry[1]
  return { label, value: option.detail === undefined ? option.label : `${option.label}, ${option.detail}` }
}

export const shownInputs = (inputs: Inputs, part: 'questions' | 'assumptions'): readonly Fact[] =>
  usedBy(inputs)[part].map((name) => shownInput(inputs, name))

const parametersOf = ({ parameters }: Inputs): string => `${count(parameters * 1e9)} parameters`

function taskOf(inputs: Inputs): string {
  switch (inputs.task) {
    case 'train':
      return `Train a model with ${parametersOf(inputs)} on ${count(inputs.tokens * 1e9)} tokens in ${counted(inputs.days, 'day')}`
    case 'fine-tune':
      return `Fine-tune a model with ${parametersOf(inputs)} on ${count(inputs.examples * 1e6)} tokens in ${counted(inputs.hours, 'hour')}`
    case 'serve':
      return `Serve a model with ${parametersOf(inputs)}, ${counted(inputs.requests, 'request')} at once`
  }
}

function reasonForTraining({ decidedBy, gpusForDeadline, gpusForMemory }: TrainingSizing): string {
  switch (decidedBy) {
    case 'deadline':
      return `The deadline decides. The memory alone would fit on ${counted(gpusForMemory, 'GPU')}.`
    case 'memory':
      return gpusForDeadline === gpusForMemory
        ? 'Memory and deadline need the same number of GPUs.'
        : `The memory decides. For the deadline alone, ${counted(gpusForDeadline, 'GPU')} would do.`
  }
}

const limits: Readonly<Record<Limit, string>> = {
  memory: 'The memory decides: weights and caches have to fit.',
  bandwidth: 'The memory bandwidth decides: every token reads weights and caches again.',
  compute: 'The arithmetic decides: prompts and answers keep the GPUs busy.',
}

function reasonForServing({ decidedBy, copies, gpusPerCopy, requestsPerCopy }: ServingSizing): string {
  const each =
    copies === 1
      ? `One copy of the model, on ${counted(gpusPerCopy, 'GPU')}.`
      : `${whole(copies)} copies of the model, each on ${counted(gpusPerCopy, 'GPU')} for ${counted(requestsPerCopy, 'request')}.`
  const across =
    gpusPerCopy > gpusPerNode
      ? ' A copy that spans nodes is slowed by the network, which is not counted.'
      : ''
  return `${limits[decidedBy]} ${each}${across}`
}

function factsOf(sizing: Sizing): readonly Fact[] {
  const nodes = { label: 'Nodes', value: whole(sizing.nodes), note: 'of eight GPUs' }
  if (sizing.task === 'serve')
    return [
      nodes,
      { label: 'Memory', value: bytes(sizing.memoryBytes), note: 'weights and KV cache' },
      { label: 'Tokens/s for each user', value: rounded(sizing.speed), note: 'with all requests running' },
      { label: 'GPU-hours a month', value: whole(sizing.gpuHoursPerMonth), note: 'around the clock' },
    ]
  return [
    nodes,
    {
      label: 'Time',
      value: duration(sizing.hours),
      // A time in days is given in hours too.
      note:
        sizing.hours < maxInHours
          ? `of ${duration(sizing.deadlineHours)}`
          : counted(Math.round(sizing.hours), 'hour'),
    },
    { label: 'Memory', value: bytes(sizing.memoryBytes), note: 'states and activations' },
    { label: 'GPU-hours', value: rounded(sizing.gpuHours), note: 'all GPUs together' },
  ]
}

export function answerOf(inputs: Inputs, sizing: Sizing): Answer {
  const isServing = sizing.task === 'serve'
  const gpus = counted(sizing.gpus, 'GPU')
  const brief = [
    counted(sizing.nodes, 'node'),
    isServing ? `${rounded(sizing.speed)} tokens/s` : duration(sizing.hours),
  ]
  return {
    task: taskOf(inputs),
    gpus: whole(sizing.gpus),
    unit: sizing.gpus === 1 ? 'GPU' : 'GPUs',
    brief,
    gpuName: sizing.gpu.name,
    facts: factsOf(sizing),
    reason: isServing ? reasonForServing(sizing) : reasonForTraining(sizing),
    said: `${[gpus, ...brief].join(', ')}.`,
  }
}
