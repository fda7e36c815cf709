import type { markValues } from '#shared/application/staff-assessment.ts'

export type Mark = (typeof markValues)[number]

export const markNames: Readonly<Record<Mark, string>> = {
  1: 'Not shown',
  2: 'Partly',
  3: 'Well',
  4: 'Very well',
}
