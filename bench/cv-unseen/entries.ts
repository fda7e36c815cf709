import { grid, line, lineOf, type Block, type Line, type Run } from './blocks.ts'
import type { Cv } from './cv.ts'
import { nameRun, type Form } from './form.ts'
import { stacked } from './wordings.ts'
import { label, type Label } from './words.ts'

/** The positions and studies of a CV, in its form. `name`: of an employer or a school. */
type Entry = { title: Run; name: Run; place?: string; dates: string; did: readonly Block[] }

export function jobBlocks({ form, person }: Cv): Block[] {
  const { language, arrangement, shows } = form
  const jobs = person.jobs.map(({ position, company, place, dates, salary, did }) => ({
    title: nameRun(position, form.position),
    name: nameRun(company, form.employer),
    place,
    dates: dates.text,
    did: shows.duties ? did.map((text): Block => ({ kind: 'item', bullet: form.bullet, text })) : [],
    unstored: [
      ['role', person.fields[0] ?? ''],
      ['industry', person.fields[1] ?? ''],
      ['salary', salary],
    ] as const,
  }))
  if (arrangement === 'labelled-entries') return jobs.flatMap((job) => labelled(form, job))
  if (arrangement === 'sentences') return jobs.map((job) => sentence(form, job))
  if (arrangement !== 'experience-table') return entryBlocks(form, jobs)
  const heads: Label[] = ['period', 'employer', 'position', ...(shows.duties ? (['duties'] as const) : [])]
  return [
    grid(
      shows.duties ? [17, 23, 20, 40] : [25, 40, 35],
      heads.map((head) => label(language, head)),
      jobs.map(({ dates, name, title, did }) => [
        [line(dates)],
        [lineOf([name])],
        [lineOf([title])],
        ...(shows.duties ? [did] : []),
      ]),
    ),
  ]
}

export function schoolBlocks({ form, person }: Cv): Block[] {
  const { language, arrangement } = form
  const schools = person.schools.map(({ degree, field, school, years }) => ({
    title: { text: [degree, field].filter(Boolean).join(language === 'English' ? ' in ' : ' ') },
    name: { text: school },
    dates: years,
    did: [],
  }))
  if (arrangement !== 'education-table') return entryBlocks(form, schools)
  const heads = ['year', 'degree', 'institution', 'grade'] as const
  return [
    // Narrow, so that most cells wrap.
    grid(
      [16, 28, 34, 14],
      heads.map((head) => label(language, head)),
      schools.map(({ dates, title, name }, at) => [
        [line(dates)],
        [lineOf([title])],
        [lineOf([name])],
        [line(`3.${at + 2}1`)],
      ]),
    ),
  ]
}

function entryBlocks(
  { arrangement, order, hasDashBetweenStacked }: Form,
  entries: readonly Entry[],
): Block[] {
  if (!arrangement.endsWith('margin-dates'))
    return entries.flatMap((entry) => [...headsOf(order, entry), ...entry.did])
  const isWide = arrangement === 'margin-dates'
  const rows = entries.map((entry) => [
    // Narrow margins have the dates above each other.
    (isWide ? [entry.dates] : stacked(entry.dates, hasDashBetweenStacked)).map((text) => line(text)),
    [lineOf([entry.title]), atPlace(entry), ...entry.did],
  ])
  return [{ kind: 'table', isBordered: false, widths: isWide ? [27, 73] : [17, 83], rows }]
}

const atPlace = ({ name, place }: Entry): Line =>
  lineOf(place === undefined ? [name] : [name, { text: `, ${place}` }])

function headsOf(order: Form['order'], entry: Entry): Line[] {
  const { title, name, dates } = entry
  const [right, above] = [{ text: dates }, 6]
  const bar = { text: ' | ' }
  switch (order) {
    case 'position-above':
      return [lineOf([title], { above, right }), atPlace(entry)]
    case 'employer-above':
      return [lineOf([name], { above, right }), lineOf([title])]
    case 'one-line':
      return [lineOf([title, bar, name, bar, right], { above })]
    case 'dates-below':
      return [lineOf([name], { above }), lineOf([title]), line(dates, { italic: true })]
    case 'dates-above':
      return [line(dates, { italic: true }, { above }), lineOf([title]), atPlace(entry)]
  }
}

type Unstored = { unstored: readonly (readonly [Label, string])[] }

/** What job portals print: some values belong to no field of a profile. */
function labelled({ language, isAllLabelled, shows }: Form, job: Entry & Unstored): Block[] {
  const of = (name: Label, value: Run, above = 0): Line =>
    lineOf([{ text: `${label(language, name)}: `, look: { bold: true } }, value], { above })
  const { name, title, dates, did, unstored } = job
  return [
    ...(isAllLabelled
      ? [of('employer', name, 6), of('position', title), of('period', { text: dates })]
      : headsOf('position-above', job)),
    ...unstored.map(([label, text]) => of(label, { text })),
    ...(shows.duties ? [line(`${label(language, 'duties')}:`, { bold: true }), ...did] : []),
  ]
}

const sentence = ({ language }: Form, { title, name, dates }: Entry): Block =>
  lineOf(
    [
      { text: `${label(language, 'as')} ` },
      title,
      { text: ` ${label(language, 'at')} ` },
      name,
      { text: `, ${dates.replaceAll(/[()]/g, '')}.` },
    ],
    { above: 4 },
  )
