import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJobText, type JobBlock } from './job-description.ts'

const lines = (...all: string[]): string => all.join('\n')
const paragraph = (text: string): JobBlock => ({ kind: 'paragraph', text })
const bullets = (...items: string[]): JobBlock => ({ kind: 'bullets', items })
const subsection = (title: string, ...items: string[]): JobBlock => ({ kind: 'subsection', title, items })

const body = 'You run the clusters our customers train on.'

describe('a heading', () => {
  const titlesIn = (text: string) => parseJobText(text).map(({ title }) => title)

  test.each([
    ['of two words', 'Your team'],
    ['of six words', 'What we are asking you for'],
    ['with a question mark', 'Why this role?'],
    ['with an acronym', 'Our GPU fleet'],
    ['with an accented capital', 'Équipe et lieu'],
  ])('%s: “%s”', (_, title) => {
    expect(parseJobText(lines(title, body))).toEqual([{ title, blocks: [paragraph(body)] }])
  })

  test.each([
    ['of one word', 'Responsibilities'],
    ['of seven words', 'What we are asking all of you'],
    ['that starts with a small letter', 'your whole team'],
    ['that starts with a digit', '24 hour operations'],
    ['in capitals', 'ABOUT THE WHOLE TEAM'],
    ['with a final period', 'Join our team.'],
    ['with a final comma', 'Dear future colleague,'],
    ['with a final semicolon', 'Kuala Lumpur office;'],
  ])('is no line %s: “%s”', (_, text) => {
    expect(titlesIn(lines(text, '', 'Then a second paragraph, long enough to stay.'))).toEqual([undefined])
  })

  test('is no line before a bullet, also after a blank line', () => {
    expect(titlesIn(lines('Your first year', '• Learn the fleet'))).toEqual([undefined])
    expect(titlesIn(lines('Your first year', '', '• Learn the fleet'))).toEqual([undefined])
  })

  test('is no bullet', () => {
    expect(parseJobText('- Write Go services')).toEqual([
      { title: undefined, blocks: [bullets('Write Go services')] },
    ])
  })

  test('loses its colon', () => expect(titlesIn(lines('Your team:', body))).toEqual(['Your team']))

  test('stays without text below it', () => {
    expect(parseJobText(lines('Your team', 'Your desk', body))).toEqual([
      { title: 'Your team', blocks: [] },
      { title: 'Your desk', blocks: [paragraph(body)] },
    ])
  })
})

describe('a sub-heading', () => {
  test.each([
    ['of one word', 'Responsibilities'],
    ['of five words', 'What you will do here'],
    ['in capitals', 'GPU'],
  ])('%s: “%s”', (_, title) => {
    expect(parseJobText(lines(title, '• One thing', '• Another'))).toEqual([
      { title: undefined, blocks: [subsection(title, 'One thing', 'Another')] },
    ])
  })

  test.each([
    ['of six words', 'What you will do with us'],
    ['that starts with a small letter', 'what you will do'],
  ])('is no line %s: “%s”', (_, text) => {
    expect(parseJobText(lines(text, '• One thing'))).toEqual([
      { title: undefined, blocks: [paragraph(text), bullets('One thing')] },
    ])
  })

  test('is part of the section above it, loses its colon, and ends with its bullets', () => {
    const text = lines('Your first year', body, '', 'You will:', '- Learn', '- Build', '', `${body} Daily.`)
    expect(parseJobText(text)).toEqual([
      {
        title: 'Your first year',
        blocks: [paragraph(body), subsection('You will', 'Learn', 'Build'), paragraph(`${body} Daily.`)],
      },
    ])
  })
})

describe('a bullet', () => {
  test.each(['•', '◦', '▪', '●', '‣', '·', '✓', '-', '–', '—', '*', '+'])('begins with %s', (mark) => {
    expect(parseJobText(lines(`${mark} Learn the fleet`, `${mark}Build it`))).toEqual([
      { title: undefined, blocks: [bullets('Learn the fleet', 'Build it')] },
    ])
  })

  test('does not begin with the minus of a number or with two asterisks', () => {
    const text = lines('-5 degrees in the cold aisle', '', '**Kuala Lumpur** or remote')
    expect(parseJobText(text)[0]?.blocks).toEqual([
      paragraph('-5 degrees in the cold aisle'),
      paragraph('**Kuala Lumpur** or remote'),
    ])
  })

  test('may be short, and joins the list above a blank line', () => {
    expect(parseJobText(lines('• Go', '', '• Rust'))[0]?.blocks).toEqual([bullets('Go', 'Rust')])
  })

  test('without text is dropped', () => {
    expect(parseJobText(lines('• Go', '•', '-'))[0]?.blocks).toEqual([bullets('Go')])
  })
})

