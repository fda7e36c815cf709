import type { FileLayout } from './file-layout.ts'
import { each, spoken, study, years } from './phrases.ts'
import { headed, rtf, type RichLine } from './rich-text.ts'
import { bullets, p } from './word-markup.ts'
import { months, period } from './written-dates.ts'

/** Files that are named .doc and have other formats. */

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
      ...person.jobs.flatMap((j): RichLine[] => [
        [`${period(j, months.long)}\t${j.company}`, { bold: true }],
        [j.position, { italic: true }],
        ...j.did.map((text): RichLine => [text, { list: true }]),
      ]),
      headed('Education'),
      ...person.schools.flatMap((s): RichLine[] => [
        [`${years(s, ' - ')}\t${s.school}`, { bold: true }],
        [study(s)],
      ]),
      headed('Skills'),
      ...person.skills.map((text): RichLine => [text, { list: true }]),
      headed('Languages'),
      ...person.languages.map(([l, v]): RichLine => [`${l}: ${v}`]),
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
      ...person.jobs.map((j): RichLine => [`${j.position}, ${j.company}, ${period(j, months.short)}`]),
      headed('EDUCATION'),
      ...person.schools.map((s): RichLine => [`${study(s)}, ${s.school}, ${years(s, ' - ')}`]),
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
        each(
          person.jobs,
          (j) =>
            p(`${j.position}\t${period(j, months.dotted)}`, { bold: true }) +
            p(`${j.company}, ${j.place}`) +
            bullets(j.did),
        ) +
        p('Academic Background', { size: 13, bold: true }) +
        each(person.schools, (s) => p(`${study(s)}\t${years(s, ' - ')}`, { bold: true }) + p(s.school)) +
        p('Skills', { size: 13, bold: true }) +
        p(person.skills.join(', ')) +
        p('Languages', { size: 13, bold: true }) +
        p(spoken(person))
      }</w:body></w:wordDocument>`,
    ),
}

export const legacyWordLayouts = {
  'rich-text': richText,
  'rich-text-lines': richTextLines,
  'word-xml-2003': wordXml2003,
} as const satisfies Record<string, FileLayout>
