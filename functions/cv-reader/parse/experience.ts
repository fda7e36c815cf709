import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { entriesOf } from './entries.ts'
import type { Entry, Piece } from './entry-heads.ts'
import { isLabelOfDuties, withoutForm } from './form.ts'
import type { ParsedExperience } from '../reading.ts'
import { headingTextsOf } from './heading-texts.ts'
import { headingsFromSentences } from './job-sentences.ts'
import { labelOf, valuesIn } from './labelled.ts'
import { atUsualPlace, isPositionFirst, namesIn } from './position-or-employer.ts'
import { proseOf } from './prose.ts'
import { pointIn } from '../words/dates.ts'
import { withoutPlacesAtEnd } from '../words/places.ts'
import { positionScore } from '../words/vocabulary.ts'
import { withoutTableHeads } from './table-head.ts'

type Named = { position?: string; company?: string }
/** `named` holds the values that a label such as "Company:" names. */
type Heading = { texts: string[]; named: Named; entry: Entry; underBanner: boolean }

const labels = {
  company: labelOf(labelWords.company),
  position: labelOf(labelWords.position),
  nothing: labelOf(labelWords.period),
} as const

/** The names of a heading with those that labels name. "Role: Software" below "QA Engineer" is the kind of work. */
function withLabelled(names: Required<Named>, byLabel: Named): Required<Named> {
  const isKindOfWork =
    positionScore(names.position) > positionScore(byLabel.position ?? '') ||
    (positionScore(names.position) > 0 && names.company !== '')
  return { ...names, ...byLabel, ...(isKindOfWork ? { position: names.position } : {}) }
}

/** Reads the entries' headings. An employer in a row above its first position (a banner) counts for the positions that follow. */
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
    const values = valuesIn(entry.head, labels)
    const named: Named = {}
    for (const { name, text } of values) {
      if (name === 'company') named.company = withoutPlacesAtEnd(text) || text
      if (name === 'position') named.position = text
    }
    const rest = values.filter(({ name }) => name === undefined)
    return { entry, named, underBanner, texts: headingTextsOf(rest, underBanner) }
  })
}

/** In the page's unit: entries whose edges differ by less are equally indented. */
const indentation = 5

const lookOf = (piece: Piece | undefined): string =>
  piece === undefined ? '' : `${piece.bold} ${piece.italic} ${Math.round(piece.left / indentation)}`

const unstored = labelOf(labelWords.unstored)

/** "Monthly Salary: RM 4,500", "Reason for leaving: …": values that no field stores. */
const isUnstored = (text: string): boolean =>
  isLabelOfDuties(text) ||
  unstored.test(text) ||
  /^(?:rm|myr|usd|inr|s\$)\s?[\d,.]+ *(?:\/|per) *(?:month|annum)/i.test(text)

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? 0)

/** The first position, if it has one date and another one a range: it is still held since then. */
const runningIn = ([first, ...others]: readonly Entry[]): Entry | undefined =>
  first?.dates?.single === true && others.some(({ dates }) => dates?.single === false) ? first : undefined

/** "Summer 2023", without another date in its text, which can be the end of a range. */
const hasOneDate = ({ dates, body }: Entry): boolean =>
  dates?.single === true && !body.some(({ text }) => pointIn(text) !== undefined)

/** "Hospital Tengku Ampuan, 2016 – 2024" above positions of which each has a part of that time. */
const spans = (whole: Heading, part: Heading): boolean => {
  const [outer, inner] = [whole.entry.dates, part.entry.dates]
  const isNameAlone =
    whole.texts.length === 1 && whole.entry.body.length === 0 && positionScore(whole.texts.join()) === 0
  return (
    isNameAlone &&
    outer?.single === false &&
    inner?.single === false &&
    yearOf(outer.start) <= yearOf(inner.start)
  )
}

/** A single date is that of the start and of the end. */
const datesOf = ({ dates }: Entry, isRunning: boolean): { start_date: string; end_date: string } => ({
  start_date: (dates?.single === true ? dates.end : dates?.start) ?? '',
  end_date: isRunning ? 'Present' : (dates?.end ?? ''),
})

/** `isClear`: the entry's own lines contain all of it. */
export type FoundExperience = { entry: ParsedExperience; isClear: boolean }

export function experienceIn(sections: readonly (readonly Line[])[]): FoundExperience[] {
  const headings = sections.flatMap((lines) =>
    headingsOf(
      entriesOf(headingsFromSentences(lines) ?? withoutTableHeads(withoutForm(lines)), {
        single: false,
        descriptions: 'long',
      }),
    ),
  )
  const allTexts = headings.map(({ texts }) => texts)
  const first = isPositionFirst(allTexts)
  const found: FoundExperience[] = []
  const running = runningIn(headings.map(({ entry }) => entry))
  const isUsedAlone = headings.every(({ entry }) => hasOneDate(entry))
  let whole: Heading | undefined
  for (const [index, heading] of headings.entries()) {
    const { texts, named: byLabel, entry, underBanner } = heading
    const next = headings[index + 1]
    if (next !== undefined && spans(heading, next)) {
      whole = heading
      continue
    }
    if (whole !== undefined && !spans(whole, heading)) whole = undefined
    const [only = '', ...others] = texts
    const names =
      whole !== undefined
        ? { position: texts.join(', '), company: whole.texts.join() }
        : underBanner && others.length === 0
          ? { position: only, company: '' }
          : byLabel.position !== undefined && others.length === 0 && positionScore(only) === 0
            ? { position: '', company: only }
            : namesIn(texts, first, atUsualPlace(texts, allTexts))
    const named = withLabelled(names, byLabel)
    const before = found.at(-1)?.entry
    // A second position at the same employer does not repeat the employer's name.
    const company =
      named.company === '' && before !== undefined && named.position !== '' ? before.company : named.company
    if (named.position === '' && company === '') continue
    found.push({
      entry: {
        position: named.position,
        company,
        ...datesOf(entry, entry === running),
        description: proseOf(entry.body.filter(({ text }) => !isUnstored(text))),
      },
      isClear:
        entry.dates !== undefined &&
        entry !== running &&
        entry.dates.unclear !== true &&
        (!entry.dates.single || isUsedAlone) &&
        // Only the first position still runs: what looks like its start is half of a range.
        !(entry.dates.since && found.length > 0) &&
        (named.company !== '' || underBanner),
    })
  }
  return found
}
