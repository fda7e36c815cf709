import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { entriesOf, type Entry, type Piece } from './entries.ts'
import { withoutTableHeads } from './table-head.ts'
import type { ParsedExperience } from './fields.ts'
import { labelOf } from './labelled.ts'
import { proseOf } from './prose.ts'

type Named = { position?: string; company?: string }
/** `named` holds the values that a label such as "Company:" names. */
type Heading = { texts: string[]; named: Named; entry: Entry; underBanner: boolean }

const labels = {
  company: labelOf(labelWords.company),
  position: labelOf(labelWords.position),
  nothing: labelOf(labelWords.period),
} as const

/** Reads "Company: X", also when label and value stand in two cells. */
function labelled(pieces: readonly Piece[]): { named: Named; rest: Piece[] } {
  const named: Named = {}
  const rest: Piece[] = []
  let label: keyof typeof labels | undefined
  for (const piece of pieces) {
    const found = (Object.keys(labels) as (keyof typeof labels)[]).find((name) =>
      labels[name].test(piece.text),
    )
    const text = found === undefined ? piece.text : piece.text.replace(labels[found], '')
    const name = found ?? label
    label = text === '' ? found : undefined
    if (text === '' || name === 'nothing') continue
    if (name === undefined) rest.push(piece)
    else named[name] = text.replace(/^[:：]\s*/, '')
  }
  return { named, rest }
}

const employmentKind =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|permanent|freelance|internship|temporary|remote|hybrid|on-?site|sepenuh masa|separuh masa|kontrak|tetap)\)?$/i

/** A word between position and company. */
const joiningWord = /^(?:at|@|di|for|with|in|of|bersama)$/i

/** Abbreviations that end a company's name; any other short word before a full stop can begin a place: "St. Louis". */
const endsName = /(?:\p{L}{4,}|\b(?:inc|ltd|llc|plc|bhd|co|pte))$/iu

/** "Acme Systems. Dayton, Ohio": leaves out a place that a full stop sets apart from the company. */
function withoutPlaceBehindStop(text: string): string {
  const [, before = '', behind = ''] = /^(.+)\.\s+(\p{Lu}[^.]*)$/u.exec(text) ?? []
  return endsName.test(before) && isPlace(behind) && employerScore(behind) === 0 ? before : text
}

/** Cuts "Company, Position", "Position at Company" and "Position | Company – Place" into their pieces. */
function textsOf(pieces: readonly Piece[]): string[] {
  return pieces
    .flatMap(({ text }) => text.split(/\s+[|•·]\s+|\s+[–—]\s+|\s+-\s+|\s{2,}|\t/))
    .flatMap((text) => {
      const at = /^(.+?)\s+(?:at|@|di)\s+(\p{Lu}.+)$/u.exec(text)
      return at !== null && positionScore(at[1] ?? '') > 0 ? [at[1] ?? '', at[2] ?? ''] : [text]
    })
    .map(withoutPlaceBehindStop)
    .map(tidy)
    .filter((text) => text !== '' && !employmentKind.test(text) && !joiningWord.test(text))
}

const tidy = (text: string): string =>
  text
    .replace(/\(\s*(?:full[- ]?time|part[- ]?time|contract|remote|hybrid|permanent|freelance)\s*\)/gi, '')
    .replace(/^(?:company|position|title|role|employer|jawatan|syarikat|majikan)\s*[:：]\s*/i, '')
    .replace(/^[\s,|•·:;–—-]+|[\s,|•·:;–—-]+$/g, '')
    // "Manager" in bold, and "at Plumbline" behind it.
    .replace(/^(?:at|@)\s+(?=\p{Lu})/u, '')
    .trim()

/** Cuts at commas, except before a legal form ("Sdn Bhd"), which belongs to the company's name. */
function cutAtCommas(text: string): string[] {
  const parts = text.split(/\s*,\s+/)
  if (parts.length === 1) return [text]
  const pieces: string[] = []
  for (const part of parts) {
    const isLegalForm = /^(?:inc|ltd|llc|llp|sdn\.?\s*bhd|bhd|berhad|pte|pty|co|corp|gmbh)\b\.?/i.test(part)
    if (isLegalForm && pieces.length > 0) pieces[pieces.length - 1] += `, ${part}`
    else pieces.push(part)
  }
  return pieces
}

/** "Staff Nurse, Intensive Care Unit": where another text names the employer, what follows the comma is a team. */
const isPositionWithTeam = ([position = '', ...behind]: readonly string[], isUnderBanner: boolean): boolean =>
  behind.length > 0 &&
  positionLean(position) > 0 &&
  behind.every((text) => (isUnderBanner || employerScore(text) === 0) && !isPlaceName(text)) &&
  !isPlace(behind.join(', '))

