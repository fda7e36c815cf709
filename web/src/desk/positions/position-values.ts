import { isJobId, type Job, type JobImport } from '#shared/position/job.ts'
import { workModes, type WorkMode } from '#shared/position/job-term-names.ts'
import { sectionKindNames } from '#shared/position/section-kinds.ts'
import { textIn } from '../text-in.ts'
import { linesIn, screeningIn } from './screening-values.ts'
import { payIn } from './pay-values.ts'
import { minuteSeconds } from '#shared/platform/durations.ts'

type Section = JobImport['sections'][number]

const kindIn = (text: string): Section['kind'] => sectionKindNames.find((kind) => kind === text)

const workModeIn = (text: string): WorkMode | undefined => workModes.find((mode) => mode === text)

/** The names of a section's fields; `key` tells sections apart while some are added and removed. */
export const sectionField = (
  key: number,
  field: 'title' | 'kind' | 'minutes' | 'questions' | 'instruction',
) => `section-${key}-${field}`

/** The sections of the form, in their order on the page and not validated. */
const sectionsIn = (form: FormData, keys: readonly number[]): unknown[] =>
  keys.map((key) => {
    const kind = kindIn(textIn(form, sectionField(key, 'kind')))
    const instruction = textIn(form, sectionField(key, 'instruction'))
    return {
      title: textIn(form, sectionField(key, 'title')),
      duration: Math.round(Number(textIn(form, sectionField(key, 'minutes'))) * minuteSeconds),
      questions: linesIn(textIn(form, sectionField(key, 'questions'))),
      ...(kind === undefined ? {} : { kind }),
      ...(instruction === '' ? {} : { instruction }),
    }
  })

/** The seconds of each section that the form has, whatever their order. */
export const durationsIn = (form: FormData): { duration: number }[] =>
  [...form.entries()]
    .filter(([name]) => /^section-\d+-minutes$/.test(name))
    .map(([, minutes]) => ({ duration: Number(minutes) * minuteSeconds }))

export const minutesOf = ({ duration }: Pick<Section, 'duration'>): number => duration / minuteSeconds

/** The form in the format of the import of positions, not validated. */
export const positionIn = (form: FormData, keys: readonly number[]): Record<string, unknown> => {
  const closingDate = textIn(form, 'closingDate')
  const salary = payIn(form)
  const workMode = workModeIn(textIn(form, 'workMode'))
  return {
    title: textIn(form, 'title'),
    description: textIn(form, 'description'),
    requirements: textIn(form, 'requirements'),
    department: textIn(form, 'department'),
    location: textIn(form, 'location'),
    jobType: textIn(form, 'jobType'),
    level: textIn(form, 'level'),
    ...(workMode !== undefined && { workMode }),
    ...(salary !== undefined && { salary }),
    closingDate: closingDate === '' ? null : closingDate,
    criteria: linesIn(textIn(form, 'criteria')),
    screening: screeningIn(form),
    sections: sectionsIn(form, keys),
  }
}

const maxIdCharacters = 60

/** An id made of a title: `senior-gpu-engineer`, or `senior-gpu-engineer-2` where that is taken. */
export function freeId(title: string, jobs: readonly Pick<Job, 'id'>[]): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxIdCharacters)
    .replace(/-+$/, '')
  const base = isJobId(words) ? words : 'position'
  const isTaken = (id: string): boolean => jobs.some((job) => job.id === id)
  if (!isTaken(base)) return base
  let number = 2
  while (isTaken(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
