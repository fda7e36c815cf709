import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { isPlace, isPostalAddress, mentionsPlace } from '../words/places.ts'
import { positionScore } from '../words/vocabulary.ts'
import { labelled } from './labelled.ts'
import { emailPattern, piecesOf, separators, withoutContacts } from './contact-details.ts'

/** In characters: a postal address on one line, and a line that mentions a place without being one. */
const maxAddressCharacters = 120
const maxCharactersAroundPlace = 80

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
    .map((line) => withoutContacts(line.text))
    .find((text) => text.length <= maxCharactersAroundPlace && mentionsPlace(text))
  const within = whole?.split(separators).find(mentionsPlace) ?? whole
  return tidyPlace(within ?? besideEmail(near, nameLines) ?? '')
}

/** "Klang, Selangor   Suresh Kumar": places in the name's own line. */
const placesBeside = ({ parts }: Line): string[] =>
  parts.map(({ text }) => text).filter((text) => text.includes(',') && isPlace(text))

/** Close to the e-mail address, a capitalised text that no list has. */
const besideEmail = (near: readonly Line[], nameLines: readonly Line[]): string | undefined => {
  const at = near.findIndex(({ text }) => emailPattern.test(text))
  return near
    .slice(Math.max(0, at - 2), at + 1)
    .filter((line) => !nameLines.includes(line))
    .flatMap(piecesOf)
    .find(
      (piece) =>
        /^\p{Lu}[\p{L}.'’-]+(?:[\s,]+\p{L}[\p{L}.'’-]*){0,5}$/u.test(piece) &&
        positionScore(piece) === 0 &&
        !/^(?:e-?mail|emel|tel|phone|mobile|linkedin|github|website)/i.test(piece),
    )
}

const tidyPlace = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[,\s|/]+|[,.\s|/]+$/g, '')
