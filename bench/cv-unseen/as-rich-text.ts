import type { Block, Line, Look, Run } from './blocks.ts'
import { bodySize } from './form.ts'

/** The document as rich text, saved as .doc. */

const textWidth = 9638

const escapedText = (text: string): string =>
  text
    .replace(/[\\{}]/g, (sign) => `\\${sign}`)
    .replace(/[^\x20-\x7e]/gu, (letter) => `\\u${letter.codePointAt(0) ?? 63}?`)

/** The colours of texts and of what is behind them, by their number in the file. */
function coloursOf(blocks: readonly Block[]): string[] {
  const inLine = ({ runs, shade }: Line): string[] => [
    ...runs.flatMap(({ look }) => look?.colour ?? []),
    ...(shade === undefined ? [] : [shade]),
  ]
  const all = blocks.flatMap((block) => {
    if (block.kind === 'item') return []
    return block.kind === 'line' ? inLine(block) : coloursOf(block.rows.flat(2))
  })
  return [...new Set(all)]
}

export function richTextOf(blocks: readonly Block[], font: string): Buffer {
  const colours = coloursOf(blocks)
  const run = ({ text, look = {} }: Run): string => `{${lookText(look, colours)} ${escapedText(text)}}`
  const paragraph = (block: Exclude<Block, { kind: 'table' }>, inCell: string): string => {
    if (block.kind === 'item')
      return `\\pard${inCell}\\fi-200\\li400 ${block.bullet === 'list' ? '{\\pntext\\bullet\\tab}' : escapedText(`${block.bullet} `)}${run({ text: block.text })}`
    const { right, above = 0, isCentred, isRuled, isHeading, shade } = block
    const behind = shade === undefined ? '' : `\\cbpat${colours.indexOf(shade) + 1}`
    return `\\pard${inCell}${isHeading === true ? '\\keepn\\sa60' : ''}${behind}\\sb${above * 20}${isCentred === true ? '\\qc' : ''}${isRuled === true ? '\\brdrb\\brdrs\\brdrw10' : ''}${right === undefined ? '' : `\\tqr\\tx${textWidth}`} ${block.runs.map(run).join('')}${right === undefined ? '' : `\\tab ${run(right)}`}`
  }
  const written = (block: Block): string => {
    if (block.kind !== 'table') return `${paragraph(block, '')}\\par`
    const edges = block.isBordered
      ? ['t', 'l', 'b', 'r'].map((edge) => `\\clbrdr${edge}\\brdrs\\brdrw10`).join('')
      : ''
    let x = 0
    const ends = block.widths
      .map((share) => `${edges}\\cellx${Math.round(((x += share) * textWidth) / 100)}`)
      .join('')
    return block.rows
      .map(
        (row) =>
          `\\trowd\\trgaph80${ends}\n${row
            .map(
              (cell) =>
                `${flat(cell)
                  .map((each) => paragraph(each, '\\intbl'))
                  .join('\\par\n')}\\cell`,
            )
            .join('\n')}\\row`,
      )
      .join('\n')
  }
  const table = colours.map(
    (colour) =>
      `\\red${Number.parseInt(colour.slice(0, 2), 16)}\\green${Number.parseInt(colour.slice(2, 4), 16)}\\blue${Number.parseInt(colour.slice(4), 16)};`,
  )
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 ${font};}}{\\colortbl;${table.join('')}}\\paperw11906\\paperh16838\\margl1134\\margr1134\\fs${bodySize * 2}\n${blocks.map(written).join('\n')}}`,
    'latin1',
  )
}

/** Rich text of this kind has no table within a table: its rows become lines. */
const flat = (blocks: readonly Block[]): Exclude<Block, { kind: 'table' }>[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? flat(block.rows.flat(2)) : [block]))

const lookText = ({ bold, italic, underline, colour, size }: Look, colours: readonly string[]): string =>
  `${bold === true ? '\\b' : ''}${italic === true ? '\\i' : ''}${underline === true ? '\\ul' : ''}${colour === undefined ? '' : `\\cf${colours.indexOf(colour) + 1}`}\\fs${(size ?? bodySize) * 2}`
