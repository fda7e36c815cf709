import { besideDates, grid, line, lineOf, type Block, type Line, type Run } from './blocks.ts'
import type { Cv } from './cv.ts'
import { nameRun, type Form } from './form.ts'
import { stacked } from './wordings.ts'
import { label } from './words.ts'

/** The positions of a CV, in its form. */
export function jobBlocks({ form, person, jobs }: Cv): Block[] {
  const [industry = '', role = ''] = person.portal.split(' - ')
  const shown = jobs.map(({ position, company, place, dates, salary, did }) => ({
    position: nameRun(position, form.position),
    employer: nameRun(company, form.employer),
    place,
    dates: dates.text,
    duties: form.shows.duties ? did.map((text): Block => ({ kind: 'item', bullet: form.bullet, text })) : [],
    industry,
    role,
    salary,
  }))
  switch (form.arrangement) {
    case 'experience-table':
      return [jobTable(form, shown)]
    case 'margin-dates':
    case 'stacked-margin-dates':
      return [
        besideDates(
          form.arrangement === 'margin-dates',
          shown.map(({ position, employer, place, dates, duties }) => [
            form.arrangement === 'margin-dates' ? [dates] : stacked(dates, form.hasDashBetweenStacked),
            [lineOf([position]), lineOf([employer, { text: `, ${place}` }]), ...duties],
          ]),
        ),
      ]
    case 'labelled-entries':
      return shown.flatMap((job) => labelled(form, job))
    case 'sentences':
      return shown.map((job) => sentence(form, job))
    case 'one-column':
    case 'two-columns':
    case 'education-table':
    case 'no-headings':
      return shown.flatMap((job) => [...heads(form, job), ...job.duties])
  }
}

type Shown = Record<'position' | 'employer', Run> &
  Record<'place' | 'dates' | 'industry' | 'role' | 'salary', string> & { duties: readonly Block[] }

function heads({ order }: Form, { position, employer, place, dates }: Shown): Line[] {
  const [right, above] = [{ text: dates }, 6]
  const bar = { text: ' | ' }
  const atPlace = lineOf([employer, { text: `, ${place}` }])
  switch (order) {
    case 'position-above':
      return [lineOf([position], { above, right }), atPlace]
    case 'employer-above':
      return [lineOf([employer], { above, right }), lineOf([position])]
    case 'one-line':
      return [lineOf([position, bar, employer, bar, right], { above })]
    case 'dates-below':
      return [lineOf([employer], { above }), lineOf([position]), line(dates, { italic: true })]
    case 'dates-above':
      return [line(dates, { italic: true }, { above }), lineOf([position]), atPlace]
  }
}

const jobTable = ({ language, shows }: Form, jobs: readonly Shown[]): Block =>
  grid(
    shows.duties ? [17, 23, 20, 40] : [25, 40, 35],
    (['period', 'employer', 'position', ...(shows.duties ? (['duties'] as const) : [])] as const).map(
      (name) => label(language, name),
    ),
    jobs.map(({ dates, employer, position, duties }) => [
      [line(dates)],
      [lineOf([employer])],
      [lineOf([position])],
      ...(shows.duties ? [duties] : []),
    ]),
  )

/** What job portals print: some values belong to no field of a profile. */
function labelled({ language, isAllLabelled, shows }: Form, job: Shown): Block[] {
  const of = (name: Parameters<typeof label>[1], value: string | Run, above = 0): Line =>
    lineOf(
      [
        { text: `${label(language, name)}: `, look: { bold: true } },
        typeof value === 'string' ? { text: value } : value,
      ],
      { above },
    )
  const { employer, position, dates, place, duties } = job
  return [
    ...(isAllLabelled
      ? [of('employer', employer, 6), of('position', position), of('period', dates)]
      : [
          lineOf([position], { above: 6, right: { text: dates } }),
          lineOf([employer, { text: ` | ${place}` }]),
          of('role', job.role),
        ]),
    of('industry', job.industry),
    of('salary', job.salary),
    ...(shows.duties ? [line(`${label(language, 'duties')}:`, { bold: true }), ...duties] : []),
  ]
}

const sentence = ({ language }: Form, { position, employer, dates }: Shown): Block =>
  lineOf(
    [
      { text: `${label(language, 'as')} ` },
      position,
      { text: ` ${label(language, 'at')} ` },
      employer,
      { text: `, ${dates.replaceAll(/[()]/g, '')}.` },
    ],
    { above: 4 },
  )
