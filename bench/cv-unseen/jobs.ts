import type { Job } from './person-type.ts'
import { line, type Block, type Line, type Run } from './blocks.ts'
import type { Cv, Dated } from './cv.ts'
import { looksOf, written } from './form.ts'
import { labels } from './words.ts'

/** The positions of a CV, in its form. */
export function jobBlocks(cv: Cv): Block[] {
  switch (cv.form.arrangement) {
    case 'experience-table':
      return [jobTable(cv)]
    case 'margin-dates':
    case 'stacked-margin-dates':
      return [besideDates(cv)]
    case 'labelled-entries':
      return cv.jobs.flatMap((job) => labelled(cv, job))
    case 'sentences':
      return cv.jobs.map((job) => sentence(cv, job))
    case 'one-column':
    case 'two-columns':
    case 'education-table':
    case 'no-headings':
      return cv.jobs.flatMap((job) => entry(cv, job))
  }
}

const employerRun = ({ form }: Cv, { company }: Job): Run => ({
  text: written(company, form.employer),
  look: looksOf[form.employer],
})
const positionRun = ({ form }: Cv, { position }: Job): Run => ({
  text: written(position, form.position),
  look: looksOf[form.position],
})

export const dutyBlocks = ({ form }: Cv, { did }: Job): Block[] =>
  form.shows.duties ? did.map((text) => ({ kind: 'item', bullet: form.bullet, text })) : []

const gap = { kind: 'line', above: 6 } as const

function entry(cv: Cv, job: Dated): Block[] {
  const [employer, position] = [employerRun(cv, job), positionRun(cv, job)]
  const dates: Run = { text: job.dates.text }
  const place: Run = { text: `, ${job.place}` }
  const heads = (): Line[] => {
    // A narrow column has no room for dates at its right margin.
    const order =
      cv.form.arrangement === 'two-columns' && cv.form.order !== 'dates-above' ? 'dates-below' : cv.form.order
    switch (order) {
      case 'position-above':
        return [
          { ...gap, runs: [position], right: dates },
          { kind: 'line', runs: [employer, place] },
        ]
      case 'employer-above':
        return [
          { ...gap, runs: [employer], right: dates },
          { kind: 'line', runs: [position] },
        ]
      case 'one-line':
        return [{ ...gap, runs: [position, { text: ' | ' }, employer, { text: ' | ' }, dates] }]
      case 'dates-below':
        return [
          { ...gap, runs: [employer] },
          { kind: 'line', runs: [position] },
          line(job.dates.text, { italic: true }),
        ]
      case 'dates-above':
        return [
          line(job.dates.text, { italic: true }, { above: 6 }),
          { kind: 'line', runs: [position] },
          { kind: 'line', runs: [employer, place] },
        ]
    }
  }
  return [...heads(), ...dutyBlocks(cv, job)]
}

/** "Mar 2019 – May 2021" as two lines; a wording without a sign or word between its dates stays one. */
export function stacked(text: string, hasDash: boolean): string[] {
  const parts = text.split(/(?<= (?:–|-|—|to|hingga|s\/d|s\.d\.)) /)
  if (parts.length !== 2) return [text]
  return hasDash ? parts : parts.map((part) => part.replace(/ (?:–|-|—|to|hingga|s\/d|s\.d\.)$/, ''))
}

function besideDates(cv: Cv): Block {
  const { arrangement, hasDashBetweenStacked } = cv.form
  return {
    kind: 'table',
    widths: arrangement === 'margin-dates' ? [27, 73] : [17, 83],
    isBordered: false,
    rows: cv.jobs.map((job) => [
      (arrangement === 'margin-dates'
        ? [job.dates.text]
        : stacked(job.dates.text, hasDashBetweenStacked)
      ).map((text) => line(text)),
      [
        { kind: 'line', runs: [positionRun(cv, job)] },
        { kind: 'line', runs: [employerRun(cv, job), { text: `, ${job.place}` }] },
        ...dutyBlocks(cv, job),
      ],
    ]),
  }
}

function jobTable(cv: Cv): Block {
  const { period, employer, position, duties } = labels[cv.form.language]
  const heads = [period, employer, position, ...(cv.form.shows.duties ? [duties] : [])]
  return {
    kind: 'table',
    widths: cv.form.shows.duties ? [17, 23, 20, 40] : [25, 40, 35],
    isBordered: true,
    rows: [
      heads.map((text) => [line(text, { bold: true })]),
      ...cv.jobs.map((job): Block[][] => [
        [line(job.dates.text)],
        [{ kind: 'line', runs: [employerRun(cv, job)] }],
        [{ kind: 'line', runs: [positionRun(cv, job)] }],
        ...(cv.form.shows.duties ? [dutyBlocks(cv, job)] : []),
      ]),
    ],
  }
}

/** What job portals print: some values belong to no field of a profile. */
function labelled(cv: Cv, job: Dated): Block[] {
  const words = labels[cv.form.language]
  const of = (label: string, { text, look = {} }: Run, above = 0): Line => ({
    kind: 'line',
    above,
    runs: [
      { text: `${label}: `, look: { bold: true } },
      { text, look },
    ],
  })
  const heads: Line[] = cv.form.isAllLabelled
    ? [
        of(words.employer, employerRun(cv, job), 6),
        of(words.position, positionRun(cv, job)),
        of(words.period, { text: job.dates.text }),
      ]
    : [
        { ...gap, runs: [positionRun(cv, job)], right: { text: job.dates.text } },
        { kind: 'line', runs: [employerRun(cv, job), { text: ` | ${job.place}` }] },
      ]
  return [
    ...heads,
    of(words.industry, { text: cv.industry }),
    ...(cv.form.isAllLabelled ? [] : [of(words.role, { text: cv.role })]),
    of(words.salary, { text: job.salary }),
    ...(cv.form.shows.duties ? [line(`${words.duties}:`, { bold: true }), ...dutyBlocks(cv, job)] : []),
  ]
}

const sentence = (cv: Cv, job: Dated): Block => {
  const { as, at } = labels[cv.form.language]
  return {
    kind: 'line',
    above: 4,
    runs: [
      { text: `${as} ` },
      positionRun(cv, job),
      { text: ` ${at} ` },
      employerRun(cv, job),
      { text: `, ${job.dates.text.replaceAll(/[()]/g, '')}.` },
    ],
  }
}
