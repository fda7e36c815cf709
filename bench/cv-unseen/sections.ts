import { line, type Block, type Run } from './blocks.ts'
import type { Cv } from './cv.ts'
import { headingLine, bodySize } from './form.ts'
import { jobBlocks } from './jobs.ts'
import { labels, schoolWords, type Section } from './words.ts'

/** The sections of a CV, in its form. */

const hasHeadings = ({ form }: Cv): boolean => form.arrangement !== 'no-headings'

/** Without headings, a list says itself what it lists. */
const headed = (cv: Cv, section: Section, blocks: readonly Block[]): Block[] =>
  blocks.length === 0
    ? []
    : [...(hasHeadings(cv) ? [headingLine(cv.form.headings[section], cv.form)] : []), ...blocks]

export function contactLines({ person, form }: Cv): string[] {
  const words = labels[form.language]
  const parts: [string, string][] = [
    [words.phone, person.phone],
    [words.email, person.email],
    ...(form.shows.location ? [[words.location, person.location] as [string, string]] : []),
  ]
  if (form.contact === 'labelled') return parts.map(([label, value]) => `${label}: ${value}`)
  const values = parts.map(([, value]) => value)
  return form.contact === 'bar' && form.arrangement !== 'two-columns' ? [values.join(' | ')] : values
}

export function nameLines({ person, form }: Cv): Block[] {
  const isCentred = form.contact === 'bar' && form.arrangement !== 'two-columns'
  return [
    line(
      person.name,
      { bold: true, size: 20, colour: form.heading === 'coloured' ? form.colour : '000000' },
      { isCentred },
    ),
    ...(form.shows.title ? [line(person.title, { size: 12 }, { isCentred })] : []),
  ]
}

export const contactBlocks = (cv: Cv): Block[] =>
  contactLines(cv).map((text) =>
    line(text, {}, { isCentred: cv.form.contact === 'bar' && cv.form.arrangement !== 'two-columns' }),
  )

export const summarySection = (cv: Cv): Block[] =>
  headed(
    cv,
    'summary',
    cv.form.shows.summary ? [line(cv.person.summary, {}, hasHeadings(cv) ? {} : { above: 8 })] : [],
  )

export const experienceSection = (cv: Cv): Block[] => headed(cv, 'experience', jobBlocks(cv))

export function educationSection(cv: Cv): Block[] {
  const { form, person, schoolYears } = cv
  const words = labels[form.language]
  const studied = person.schools.map(({ degree, field }) =>
    field === '' ? degree : `${degree}${schoolWords[form.language].in}${field}`,
  )
  if (form.arrangement === 'education-table')
    return headed(cv, 'education', [
      {
        kind: 'table',
        // Narrow, so that most cells wrap.
        widths: [16, 28, 34, 14],
        isBordered: true,
        rows: [
          [words.year, words.degree, words.institution, words.grade].map((text) => [
            line(text, { bold: true }),
          ]),
          ...person.schools.map(({ school }, at) =>
            [schoolYears[at] ?? '', studied[at] ?? '', school, `3.${at + 2}1`].map((text) => [line(text)]),
          ),
        ],
      },
    ])
  if (form.arrangement.endsWith('margin-dates'))
    return headed(cv, 'education', [
      {
        kind: 'table',
        widths: form.arrangement === 'margin-dates' ? [27, 73] : [17, 83],
        isBordered: false,
        rows: person.schools.map(({ school }, at) => [
          [line(schoolYears[at] ?? '')],
          [line(studied[at] ?? '', { bold: true }), line(school)],
        ]),
      },
    ])
  const isNarrow = form.arrangement === 'two-columns'
  return headed(
    cv,
    'education',
    person.schools.flatMap(({ school }, at): Block[] => {
      const years: Run = { text: schoolYears[at] ?? '' }
      if (form.order === 'one-line' && !isNarrow)
        return [line(`${studied[at]}, ${school}, ${years.text}`, {}, { above: 4 })]
      return [
        {
          kind: 'line',
          above: 4,
          runs: [{ text: studied[at] ?? '', look: { bold: true } }],
          ...(isNarrow ? {} : { right: years }),
        },
        line(isNarrow ? `${school}, ${years.text}` : school),
      ]
    }),
  )
}

export function skillsSection(cv: Cv): Block[] {
  const { form, person } = cv
  if (!hasHeadings(cv))
    return [line(`${labels[form.language].skills}: ${person.skills.join(', ')}`, {}, { above: 8 })]
  if (form.skills === 'items' || form.arrangement === 'two-columns')
    return headed(
      cv,
      'skills',
      person.skills.map((text): Block => ({ kind: 'item', bullet: form.bullet, text })),
    )
  return headed(cv, 'skills', [line(person.skills.join(form.skills === 'bars' ? ' | ' : ', '))])
}

export function languagesSection(cv: Cv): Block[] {
  const { form, person } = cv
  if (!form.shows.languages) return []
  const spoken = person.languages.map(([language, level]) => {
    if (!form.shows.levels) return language
    return form.languages === 'brackets'
      ? `${language} (${level})`
      : `${language}${form.languages === 'colons' ? ':' : ' –'} ${level}`
  })
  if (!hasHeadings(cv)) return [line(`${labels[form.language].languages}: ${spoken.join(', ')}`)]
  const isOneLine = form.languages === 'brackets' && form.arrangement !== 'two-columns'
  return headed(cv, 'languages', isOneLine ? [line(spoken.join(', '))] : spoken.map((text) => line(text)))
}

/** What a CV says besides, and no profile holds. */
export function furtherSections(cv: Cv): Block[] {
  const { form } = cv
  const isEnglish = form.language === 'English'
  const request = {
    English: 'Available upon request.',
    Malay: 'Akan diberikan atas permintaan.',
    Indonesian: 'Tersedia atas permintaan.',
  }[form.language]
  const references = { none: [], 'on request': [request], people: cv.referees }[form.references]
  return [
    ...headed(cv, 'personal', form.shows.personal && isEnglish ? cv.personal.map((text) => line(text)) : []),
    ...headed(
      cv,
      'interests',
      form.shows.interests && isEnglish ? [line('Badminton, hiking, reading history books')] : [],
    ),
    ...(hasHeadings(cv)
      ? headed(
          cv,
          'references',
          references.map((text) => line(text, { size: bodySize })),
        )
      : []),
  ]
}
