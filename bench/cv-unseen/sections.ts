import { besideDates, bodySize, grid, line, type Block, type Line } from './blocks.ts'
import type { Cv } from './cv.ts'
import { headingLine } from './form.ts'
import { jobBlocks } from './jobs.ts'
import { label, type Section } from './words.ts'

/** The document of a CV, from its head to its foot. */
export function documentOf(cv: Cv): Block[] {
  const { form } = cv
  const [summary, experience] = [summarySection(cv), headed(cv, 'experience', jobBlocks(cv))]
  const [education, skills, languages] = [educationSection(cv), skillsSection(cv), languagesSection(cv)]
  const contact = contactTexts(cv).map((text) => line(text, {}, { isCentred: form.isCentred }))
  const main = [...summary, ...experience, ...education]
  if (!form.isNarrow)
    return [...nameLines(cv), ...contact, ...main, ...skills, ...languages, ...furtherSections(cv)]
  const aside = [headingLine('contact', form), ...contact, ...skills, ...languages]
  const sides = [
    { width: 34, blocks: aside },
    { width: 66, blocks: [...main, ...furtherSections(cv)] },
  ]
  if (form.isAsideRight) sides.reverse()
  const widths = sides.map(({ width }) => width)
  const rows = [sides.map(({ blocks }) => blocks)]
  return [...nameLines(cv), { kind: 'table', isBordered: false, widths, rows }]
}

const headed = ({ form }: Cv, section: Section, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 || !form.hasHeadings ? [...blocks] : [headingLine(section, form), ...blocks]

const nameLines = ({ person, form: { shows, isCentred } }: Cv): Block[] => [
  line(person.name, { bold: true, size: 20 }, { isCentred }),
  ...(shows.title ? [line(person.title, { size: 12 }, { isCentred })] : []),
]

function contactTexts({ person, form: { language, contact, shows, isCentred } }: Cv): string[] {
  const names = ['phone', 'email', ...(shows.location ? (['location'] as const) : [])] as const
  if (contact === 'labelled') return names.map((name) => `${label(language, name)}: ${person[name]}`)
  const values = names.map((name) => person[name])
  return isCentred ? [values.join(' | ')] : values
}

const summarySection = (cv: Cv): Block[] =>
  cv.form.shows.summary
    ? headed(cv, 'summary', [line(cv.person.summary, {}, { above: cv.form.hasHeadings ? 0 : 8 })])
    : []

function educationSection(cv: Cv): Block[] {
  const { form, person } = cv
  const schools = person.schools.map(({ degree, field, school }, at) => ({
    school,
    years: cv.schoolYears[at] ?? '',
    studied: [degree, field].filter(Boolean).join(form.language === 'English' ? ' in ' : ' '),
  }))
  const named = (text: string) => label(form.language, text as 'year')
  if (form.arrangement === 'education-table') {
    const cells = schools.map(({ years, studied, school }, at) => [years, studied, school, `3.${at + 2}1`])
    return headed(cv, 'education', [
      // Narrow, so that most cells wrap.
      grid(
        [16, 28, 34, 14],
        ['year', 'degree', 'institution', 'grade'].map(named),
        cells.map((row) => row.map((text) => [line(text)])),
      ),
    ])
  }
  if (form.arrangement.endsWith('margin-dates'))
    return headed(cv, 'education', [
      besideDates(
        form.arrangement === 'margin-dates',
        schools.map(({ years, studied, school }) => [[years], [line(studied, { bold: true }), line(school)]]),
      ),
    ])
  const entry = ({ years, studied, school }: (typeof schools)[number]): Line[] => {
    const above = 4
    if (form.order === 'one-line') return [line(`${studied}, ${school}, ${years}`, {}, { above })]
    if (form.isNarrow) return [line(studied, { bold: true }, { above }), line(`${school}, ${years}`)]
    return [line(studied, { bold: true }, { above, right: { text: years } }), line(school)]
  }
  return headed(cv, 'education', schools.flatMap(entry))
}

/** Without headings, a list says itself what it lists. */
function skillsSection(cv: Cv): Block[] {
  const { form, person } = cv
  const { skills } = person
  if (!form.hasHeadings)
    return [line(`${label(form.language, 'skills')}: ${skills.join(', ')}`, {}, { above: 8 })]
  if (form.skills === 'items' || form.isNarrow)
    return headed(
      cv,
      'skills',
      skills.map((text) => ({ kind: 'item', bullet: form.bullet, text })),
    )
  return headed(cv, 'skills', [line(skills.join(form.skills === 'bars' ? ' | ' : ', '))])
}

function languagesSection(cv: Cv): Block[] {
  const { form, person } = cv
  if (!form.shows.languages) return []
  const between = { brackets: ' (', colons: ': ', lines: ' – ' }[form.languages]
  const spoken = person.languages.map(({ name, level }) =>
    form.shows.levels ? `${name}${between}${level}${form.languages === 'brackets' ? ')' : ''}` : name,
  )
  if (!form.hasHeadings) return [line(`${label(form.language, 'languages')}: ${spoken.join(', ')}`)]
  const isOneLine = form.languages === 'brackets' && !form.isNarrow
  return headed(
    cv,
    'languages',
    (isOneLine ? [spoken.join(', ')] : spoken).map((text) => line(text)),
  )
}

export const referees = [
  'Dr. Hanim Zainuddin, Regional Director, 03-7722 8841',
  'Mr. Stephen Oyelaran, Former Manager, stephen.o@example.org',
] as const

/** What a CV says besides, and no profile holds. */
function furtherSections(cv: Cv): Block[] {
  const { language, shows, references, hasHeadings } = cv.form
  const further: Partial<Record<Section, readonly string[]>> = {
    personal: shows.personal ? cv.personal : [],
    interests: shows.interests ? ['Badminton, hiking, reading history books'] : [],
    references: {
      none: [],
      'on request': hasHeadings ? [label(language, 'onRequest')] : [],
      people: hasHeadings ? referees : [],
    }[references],
  }
  return Object.entries(further).flatMap(([section, texts]) =>
    headed(
      cv,
      section as Section,
      texts.map((text) => line(text, { size: bodySize })),
    ),
  )
}
