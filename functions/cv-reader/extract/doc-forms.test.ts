import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../file-kind.ts'
import { readCv } from '../read-cv.ts'
import { docLines } from './doc.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'

const rtf = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Calibri;}{\f1 Symbol;}}
{\colortbl;\red0\green0\blue0;}{\stylesheet{\s1 heading 1;}}{\info{\author Somebody Else}}
{\header\pard\plain\fs18 Ref 2024/7\par}
\pard\plain\b\fs36 Siti Aminah binti Yusof\b0\par
\pard\plain\fs20 siti.aminah@example.my | +60 12-345 6789 | Ipoh, Perak\par
\pard\plain\b\fs24 WORK EXPERIENCE\par
\pard\plain\b\fs20 Senior Accountant\tab Jan 2019 \endash  Present\b0\par
\pard\plain\fs20 Gemilang Sdn Bhd\par
{\listtext\f1 \'b7\tab}\ls1 Closed the books of four companies\par
{\listtext\f1 \'b7\tab}Led a team of caf\'e9 auditors in D\u252?sseldorf\par
\pard\plain\b\fs24 EDUCATION\par
\trowd\cellx2000\cellx4000\cellx6000\pard\intbl Bachelor of Accounting\cell Universiti Utara Malaysia\cell 2014 - 2018\cell\row
\pard\plain\b\fs24 SKILLS\par
\pard\plain\fs20 SAP, Excel\par
{\*\unknown hidden text}{\pict 89504e470d0a}
}`

const xml = `﻿<?xml version="1.0" encoding="UTF-8" standalone="yes"?><?mso-application progid="Word.Document"?>
<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="x"><w:styles>
<w:style w:type="paragraph" w:styleId="H"><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>
<w:body><wx:sect>
<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Lim Wei Han</w:t></w:r></w:p>
<w:p><w:r><w:t>wei.han@example.my</w:t></w:r></w:p>
<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>
<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/></w:listPr></w:pPr><w:r><w:t>Welding</w:t></w:r></w:p>
<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/></w:listPr></w:pPr><w:r><w:t>Rigging</w:t></w:r></w:p>
</wx:sect></w:body></w:wordDocument>`

const never = () => Promise.reject(new Error('nothing to recognise'))

describe('a file named .doc that is', () => {
  test('of Word 97 is read', async () => {
    // A CV of an invented person, saved by LibreOffice.
    const bytes = readFileSync(join(import.meta.dirname, '../testing/libreoffice.doc'))
    const { cv } = await readCv(bytes, never)
    expect(cv.experience[0]).toMatchObject({ position: 'Manager', company: 'Acme Sdn Bhd' })
  })

  test('RTF is read with its tables, lists and letters outside ASCII', async () => {
    const bytes = Buffer.from(rtf, 'latin1')
    expect(kindOf(bytes)).toBe('doc')
    const { cv } = await readCv(bytes, never)
    expect(cv).toMatchObject({
      name: 'Siti Aminah binti Yusof',
      email: 'siti.aminah@example.my',
      location: 'Ipoh, Perak',
      skills: ['SAP', 'Excel'],
    })
    expect(cv.experience).toEqual([
      {
        position: 'Senior Accountant',
        company: 'Gemilang Sdn Bhd',
        start_date: 'Jan 2019',
        end_date: 'Present',
        description: 'Closed the books of four companies\nLed a team of café auditors in Düsseldorf',
      },
    ])
    expect(cv.education).toMatchObject([
      { institution: 'Universiti Utara Malaysia', start_date: '2014', end_date: '2018' },
    ])
    expect(JSON.stringify(cv)).not.toMatch(/Somebody|hidden|89504e/)
  })

  test.each(['utf8', 'utf16le'] as const)('Word 2003 XML in %s is read with its lists', async (encoding) => {
    const bytes = Buffer.from(encoding === 'utf8' ? xml : `\uFEFF${xml.slice(1)}`, encoding)
    expect(kindOf(bytes)).toBe('doc')
    expect((await readCv(bytes, never)).cv).toMatchObject({
      name: 'Lim Wei Han',
      email: 'wei.han@example.my',
      skills: ['Welding', 'Rigging'],
    })
  })

  test('another XML file, or a web page, is no CV', () => {
    expect(kindOf(Buffer.from('<?xml version="1.0"?><svg/>'))).toBeUndefined()
    expect(kindOf(Buffer.from('<html><w:wordDocument>'))).toBeUndefined()
  })

  test('RTF with groups in groups without end is refused', async () => {
    await expect(docLines(Buffer.from(`{\\rtf1 ${'{'.repeat(100_000)}`))).rejects.toThrow(LimitExceeded)
  })

  test('XML that declares entities is refused', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><w:wordDocument><w:body/></w:wordDocument>'
    await expect(docLines(Buffer.from(bomb))).rejects.toThrow(UnreadableFile)
  })
})
