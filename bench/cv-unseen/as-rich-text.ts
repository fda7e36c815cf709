import { textWidth } from './as-word.ts'
import { bodySize, when, type Block, type Run, type Table } from './blocks.ts'

/** The document as rich text, saved as .doc. */

const escapedText = (text: string): string =>
  text
    .replace(/[\\{}]/g, (sign) => `\\${sign}`)
    .replace(/[^\x20-\x7e]/gu, (letter) => `\\u${letter.codePointAt(0) ?? 63}?`)

type Paragraph = Exclude<Block, Table>

/** Rich text of this kind has no table within a table: its rows become lines. */
const flat = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? flat(block.rows.flat(2)) : [block]))

const run = ({ text, look = {} }: Run): string =>
  `{${when(look.bold, '\\b')}${when(look.italic, '\\i')}\\fs${(look.size ?? bodySize) * 2} ${escapedText(text)}}`

const paragraph = (block: Paragraph, inCell = ''): string => {
  if (block.kind === 'item')
    return `\\pard${inCell}\\fi-200\\li400 ${block.bullet === 'list' ? '{\\pntext\\bullet\\tab}' : escapedText(`${block.bullet} `)}${run({ text: block.text })}`
  const { right, above = 0, isCentred, isRuled, isHeading } = block
  return `\\pard${inCell}${when(isHeading, '\\keepn\\sa60')}\\sb${above * 20}${when(isCentred, '\\qc')}${when(isRuled, '\\brdrb\\brdrs\\brdrw10')}${when(right !== undefined, `\\tqr\\tx${textWidth}`)} ${block.runs.map(run).join('')}${right === undefined ? '' : `\\tab ${run(right)}`}`
}

const table = ({ isBordered, widths, rows }: Table): string => {
  const edges = ['t', 'l', 'b', 'r'].map((edge) => when(isBordered, `\\clbrdr${edge}\\brdrs\\brdrw10`))
  let x = 0
  const ends = widths.map(
    (share) => `${edges.join('')}\\cellx${Math.round(((x += share) * textWidth) / 100)}`,
  )
  const cell = (blocks: readonly Block[]): string =>
    `${flat(blocks)
      .map((each) => paragraph(each, '\\intbl'))
      .join('\\par\n')}\\cell`
  return rows.map((row) => `\\trowd\\trgaph80${ends.join('')}\n${row.map(cell).join('\n')}\\row`).join('\n')
}

const written = (block: Block): string => (block.kind === 'table' ? table(block) : `${paragraph(block)}\\par`)

export const richTextOf = (blocks: readonly Block[], font: string): Buffer =>
  Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 ${font};}}\\paperw11906\\paperh16838\\margl1134\\margr1134\\fs${bodySize * 2}\n${blocks.map(written).join('\n')}}`,
    'latin1',
  )
