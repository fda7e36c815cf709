import type { Line, Part } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isTableHead } from './table-head.ts'
import { withParts } from './with-parts.ts'

/** Reads forms, in which each row has a label before, beside or above its value. */

const pattern = (labels: string): RegExp => new RegExp(`^(?:${labels})$`, 'i')

/** What a label says of its value; the first that matches decides. */
const kinds = {
  position: pattern(labelWords.position),
  company: pattern(labelWords.company),
  institution: pattern(labelWords.institution),
  degree: pattern(labelWords.degree),
  field: pattern(labelWords.field),
  duties: pattern(labelWords.duties),
  start: pattern(labelWords.start),
  end: pattern(labelWords.end),
  nothing: pattern(`${labelWords.unstored}|${labelWords.place}|${labelWords.placeOfEntry}`),
  dates: pattern(labelWords.period),
} as const
type Kind = keyof typeof kinds

/** The labels by which the values are read from the heading. */
const names = {
  position: 'Position: ',
  company: 'Company: ',
  institution: 'Institution: ',
  degree: 'Degree: ',
  field: 'Field: ',
  dates: '',
} as const satisfies Partial<Record<Kind, string>>
const ofHeading = Object.keys(names) as (keyof typeof names)[]

type Row = { label: string; kind: Kind; values: Line[] }

const kindOf = (label: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(label))

/** Whether a text is the label of an entry's value. */
export const isLabel = (text: string): boolean => kindOf(text) !== undefined

/** "Achievements:", above a description. */
export const isLabelOfDuties = (text: string): boolean => kinds.duties.test(text.replace(/\s*[:：]$/, ''))

const withText = (part: Part, text: string): Part => ({ ...part, text, segments: [text] })

const itemSign = /^[•·▪●‣-]\s*/

/** The value of a row, in the parts that are left of it. */
function valueOf(line: Line, parts: readonly Part[]): Line[] {
  const [first, ...others] = parts
  if (first === undefined) return []
  const text = first.text.replace(/^[:：]\s*/, '')
  const bare = text.replace(itemSign, '')
  const value = withParts(line, [...(bare === '' ? [] : [withText(first, bare)]), ...others])
  return value.parts.length === 0 ? [] : [{ ...value, bullet: bare !== text }]
}

/** A row of a form, whose label can wrap in its margin, and how many lines it has. */
function rowAt(lines: readonly Line[], at: number): { row: Row; count: number } | undefined {
  const [line, next] = [lines[at], lines[at + 1]]
  const [first, ...others] = line?.parts ?? []
  if (line === undefined || first === undefined || line.bullet || isTableHead(line)) return undefined
  const [rest, ...behind] = next?.parts ?? []
  const [, label = '', own = ''] = /^(.+?)\s*(?:[:：]\s*(.*))?$/.exec(first.text) ?? []
  const wrapped = `${label} ${rest?.text.replace(/\s*[:：]$/, '') ?? ''}`
  const isWrapped = own === '' && next !== undefined && kindOf(wrapped) !== undefined
  const kind = kindOf(isWrapped ? wrapped : label)
  if (kind === undefined) return undefined
  const values = valueOf(line, own === '' ? others : [withText(first, own), ...others])
  const more = isWrapped ? valueOf(next, behind) : []
  return {
    row: { label: (isWrapped ? wrapped : label).toLowerCase(), kind, values: [...values, ...more] },
    count: isWrapped ? 2 : 1,
  }
}

/** The rows of a form, each with the lines below it that have no label. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < lines.length;) {
    const found = rowAt(lines, at)
    if (found === undefined) rows.at(-1)?.values.push(...lines.slice(at, at + 1))
    else rows.push(found.row)
    at += found?.count ?? 1
  }
  return rows
}

/** In kinds: fewer labels are those of a heading that is not a form. */
const minKinds = 2

/** Writes each entry of a form as a heading that names its values, and its description; other lines stay as they are. */
export function withoutForm(lines: readonly Line[]): Line[] {
  const rows = rowAt(lines, 0) === undefined ? [] : rowsOf(lines)
  const isOfHeading = ({ kind, values }: Row): boolean => kind in names && values.length > 0
  if (new Set(rows.filter(isOfHeading).map(({ kind }) => kind)).size < minKinds) return [...lines]
  const entries: Row[][] = []
  for (const row of rows) {
    const entry = entries.at(-1)
    const begins = row.kind in names && entry?.some(({ label }) => label === row.label) === true
    if (entry === undefined || begins) entries.push([row])
    else entry.push(row)
  }
  return entries.flatMap(linesOf)
}

function linesOf(entry: readonly Row[]): Line[] {
  const body: Line[] = []
  const parts = new Map<string, Part>()
  for (const { kind, values } of entry) {
    const [value, ...below] = values
    const [part] = value?.parts ?? []
    if (kind === 'duties') body.push(...values)
    else if (part !== undefined && value !== undefined) {
      if (!parts.has(kind)) parts.set(kind, withText(part, value.text))
      body.push(...below)
    }
  }
  const [start, end] = [parts.get('start'), parts.get('end')]
  if (start !== undefined) parts.set('dates', withText(start, `${start.text} – ${end?.text ?? 'Present'}`))
  const heading = ofHeading.flatMap((kind) => {
    const part = parts.get(kind)
    return part === undefined ? [] : [withText(part, names[kind] + part.text)]
  })
  const [model] = entry.flatMap(({ values }) => values)
  return model === undefined
    ? body
    : [
        { ...withParts(model, heading), bullet: false },
        ...body.map((line, at) => (at === 0 ? { ...line, bullet: true } : line)),
      ]
}
