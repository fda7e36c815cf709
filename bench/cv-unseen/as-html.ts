import { bodySize, escaped, when, type Block, type Line, type Run } from './blocks.ts'

/** The document as a page that a browser prints. */

const styled = (tag: string, rules: readonly string[], content: string): string =>
  `<${tag} style="${rules.filter((rule) => rule !== '').join(';')}">${content}</${tag.split(' ')[0]}>`

const runHtml = ({ text, look = {} }: Run): string =>
  styled(
    'span',
    [
      when(look.bold, 'font-weight:bold'),
      when(look.italic, 'font-style:italic'),
      when(look.size !== undefined, `font-size:${look.size}pt`),
    ],
    escaped(text),
  )

function lineHtml({ runs, right, isCentred, above = 0, isRuled, isHeading }: Line): string {
  const rules = [
    `margin-top:${above}pt`,
    when(isHeading, 'break-after:avoid;margin-bottom:3pt'),
    when(isCentred, 'text-align:center'),
    when(isRuled, 'border-bottom:1px solid #333'),
  ]
  const text = runs.map(runHtml).join('')
  return right === undefined
    ? styled('p', rules, text)
    : styled('p class=r', rules, `<span>${text}</span><span class=d>${runHtml(right)}</span>`)
}

function blockHtml(block: Block): string {
  if (block.kind === 'line') return lineHtml(block)
  const { kind } = block
  if (kind === 'item')
    return block.bullet === 'list'
      ? `<ul><li>${escaped(block.text)}</ul>`
      : `<p class=i>${block.bullet} ${escaped(block.text)}</p>`
  const cell = (blocks: readonly Block[], at: number): string =>
    styled('td', [`width:${block.widths[at]}%`], blocks.map(blockHtml).join(''))
  const rows = block.rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`)
  const width = block.widths.reduce((sum, share) => sum + share, 0)
  return styled(`table class=${block.isBordered ? 'b' : 'n'}`, [`width:${width}%`], rows.join(''))
}

export const htmlOf = (blocks: readonly Block[], font: string): string =>
  `<!doctype html><meta charset=utf8><style>body{font:${bodySize}pt/1.35 "${font}";margin:0}p,ul{margin:0}ul{padding-left:16pt}.i{padding-left:20pt;text-indent:-10pt}.r{display:flex;justify-content:space-between}.d{white-space:nowrap;margin-left:10pt}table{border-collapse:collapse;table-layout:fixed;margin-top:4pt}td{vertical-align:top;padding:3pt 6pt;overflow-wrap:break-word}.b td{border:1px solid #555}.n td{padding:3pt 8pt 3pt 0}</style>${blocks.map(blockHtml).join('\n')}`
