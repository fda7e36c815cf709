import { csvText } from '../../../ui/csv.ts'
import type { Inputs } from '../model/inputs.ts'
import type { Sizing } from '../model/sizing.ts'
import { hoursPerMonth } from '../model/units.ts'
import { answerOf, estimate } from './answer.ts'
import { counted, duration, whole } from './figures.ts'

/** How many GPU-hours, and over how many hours. */
const quantityOf = (sizing: Sizing): { gpuHours: number; hours: number; period: string } =>
  sizing.task === 'serve'
    ? { gpuHours: sizing.gpuHoursPerMonth, hours: hoursPerMonth, period: '1 month' }
    : { gpuHours: sizing.gpuHours, hours: sizing.hours, period: duration(sizing.hours) }

/** "413,000 GPU-hours of HGX H100 over 29.9 days" */
export function gpuHoursLine(sizing: Sizing): string {
  const { gpuHours, period } = quantityOf(sizing)
  // A price list counts whole hours.
  return `${whole(Math.ceil(gpuHours))} GPU-hours of ${sizing.gpu.name} over ${period}`
}

/** The quantity with what it is for, for an e-mail or a tender. */
export const gpuHoursText = (inputs: Inputs, sizing: Sizing, url: string): string =>
  [
    `${gpuHoursLine(sizing)}: ${counted(sizing.gpus, 'GPU')}, ${counted(sizing.nodes, 'node')}.`,
    `${answerOf(inputs, sizing).task}.`,
    url,
    estimate,
  ].join('\n')

/** The quantity as a row below its heads, with plain numbers, for a spreadsheet of prices. */
export function gpuHoursCsv(inputs: Inputs, sizing: Sizing, url: string): string {
  const { gpuHours, hours } = quantityOf(sizing)
  return csvText([
    ['GPU', 'GPUs', 'Nodes', 'Hours', 'GPU-hours', 'Work', 'Sizing'],
    [
      sizing.gpu.name,
      String(sizing.gpus),
      String(sizing.nodes),
      hours.toFixed(1),
      String(Math.ceil(gpuHours)),
      answerOf(inputs, sizing).task,
      url,
    ],
  ])
}
