import { isClause } from '../words/clause.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import type { Piece } from './entry-heads.ts'
import { positionLean, worksAlone } from './position-or-employer.ts'

/** The texts of a heading that can be the position or the company, without places and kinds of employment. */
export function headingTextsOf(pieces: readonly Piece[], isUnderBanner: boolean): string[] {
  const texts = textsOf(pieces, isUnderBanner)
  // Beside its dates, a position with its employer can have the first row of its description.
  const names = texts.filter((text) => !isClause(text))
  return withoutPlace(names.length > 1 ? names : texts, isUnderBanner)
}

const employmentKind =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|permanent|freelance|internship|temporary|remote|hybrid|on-?site|sepenuh masa|separuh masa|kontrak|tetap)\)?$/i

/** A word between position and company. */
const joiningWord = /^(?:at|@|di|for|with|in|of|bersama)$/i

/** Abbreviations that end a company's name; any other short word before a full stop can begin a place: "St. Louis". */
const endsName = /(?:\p{L}{4,}|\b(?:inc|ltd|llc|plc|bhd|co|pte))$/iu

/** "Acme Systems. Dayton, Ohio" without the place behind the full stop; "Acme Systems. Clerk." as two texts. */
function cutAtStop(text: string): string[] {
  const [, before = '', behind = ''] = /^(.+)\.\s+(\p{Lu}[^.]*)\.?$/u.exec(text) ?? []
  if (!endsName.test(before)) return [text]
  if (isPlace(behind) && employerScore(behind) === 0) return [before]
  return positionScore(before) > 0 === positionScore(behind) > 0 ? [text] : [before, behind]
}

/** Cuts "Company, Position", "Position at Company" and "Position | Company – Place" into their pieces. */
function textsOf(pieces: readonly Piece[], isUnderBanner: boolean): string[] {
  const texts = pieces
    .flatMap(({ text }) => text.split(/\s+[|•·▪◦●■◆]\s+|\s+[–—-](?:\s+|(?=\p{Lu}))|\s{2,}|\t/u))
    .flatMap((text) => {
      const [before = '', behind = '', ...more] = text.split(/\s+\/\s+/)
      return more.length === 0 && positionScore(before) > 0 && behind !== '' && positionScore(behind) === 0
        ? [before, behind]
        : [text]
    })
    .flatMap((text) => {
      const at =
        /^(.+?)\s+(?:(?:at|di)\s+|@\s*)(\p{Lu}.+)$/u.exec(text) ??
        // "Pupil in Chambers in Petra & Co": the last "in" precedes the employer.
        /^(.+)\s+in\s+(\p{Lu}.+)$/u.exec(text)
      const [, before = '', behind = ''] = at ?? []
      const isAlone = pieces.length === 1 && !isUnderBanner
      const areTwo =
        at?.[0].includes(' in ') === true
          ? positionScore(before) > 0
            ? employerScore(behind) > 0 || isAlone
            : employerScore(behind) > 0 && isAlone && /\s/.test(before)
          : positionScore(before) > 0 || isAlone || (employerScore(behind) > 0 && employerScore(before) === 0)
      return at !== null && areTwo ? [before, behind] : [text]
    })
    .flatMap(cutAtStop)
    .map(tidy)
    .filter((text) => text !== '' && !joiningWord.test(text))
  const names = texts.filter((text) => !employmentKind.test(text))
  // "Illustrator - Freelance" has no other employer.
  const hasNoOther = !isUnderBanner && names.filter((text) => !isPlace(text)).length === 1
  return hasNoOther ? texts.filter((text) => names.includes(text) || worksAlone.test(text)) : names
}

const tidy = (text: string): string =>
  text
    .replace(/\(\s*(?:full[- ]?time|remote|hybrid|permanent|freelance)\s*\)/gi, '')
    .replace(/^(?:company|position|title|role|employer|jawatan|syarikat|majikan)\s*[:：]\s*/i, '')
    .replace(/^[\s,|•·▪◦●■◆:;–—-]+|[\s,|•·▪◦●■◆:;–—-]+$/g, '')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    // "Manager" in bold, and "at Plumbline" behind it.
    .replace(/^(?:at\s+|@\s*)(?=\p{Lu})/u, '')
    .trim()

/** Cuts at commas, except before a legal form ("Sdn Bhd"), which belongs to the company's name. */
function cutAtCommas(text: string): string[] {
  const parts = text.split(/\s*,\s+/)
  if (parts.length === 1) return [text]
  const pieces: string[] = []
  for (const part of parts) {
    const isLegalForm = /^(?:inc|ltd|llc|llp|plt|sdn\.?\s*bhd|bhd|berhad|pte|pty|co|corp|gmbh)\b\.?/i.test(
      part,
    )
    if (isLegalForm && pieces.length > 0) pieces[pieces.length - 1] += `, ${part}`
    else pieces.push(part)
  }
  return pieces
}

/** "Staff Nurse, Intensive Care Unit": the text behind the comma is a team if another text is the employer. */
const isPositionWithTeam = ([position = '', ...behind]: readonly string[], hasEmployer: boolean): boolean =>
  behind.length > 0 &&
  positionLean(position) > 0 &&
  behind.every((text) => (hasEmployer || employerScore(text) === 0) && !isPlaceName(text))

/** "Staff Nurse, General ICU, Hospital Kota Bharu": a text between position and employer is the team. */
function withTeam(pieces: readonly string[]): readonly string[] {
  const [position = '', ...behind] = pieces
  const at = behind.findLastIndex((text) => employerScore(text) > 0)
  const team = behind.slice(0, at)
  const isTeam = team.every((text) => positionScore(text) === 0 && !isPlaceName(text))
  return at > 0 && isTeam && positionLean(position) > 0
    ? [[position, ...team].join(', '), ...behind.slice(at)]
    : pieces
}

/** Removes a place behind a name, unless nothing would be left. */
function withoutPlace(texts: readonly string[], isUnderBanner: boolean): string[] {
  const others = texts.filter((text) => !isPlace(text)).length
  return texts.flatMap((text) => {
    const pieces = withTeam(cutAtCommas(text))
    const employers = texts.filter(
      (other) =>
        other !== text && (employerScore(other) > 0 || (!isPlace(other) && positionLean(other) <= 0)),
    )
    const hasEmployer = isUnderBanner || employers.some((other) => employerScore(other) > 0)
    if (isPositionWithTeam(pieces, hasEmployer) && (isUnderBanner || employers.length > 0)) return [text]
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
