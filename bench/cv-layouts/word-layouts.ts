import { docxOf, wordXml, zipOf } from '#tests/support/documents.ts'
import { months, period, type Omitted, type Person, type School } from './person.ts'

/** A layout of a word processor, as a file that it would write. */
export type FileLayout = {
  omitted: Omitted
  extension: 'docx' | 'doc' | 'pdf'
  bytes: (person: Person) => Buffer
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Look = { bold?: boolean; italic?: boolean; size?: number; list?: boolean; style?: string }

const run = (text: string, { bold, italic, size }: Look): string =>
  `<w:r><w:rPr>${bold === true ? '<w:b/>' : ''}${italic === true ? '<w:i/>' : ''}${size === undefined ? '' : `<w:sz w:val="${size * 2}"/>`}</w:rPr>${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`

const p = (text: string, look: Look = {}): string =>
  `<w:p><w:pPr>${look.style === undefined ? '' : `<w:pStyle w:val="${look.style}"/>`}${look.list === true ? '<w:numPr><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr>${run(text, look)}</w:p>`

const bullets = (items: readonly string[]): string => items.map((item) => p(item, { list: true })).join('')
const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const styles = `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style></w:styles>`

const docx = (body: string): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: wordXml(body) },
    { name: 'word/styles.xml', content: styles },
  ])

const study = ({ degree, field }: School): string => (field === '' ? degree : `${degree} in ${field}`)
const years = ({ from, to }: School): string => `${from} - ${to}`
const spoken = ({ languages }: Person): string => languages.map(([l, v]) => `${l} (${v})`).join(', ')
const join = <Item>(items: readonly Item[], write: (item: Item) => string): string =>
  items.map(write).join('')

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
        join(
          person.jobs,
          (j) =>
            p(`${j.company}, ${j.place}\t${period(j, months.short)}`, { bold: true }) +
            p(j.position, { italic: true }) +
            bullets(j.did),
        ) +
        p('Education', { style: 'Heading1' }) +
        join(person.schools, (s) => p(`${s.school}\t${years(s)}`, { bold: true }) + p(study(s))) +
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
            join(person.skills, (skill) => p(skill)) +
            p('LANGUAGES', { bold: true, size: 12 }) +
            join(person.languages, ([l, v]) => p(`${l} – ${v}`)),
          p('ABOUT ME', { bold: true, size: 12 }) +
            p(person.summary) +
            p('EXPERIENCE', { bold: true, size: 12 }) +
            join(
              person.jobs,
              (j) =>
                p(j.position, { bold: true }) +
                p(`${j.company} | ${period(j, months.short)}`) +
                bullets(j.did),
            ) +
            p('EDUCATION', { bold: true, size: 12 }) +
            join(person.schools, (s) => p(study(s), { bold: true }) + p(`${s.school} | ${years(s)}`)),
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
            join(
              person.jobs,
              (j) =>
                p(`${j.position}, ${j.company}\t${period(j, months.slash)}`, { bold: true }) + bullets(j.did),
            ),
          ],
          [
            p('Education', { bold: true }),
            join(person.schools, (s) => p(`${study(s)}, ${s.school}\t${years(s)}`)),
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
        table(...person.schools.map((s) => [p(years(s)), p(study(s), { bold: true }) + p(s.school)])) +
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
        { text: `${s.school}, ${years(s)}` },
      ]),
      { text: 'KEMAHIRAN / SKILLS', bold: true },
      ...person.skills.map((text) => ({ text, bullet: true })),
      { text: 'BAHASA / LANGUAGES', bold: true },
      { text: spoken(person) },
    ]),
}

const rtfText = (text: string): string =>
  text
    .replace(/[\\{}]/g, (sign) => `\\${sign}`)
    .replaceAll('\t', '\\tab ')
    .replace(/[^\x20-\x7e]/gu, (letter) => `\\u${letter.codePointAt(0) ?? 63}?`)

