import { searchOf } from '../model/query.ts'
import { figuresOf } from '../model/gpu-figures.ts'
import { inputsOf, publishedRuns, tolerancePercent, type PublishedRun } from '../model/published-runs.ts'
import { trainingOf } from '../model/training.ts'
import { asTyped, count, rounded, whole } from './figures.ts'

/** A published run beside its estimate. */
export type Check = {
  readonly run: PublishedRun
  readonly size: string
  readonly gpu: string
  readonly published: string
  readonly estimated: string
  readonly difference: string
  readonly isWithin: boolean
  /** The query with which the page opens the run. */
  readonly search: string
}

function checkOf(run: PublishedRun): Check {
  const inputs = inputsOf(run)
  const { gpuHours } = trainingOf({ ...inputs, task: 'train' })
  const percent = (gpuHours / run.gpuHours - 1) * 100
  const shown = Math.round(percent)
  return {
    run,
    size: `${asTyped(run.parametersBillion)} B × ${count(run.tokensBillion * 1e9)}`,
    gpu: figuresOf(run.gpu).name.replace('HGX ', ''),
    published: whole(run.gpuHours),
    estimated: rounded(gpuHours),
    difference: `${shown < 0 ? '−' : '+'}${Math.abs(shown)}%`,
    isWithin: Math.abs(percent) <= tolerancePercent,
    search: searchOf(inputs),
  }
}

export const checks: readonly Check[] = publishedRuns.map(checkOf)
export const within = checks.filter(({ isWithin }) => isWithin).length
