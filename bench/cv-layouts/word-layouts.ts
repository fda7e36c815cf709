import { docxOf } from 'cv-reader/documents'
import type { FileLayout } from './file-layout.ts'
import { each, spoken, study, years } from './phrases.ts'
import { bullets, docx, p, table } from './word-markup.ts'
import { months, period } from './written-dates.ts'

/** Headings with styles, and dates behind a tab. */
const styledHeadings: FileLayout = {
  omitted: {},
  extension: 'docx',
  bytes: (person) =>
    docx(
      p(person.name, { style: 'Title' }) +
        p(person.title, { italic: true }) +
        p(`${person.phone}  |  ${person.email}  |  ${person.location}`) +
        p('Profile', { style: 'Heading1' }) +
        p(person.summary) +
        p('Employment', { style: 'Heading1' }) +
        each(
          person.jobs,
          (j) =>
            p(`${j.company}, ${j.place}\t${period(j, months.short)}`, { bold: true }) +
            p(j.position, { italic: true }) +
            bullets(j.did),
        ) +
        p('Education', { style: 'Heading1' }) +
        each(person.schools, (s) => p(`${s.school}\t${years(s, ' - ')}`, { bold: true }) + p(study(s))) +
        p('Skills', { style: 'Heading1' }) +
        bullets(person.skills) +
        p('Languages', { style: 'Heading1' }) +
        p(spoken(person)),
    ),
}

/** One table: contact, skills and languages in its narrow cell, the rest in its wide one. */
const tableOfColumns: FileLayout = {
  omitted: {},
  extension: 'docx',
  bytes: (person) =>
    docx(
      p(person.name, { size: 24, bold: true }) +
        p(person.title, { size: 13 }) +
        table([
          p('CONTACT', { bold: true, size: 12 }) +
            p(person.phone) +
            p(person.email) +
            p(person.location) +
            p('SKILLS', { bold: true, size: 12 }) +
            each(person.skills, (skill) => p(skill)) +
            p('LANGUAGES', { bold: true, size: 12 }) +
            each(person.languages, ([l, v]) => p(`${l} – ${v}`)),
          p('ABOUT ME', { bold: true, size: 12 }) +
            p(person.summary) +
            p('EXPERIENCE', { bold: true, size: 12 }) +
            each(
              person.jobs,
              (j) =>
                p(j.position, { bold: true }) +
                p(`${j.company} | ${period(j, months.short)}`) +
                bullets(j.did),
            ) +
            p('EDUCATION', { bold: true, size: 12 }) +
            each(person.schools, (s) => p(study(s), { bold: true }) + p(`${s.school} | ${years(s, ' - ')}`)),
        ]),
    ),
}

/** A table with the heading of each section in its left cell. */
const tableOfSections: FileLayout = {
  omitted: { title: true },
  extension: 'docx',
  bytes: (person) =>
    docx(
      p(person.name, { size: 20, bold: true }) +
        p(`${person.location}, ${person.phone}, ${person.email}`) +
        table(
          [p('Summary', { bold: true }), p(person.summary)],
          [
            p('Work Experience', { bold: true }),
            each(
              person.jobs,
              (j) =>
                p(`${j.position}, ${j.company}\t${period(j, months.slash)}`, { bold: true }) + bullets(j.did),
            ),
          ],
          [
            p('Education', { bold: true }),
            each(person.schools, (s) => p(`${study(s)}, ${s.school}\t${years(s, ' - ')}`)),
          ],
          [p('Skills', { bold: true }), p(person.skills.join(', '))],
          [p('Languages', { bold: true }), p(spoken(person))],
        ),
    ),
}

/** Tables with the dates of an entry in the left cell and its text in the right one. */
const tableOfDates: FileLayout = {
  omitted: { title: true, summary: true },
  extension: 'docx',
  bytes: (person) =>
    docx(
      p('CURRICULUM VITAE', { size: 16, bold: true }) +
        p(person.name, { size: 14, bold: true }) +
        p(`Address: ${person.location}`) +
        p(`Tel: ${person.phone}`) +
        p(`Email: ${person.email}`) +
        p('WORKING EXPERIENCE', { bold: true }) +
        table(
          ...person.jobs.map((j) => [
            p(period(j, months.short)),
            p(j.position, { bold: true }) + p(j.company) + bullets(j.did),
          ]),
        ) +
        p('EDUCATION', { bold: true }) +
        table(...person.schools.map((s) => [p(years(s, ' - ')), p(study(s), { bold: true }) + p(s.school)])) +
        p('COMPUTER SKILLS', { bold: true }) +
        p(person.skills.join(', ')) +
        p('LANGUAGES', { bold: true }) +
        table(...person.languages.map(([l, v]) => [p(l), p(v)])),
    ),
}

/** Headings in two languages. */
const bilingual: FileLayout = {
  omitted: { title: true },
  extension: 'docx',
  bytes: (person) =>
    docxOf([
      { text: person.name, size: 18, bold: true },
      { text: `${person.location}\t${person.phone}\t${person.email}` },
      { text: 'RINGKASAN / SUMMARY', bold: true },
      { text: person.summary },
      { text: 'PENGALAMAN KERJA / WORK EXPERIENCE', bold: true },
      ...person.jobs.flatMap((j) => [
        { text: `${j.position} – ${j.company}`, bold: true },
        { text: period(j, months.malay, { dash: ' - ', now: 'Kini' }) },
        ...j.did.map((text) => ({ text, bullet: true })),
      ]),
      { text: 'PENDIDIKAN / EDUCATION', bold: true },
      ...person.schools.flatMap((s) => [
        { text: `${s.degree}${s.field === '' ? '' : `, ${s.field}`}`, bold: true },
        { text: `${s.school}, ${years(s, ' - ')}` },
      ]),
      { text: 'KEMAHIRAN / SKILLS', bold: true },
      ...person.skills.map((text) => ({ text, bullet: true })),
      { text: 'BAHASA / LANGUAGES', bold: true },
      { text: spoken(person) },
    ]),
}

export const wordLayouts = {
  'styled-headings': styledHeadings,
  'table-of-columns': tableOfColumns,
  'table-of-sections': tableOfSections,
  'table-of-dates': tableOfDates,
  bilingual,
} as const satisfies Record<string, FileLayout>