/** Removes a place behind a name, unless nothing would be left. */
function withoutPlace(texts: readonly string[], isUnderBanner: boolean): string[] {
  const others = texts.filter((text) => !isPlace(text)).length
  return texts.flatMap((text) => {
    if (isPlaceName(text)) return []
    const pieces = cutAtCommas(text)
    const employers = texts.filter(
      (other) =>
        other !== text && (employerScore(other) > 0 || (!isPlace(other) && positionLean(other) <= 0)),
    )
    if (isPositionWithTeam(pieces, isUnderBanner) && (isUnderBanner || employers.length > 0)) return [text]
    const isName = positionScore(pieces[0] ?? '') + employerScore(pieces[0] ?? '') > 0
    // "Redmond, WA" is a place; "Sinar, Ipoh" counts as one only if two other texts remain.
    if (isPlace(text) && !isName && (isPlaceName(pieces[0] ?? '') || others >= 2)) return []
    const isOnlyPlace = (some: readonly string[]): boolean =>
      some.every((each) => positionScore(each) + employerScore(each) === 0) &&
      (isPlace(some.join(', ')) || some.every((each) => isPlaceName(each)))
    // "Engineer, Awan Biru, Cyberjaya": the only text names the employer before the place, although both together look like one.
    const first = texts.length === 1 && pieces.length > 2 && !isPlaceName(pieces[1] ?? '') ? 2 : 1
    const placeIndex = pieces.findIndex((_, at) => at >= first && isOnlyPlace(pieces.slice(at)))
    return placeIndex < 0 ? pieces : pieces.slice(0, placeIndex)
  })
}

/** Positive for a text that looks like a position, negative for an employer. */
const positionLean = (text: string): number =>
  Math.min(positionScore(text), 2) * 1.5 - Math.min(employerScore(text), 2)

/** Whether the position comes before the company, decided over all entries: one CV uses one order. */
function positionFirst(headings: readonly Heading[]): boolean {
  const sum = headings.reduce(
    (total, { texts }) => total + positionLean(texts[0] ?? '') - positionLean(texts[1] ?? ''),
    0,
  )
  return sum >= 0
}

/** Reads the entries' headings. An employer above its first position is a banner for the positions that follow. */
function headingsOf(entries: readonly Entry[]): Heading[] {
  let roleLook: string | undefined
  return entries.map((entry, index) => {
    const rows = [...new Set(entry.head.map(({ row }) => row))]
    const lookAt = (row: number | undefined): string => lookOf(entry.head.find((piece) => piece.row === row))
    const underBanner = index > 0 && rows.length === 1 && roleLook === lookAt(rows[0])
    if (!underBanner) {
      const isBanner = rows.length === 2 && lookAt(rows[0]) !== lookAt(rows[1])
      roleLook = isBanner ? lookAt(rows[1]) : undefined
    }
    const { named, rest } = labelled(entry.head)
    return { entry, named, underBanner, texts: withoutPlace(textsOf(rest), underBanner) }
  })
}

/** In the page's unit: entries whose edges differ by less are equally indented. */
const indentation = 5

const lookOf = (piece: Piece | undefined): string =>
  piece === undefined ? '' : `${piece.bold} ${piece.italic} ${Math.round(piece.left / indentation)}`

export function experienceIn(sections: readonly (readonly Line[])[]): ParsedExperience[] {
  const headings = sections.flatMap((lines) =>
    headingsOf(entriesOf(withoutTableHeads(lines), { single: false, terse: false })),
  )
  const first = positionFirst(headings)
  const found: ParsedExperience[] = []
  for (const { texts, named: byLabel, entry, underBanner } of headings) {
    const [only = '', ...others] = texts
    const names = underBanner && others.length === 0 ? { position: only, company: '' } : namesIn(texts, first)
    const named = { ...names, ...byLabel }
    const before = found.at(-1)
    // A second position at the same employer does not repeat the employer's name.
    const company =
      named.company === '' && before !== undefined && named.position !== '' ? before.company : named.company
    if (named.position === '' && company === '') continue
    found.push({
      position: named.position,
      company,
      start_date: entry.dates?.single === true ? '' : (entry.dates?.start ?? ''),
      end_date: entry.dates?.end ?? '',
      description: proseOf(entry.body),
    })
  }
  return found
}

function namesIn(texts: readonly string[], isPositionFirst: boolean): { position: string; company: string } {
  const [one = '', two = '', ...others] = texts
  if (two === '') {
    return positionLean(one) > 0 || (positionLean(one) === 0 && isPositionFirst && employerScore(one) === 0)
      ? { position: one, company: '' }
      : { position: '', company: one }
  }
  if (others.length > 0) return ofMany(texts, isPositionFirst)
  const leans = [positionLean(one), positionLean(two)] as const
  const clear = Math.abs(leans[0] - leans[1]) >= 1.5
  const positionIsOne = clear ? leans[0] > leans[1] : isPositionFirst
  return positionIsOne ? { position: one, company: two } : { position: two, company: one }
}

/** Of three or more texts, takes the one most like a position, and of the rest the one most like an employer. */
function ofMany(texts: readonly string[], isPositionFirst: boolean): { position: string; company: string } {
  const clearest = (some: readonly string[], score: (text: string) => number): string | undefined => {
    const [best] = some.toSorted((a, b) => score(b) - score(a))
    return best !== undefined && score(best) > 0 ? best : undefined
  }
  const [one = '', two = ''] = texts
  const position = clearest(texts, positionLean) ?? (isPositionFirst ? one : two)
  const rest = texts.filter((text) => text !== position)
  return { position, company: clearest(rest, employerScore) ?? rest[0] ?? '' }
}
