import type { Line } from '../layout/line.ts'
import { sectionNamed } from '../words/headings.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace, isPostalAddress, mentionsPlace } from '../words/places.ts'
import { positionScore } from '../words/vocabulary.ts'
import { labelled } from './labelled.ts'
import { emailPattern, piecesOf, separators, withoutContacts } from './contact-details.ts'

/** In characters: a postal address on one line, and a line that mentions a place without being one. */
const maxAddressCharacters = 120
const maxCharactersAroundPlace = 80
/** Without separators, contact details are within this many lines. */
const maxContactLines = 4

export function locationIn(near: readonly Line[], nameLines: readonly Line[]): string {
  for (const line of near) {
    const value = labelled(line.text, labelWords.place)
    if (value !== undefined && !emailPattern.test(value)) return tidyPlace(withoutContacts(value))
  }
  const pieces = near
    .flatMap((line) =>
      nameLines.includes(line)
        ? placesBeside(line)
        : [...piecesOf(line), ...line.text.split(/\s+[,|]\s+|\s{2,}/)],
    )
    .map(withoutContacts)
    .map((piece) => piece.replace(/^[\s,|/.·•-]+|[\s,|/.·•-]+$/g, ''))
    .filter((piece) => piece !== '' && piece.length <= maxAddressCharacters)
  const place = pieces.find(isPlace) ?? pieces.find(isPostalAddress)
  if (place !== undefined) return tidyPlace(place)
  const whole = near
    .filter((line) => !nameLines.includes(line))
    .map((line) => withoutContacts(line.text))
    .find((text) => text.length <= maxCharactersAroundPlace && mentionsPlace(text))
  if (whole !== undefined) {
    const within = whole.split(separators).find((piece) => mentionsPlace(piece))
    return tidyPlace(within ?? whole)
  }
  return besideContacts(near, nameLines)
}

/** "Klang, Selangor   Suresh Kumar": places in the name's own line. */
const placesBeside = ({ parts }: Line): string[] =>
  parts.map(({ text }) => text).filter((text) => text.includes(',') && isPlace(text))

/** Words beside contact details that are not places. */
const contactLabel =
  /^(?:tel|phone|mobile|h\/p|hp|cell|fax|e-?mail|address|linkedin|github|website|portfolio|skype|whatsapp|contact|dob|nationality|single|married|male|female|telefon|emel|alamat)\b/i

/** In a row of contact details, a capitalised text that is not an e-mail address, phone number or URL is the location. */
function besideContacts(near: readonly Line[], nameLines: readonly Line[]): string {
  const hasContact = near.some((line) => emailPattern.test(line.text))
  const sources = hasContact ? near.filter((line) => !nameLines.includes(line)).slice(0, maxContactLines) : []
  const left = sources
    .flatMap(piecesOf)
    .find(
      (piece) =>
        /^\p{Lu}[\p{L}.'’-]+(?:[\s,]+(?:\p{L}[\p{L}.'’-]*|\d{4,6})){0,5}$/u.test(piece) &&
        !contactLabel.test(piece) &&
        positionScore(piece) === 0 &&
        sectionNamed(piece) === undefined,
    )
  return left ?? ''
}

const tidyPlace = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[,\s|/]+|[,.\s|/]+$/g, '')
