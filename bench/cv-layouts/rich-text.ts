import type { Look } from './word-markup.ts'

export type RichLine = readonly [text: string, look?: Look]

const rtfText = (text: string): string =>
  text
    .replace(/[\\{}]/g, (sign) => `\\${sign}`)
    .replaceAll('\t', '\\tab ')
    .replace(/[^\x20-\x7e]/gu, (letter) => `\\u${letter.codePointAt(0) ?? 63}?`)

export const rtf = (lines: readonly RichLine[]): Buffer =>
  Buffer.from(
    `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\n${lines
      .map(
        ([text, look = {}]) =>
          `\\pard ${look.list === true ? '{\\pntext\\bullet\\tab}' : ''}{\\fs${(look.size ?? 11) * 2} ${look.bold === true ? '\\b ' : ''}${look.italic === true ? '\\i ' : ''}${rtfText(text)}}\\par`,
      )
      .join('\n')}}`,
    'latin1',
  )

export const headed = (text: string): RichLine => [text, { bold: true, size: 13 }]