const rtf = (lines: readonly (readonly [text: string, look?: Look])[]): Buffer =>
  Buffer.from(
    `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\n${lines
      .map(
        ([text, look = {}]) =>
          `\\pard ${look.list === true ? '{\\pntext\\bullet\\tab}' : ''}{\\fs${(look.size ?? 11) * 2} ${look.bold === true ? '\\b ' : ''}${look.italic === true ? '\\i ' : ''}${rtfText(text)}}\\par`,
      )
      .join('\n')}}`,
    'latin1',
  )

const headed = (text: string): readonly [string, Look] => [text, { bold: true, size: 13 }]

/** Rich text, saved as .doc. */
const richText: FileLayout = {
  omitted: {},
  extension: 'doc',
  bytes: (person) =>
    rtf([
      [person.name, { bold: true, size: 20 }],
      [person.title],
      [`${person.email}, ${person.phone}`],
      [person.location],
      headed('Career Objective'),
      [person.summary],
      headed('Career History'),
      ...person.jobs.flatMap((j): (readonly [string, Look?])[] => [
        [`${period(j, months.long)}\t${j.company}`, { bold: true }],
        [j.position, { italic: true }],
        ...j.did.map((text): readonly [string, Look] => [text, { list: true }]),
      ]),
      headed('Education'),
      ...person.schools.flatMap((s): (readonly [string, Look?])[] => [
        [`${years(s)}\t${s.school}`, { bold: true }],
        [study(s)],
      ]),
      headed('Skills'),
      ...person.skills.map((text): readonly [string, Look] => [text, { list: true }]),
      headed('Languages'),
      ...person.languages.map(([l, v]): readonly [string] => [`${l}: ${v}`]),
    ]),
}

/** Rich text with each entry on one line, saved as .doc. */
const richTextLines: FileLayout = {
  omitted: { title: true, descriptions: true },
  extension: 'doc',
  bytes: (person) =>
    rtf([
      [person.name.toUpperCase(), { bold: true, size: 16 }],
      [`${person.location} | ${person.phone} | ${person.email}`],
      headed('PROFILE'),
      [person.summary],
      headed('EXPERIENCE'),
      ...person.jobs.map((j): readonly [string] => [
        `${j.position}, ${j.company}, ${period(j, months.short)}`,
      ]),
      headed('EDUCATION'),
      ...person.schools.map((s): readonly [string] => [`${study(s)}, ${s.school}, ${years(s)}`]),
      headed('SKILLS'),
      [person.skills.join(', ')],
      headed('LANGUAGES'),
      [spoken(person)],
    ]),
}

/** The XML of Word 2003, saved as .doc. */
const wordXml2003: FileLayout = {
  omitted: { title: true, summary: true },
  extension: 'doc',
  bytes: (person) =>
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${
        p(person.name, { size: 18, bold: true }) +
        p(person.phone) +
        p(person.email) +
        p(person.location) +
        p('Professional Experience', { size: 13, bold: true }) +
        join(
          person.jobs,
          (j) =>
            p(`${j.position}\t${period(j, months.dotted)}`, { bold: true }) +
            p(`${j.company}, ${j.place}`) +
            bullets(j.did),
        ) +
        p('Academic Background', { size: 13, bold: true }) +
        join(person.schools, (s) => p(`${study(s)}\t${years(s)}`, { bold: true }) + p(s.school)) +
        p('Skills', { size: 13, bold: true }) +
        p(person.skills.join(', ')) +
        p('Languages', { size: 13, bold: true }) +
        p(spoken(person))
      }</w:body></w:wordDocument>`,
    ),
}

export const wordLayouts = {
  'styled-headings': styledHeadings,
  'table-of-columns': tableOfColumns,
  'table-of-sections': tableOfSections,
  'table-of-dates': tableOfDates,
  bilingual,
  'rich-text': richText,
  'rich-text-lines': richTextLines,
  'word-xml-2003': wordXml2003,
} as const satisfies Record<string, FileLayout>
