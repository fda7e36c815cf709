import { escapedHtml } from './escaped.ts'
import type { Block, Line, Look, Run } from './blocks.ts'
import { bodySize } from './form.ts'

/** The document as a page that a browser prints. */

const styleOf = ({ bold, italic, underline, colour, size }: Look): string =>
  [
    bold === true ? 'font-weight:bold' : '',
    italic === true ? 'font-style:italic' : '',
    underline === true ? 'text-decoration:underline' : '',
    colour === undefined ? '' : `color:#${colour}`,
    size === undefined ? '' : `font-size:${size}pt`,
  ]
    .filter((rule) => rule !== '')
    .join(';')

const runHtml = ({ text, look = {} }: Run): string => {
  const style = styleOf(look)
  return style === '' ? escapedHtml(text) : `<span style="${style}">${escapedHtml(text)}</span>`
}

function lineHtml({ runs, right, isCentred, above = 0, isRuled, shade, isHeading }: Line): string {
  const style = [
    `margin-top:${above}pt`,
    isHeading === true ? 'break-after:avoid;margin-bottom:3pt' : '',
    isCentred === true ? 'text-align:center' : '',
    isRuled === true ? 'border-bottom:1px solid #333' : '',
    shade === undefined ? '' : `background:#${shade};padding:1pt 4pt`,
  ].join(';')
  const text = runs.map(runHtml).join('')
  return right === undefined
    ? `<p style="${style}">${text}</p>`
    : `<p class=r style="${style}"><span>${text}</span><span class=d>${runHtml(right)}</span></p>`
}

export function blockHtml(block: Block): string {
  if (block.kind === 'line') return lineHtml(block)
  if (block.kind === 'item')
    return block.bullet === 'list'
      ? `<ul><li>${escapedHtml(block.text)}</ul>`
      : `<p class=i>${block.bullet} ${escapedHtml(block.text)}</p>`
  const cells = (row: readonly (readonly Block[])[]): string =>
    row
      .map((cell, at) => {
        const shade = block.shades?.[at]
        return `<td style="width:${block.widths[at]}%${shade === undefined ? '' : `;background:#${shade}`}">${cell.map(blockHtml).join('')}</td>`
      })
      .join('')
  return `<table class=${block.isBordered ? 'b' : 'n'} style="width:${block.widths.reduce((sum, width) => sum + width, 0)}%">${block.rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

export const htmlOf = (blocks: readonly Block[], font: string): string =>
  `<!doctype html><meta charset=utf8><style>body{font:${bodySize}pt/1.35 "${font}";margin:0}p,ul{margin:0}ul{padding-left:16pt}.i{padding-left:20pt;text-indent:-10pt}.r{display:flex;justify-content:space-between}.d{white-space:nowrap;margin-left:10pt}table{border-collapse:collapse;table-layout:fixed;margin-top:4pt}td{vertical-align:top;padding:3pt 6pt;overflow-wrap:break-word}.b td{border:1px solid #555}.n td{padding:3pt 8pt 3pt 0}.n td[style*=background]{padding:3pt 10pt}.n td[style*=background]+td{padding-left:12pt}</style>${blocks.map(blockHtml).join('\n')}`
