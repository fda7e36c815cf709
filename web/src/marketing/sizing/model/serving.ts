import { figuresOf, gpusPerNode, type GpuFigures } from './gpu-figures.ts'
import type { Inputs } from './inputs.ts'
import { shapeOf, type ModelShape } from './model-shape.ts'
import { billion, gigabyte, hoursPerMonth, share, tera } from './units.ts'

const bytesPerWeight = { '16-bit': 2, '8-bit': 1, '4-bit': 0.5 } as const
const bytesPerCached = { '16-bit': 2, '8-bit': 1 } as const
/** A token caches one key and one value in each layer. */
const cachedVectors = 2
/** A token takes one multiplication and one addition for each parameter. */
const flopsPerParameter = 2

/** The largest copy of a model that is tried has 2²⁴ GPUs, which hold and serve every input within its bounds. */
const largestPower = 24

export type Limit = 'memory' | 'bandwidth' | 'compute'

/** Seconds for reading the weights once, and for each request: reading, with the prompt's arithmetic, or arithmetic alone. */
export type TokenSeconds = {
  readonly weights: number
  readonly reading: number
  readonly computing: number
}

export type ServingSizing = {
  readonly task: 'serve'
  readonly gpu: GpuFigures
  readonly parameters: number
  readonly requests: number
  readonly weightBytes: number
  readonly shape: ModelShape
  readonly cacheBytesPerToken: number
  readonly tokensPerRequest: number
  readonly flopsPerToken: number
  readonly promptTokensPerAnswered: number
  readonly cacheBytesPerRequest: number
  readonly usableBytesPerGpu: number
  readonly usedBandwidthPerGpu: number
  readonly usedFlopsPerGpu: number
  /** GPUs that share one copy of the model. */
  readonly gpusPerCopy: number
  /** How many requests each limit lets a copy take at the wanted speed. */
  readonly room: Readonly<Record<Limit, number>>
  /** What a copy needs for one token of every user, in seconds. */
  readonly seconds: TokenSeconds
  readonly maxPerCopy: number
  readonly copies: number
  /** The requests on the fullest copy when they are spread evenly. */
  readonly requestsPerCopy: number
  readonly decidedBy: Limit
  /** Tokens a second that each user gets when all copies are full. */
  readonly speed: number
  readonly memoryBytes: number
  readonly gpus: number
  readonly nodes: number
  readonly gpuHoursPerMonth: number
}

/** What one request costs, in bytes and FLOPs. */
function requestOf(inputs: Inputs) {
  const parameters = inputs.parameters * billion
  const shape = shapeOf(parameters)
  const cacheBytesPerToken =
    (cachedVectors * shape.layers * shape.width * bytesPerCached[inputs.cache]) / inputs.grouping
  const tokensPerRequest = inputs.prompt + inputs.answer
  return {
    parameters,
    shape,
    weightBytes: parameters * bytesPerWeight[inputs.weights],
    cacheBytesPerToken,
    tokensPerRequest,
    cacheBytesPerRequest: cacheBytesPerToken * tokensPerRequest,
    flopsPerToken: flopsPerParameter * parameters,
    promptTokensPerAnswered: inputs.prompt / inputs.answer,
  }
}

/** What one GPU delivers. Weights of 4 bits are multiplied in 16 bits. */
function gpuOf(inputs: Inputs) {
  const gpu = figuresOf(inputs.gpu)
  const teraflops = inputs.weights === '8-bit' ? gpu.teraflops8Bit : gpu.teraflops16Bit
  return {
    gpu,
    usableBytesPerGpu: gpu.memoryGigabytes * gigabyte * share(inputs.usable),
    usedBandwidthPerGpu: gpu.bandwidthTerabytesPerSecond * tera * share(inputs.bandwidthUse),
    usedFlopsPerGpu: teraflops * tera * share(inputs.utilisation),
  }
}

type Request = ReturnType<typeof requestOf>
type Gpu = ReturnType<typeof gpuOf>

/** The seconds that a copy of some GPUs needs for one token of every user: for the weights, and for each request. */
function secondsOf(request: Request, gpu: Gpu, gpus: number): TokenSeconds {
  const bandwidth = gpus * gpu.usedBandwidthPerGpu
  const perToken = request.flopsPerToken / (gpus * gpu.usedFlopsPerGpu)
  const prefill = perToken * request.promptTokensPerAnswered
  return {
    weights: request.weightBytes / bandwidth,
    reading: request.cacheBytesPerRequest / bandwidth + prefill,
    computing: perToken + prefill,
  }
}

/** How many requests a copy of some GPUs takes at the wanted speed, by each limit. */
function roomOf(request: Request, gpu: Gpu, gpus: number, speed: number): Record<Limit, number> {
  const seconds = secondsOf(request, gpu, gpus)
  return {
    memory: (gpus * gpu.usableBytesPerGpu - request.weightBytes) / request.cacheBytesPerRequest,
    bandwidth: (1 / speed - seconds.weights) / seconds.reading,
    compute: 1 / speed / seconds.computing,
  }
}

const limits = ['memory', 'bandwidth', 'compute'] as const satisfies readonly Limit[]

/** The size of a copy with which all requests take the fewest GPUs; the smallest of equally good ones. */
function bestCopy(request: Request, gpu: Gpu, { requests, speed }: Inputs) {
  let best: { gpusPerCopy: number; copies: number; maxPerCopy: number } | undefined
  for (let power = 0; power <= largestPower; power += 1) {
    const gpusPerCopy = 2 ** power
    const maxPerCopy = Math.floor(Math.min(...Object.values(roomOf(request, gpu, gpusPerCopy, speed))))
    if (maxPerCopy < 1) continue
    const copies = Math.ceil(requests / maxPerCopy)
    if (best === undefined || copies * gpusPerCopy < best.copies * best.gpusPerCopy)
      best = { gpusPerCopy, copies, maxPerCopy }
    // A larger copy needs more GPUs than all of these.
    if (copies === 1) break
  }
  if (best === undefined) throw new Error('No number of GPUs serves these inputs: their bounds are too wide.')
  return best
}

/** The copies of the model, and the GPUs in each, that serve all requests at the wanted speed. */
export function servingOf(inputs: Inputs): ServingSizing {
  const request = requestOf(inputs)
  const gpu = gpuOf(inputs)
  const best = bestCopy(request, gpu, inputs)
  const { gpusPerCopy, copies } = best
  const requestsPerCopy = Math.ceil(inputs.requests / copies)
  const seconds = secondsOf(request, gpu, gpusPerCopy)
  const room = roomOf(request, gpu, gpusPerCopy, inputs.speed)
  const secondsPerToken = Math.max(
    seconds.weights + requestsPerCopy * seconds.reading,
    requestsPerCopy * seconds.computing,
  )
  const gpus = copies * gpusPerCopy
  return {
    task: 'serve',
    requests: inputs.requests,
    ...request,
    ...gpu,
    ...best,
    room,
    seconds,
    requestsPerCopy,
    decidedBy: limits.reduce((least, limit) => (room[limit] < room[least] ? limit : least)),
    speed: 1 / secondsPerToken,
    memoryBytes: copies * request.weightBytes + inputs.requests * request.cacheBytesPerRequest,
    gpus,
    nodes: Math.ceil(gpus / gpusPerNode),
    gpuHoursPerMonth: gpus * hoursPerMonth,
  }
}