describe('a paragraph', () => {
  test('of 10 characters is dropped, of 11 is kept', () => {
    expect(parseJobText('1234567890')).toEqual([])
    expect(parseJobText('12345678901')).toEqual([{ title: undefined, blocks: [paragraph('12345678901')] }])
  })

  test('is one line', () => {
    const text = lines('We build the compute of a region.', 'We also run what we build.')
    expect(parseJobText(text)[0]?.blocks).toEqual([
      paragraph('We build the compute of a region.'),
      paragraph('We also run what we build.'),
    ])
  })

  test('and a bullet continue in a line that begins with a small letter', () => {
    const text = lines(
      'We build the compute of a region, and we sell it',
      'globally.',
      '• Learn',
      'the fleet',
    )
    expect(parseJobText(text)[0]?.blocks).toEqual([
      paragraph('We build the compute of a region, and we sell it globally.'),
      bullets('Learn the fleet'),
    ])
  })

  test('does not continue after a blank line', () => {
    const text = lines('We build the compute of a region', '', 'and then some more of it')
    expect(parseJobText(text)[0]?.blocks).toHaveLength(2)
  })
})

test('the line ends of every system are read, and an empty text has no sections', () => {
  expect(parseJobText('Your team\r\n• Ana\r• Farid\u2028• Mei')[0]?.blocks).toEqual([
    subsection('Your team', 'Ana', 'Farid', 'Mei'),
  ])
  expect(parseJobText('')).toEqual([])
  expect(parseJobText(' \n\t\n')).toEqual([])
})

/** Lines with one unique word each, so that a lost or repeated one is seen. */
const aText = fc
  .array(
    fc.record({
      start: fc.constantFrom('', '• ', '- ', '* ', 'The ', 'OUR ', 'and ', '–', '   '),
      fill: fc.constantFrom('', ' team', ' whole team today', ' a much longer line of seven words'),
      end: fc.constantFrom('', '.', ',', ':', ';', '!'),
      gap: fc.constantFrom('\n', '\n\n', '\r\n'),
    }),
  )
  .map((parts) =>
    parts.map(({ start, fill, end, gap }, index) => `${start}Word${index}${fill}${end}${gap}`).join(''),
  )

const textsOf = (block: JobBlock): readonly string[] => {
  if (block.kind === 'paragraph') return [block.text]
  return block.kind === 'bullets' ? block.items : [block.title, ...block.items]
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? []

const parsedWords = (text: string): string[] =>
  parseJobText(text).flatMap(({ title = '', blocks }) => [title, ...blocks.flatMap(textsOf)].flatMap(wordsOf))

test('every word outside a dropped paragraph appears once, in its order', () => {
  fc.assert(
    fc.property(aText, (text) => {
      const out = parsedWords(text)
      const kept = new Set(out)
      const dropped = wordsOf(text).filter((word) => /^Word\d+$/.test(word) && !kept.has(word))
      for (const word of dropped) {
        const line = text.split(/\r?\n/).find((candidate) => wordsOf(candidate).includes(word))
        expect(line?.trim().length).toBeLessThanOrEqual(10)
      }
      const droppedLines = new Set(
        text.split(/\r?\n/).filter((line) => dropped.some((word) => wordsOf(line).includes(word))),
      )
      const expected = text
        .split(/\r?\n/)
        .filter((line) => !droppedLines.has(line))
        .flatMap(wordsOf)
      expect(out).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('any text is parsed, without an empty title, paragraph or item', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('\n', '-', '•', ' ', 'A', 'b', '.', '\r') }),
      ),
      (text) => {
        for (const { title, blocks } of parseJobText(text)) {
          expect(title?.trim()).not.toBe('')
          for (const block of blocks) for (const part of textsOf(block)) expect(part.trim()).not.toBe('')
        }
      },
    ),
    { numRuns: 1000 },
  )
})
