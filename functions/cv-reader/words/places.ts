import { remembered } from './remembered.ts'
import { placeNames, stateCodes, stateNames } from './lists/place-names.ts'

/** Recognises places by a list of names, and by the form of places in general. */

const names = new Set(placeNames.replace(/\n/g, '').split('|'))
const longestName = Math.max(...[...names].map((name) => name.split(' ').length))

/** Compares words, because an expression of all names would be tried at each letter. */
function holds(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\d.'’-]+/u)
  return words.some((_, from) =>
    words.slice(from, from + longestName).some((_, at) =>
      names.has(
        words
          .slice(from, from + at + 1)
          .join(' ')
          .replace(/[.'’-]+$/, ''),
      ),
    ),
  )
}

const stateCode = new RegExp(`^(?:${stateCodes})\\.?$`)
const postcode = /\b\d{5}\b/

/** States that count only behind a city, because some are also names of people and companies. */
const states = new RegExp(`^(?:${stateNames})$`, 'i')
/** Post codes: five digits (Malaysia, the USA, Germany), six (Singapore, China), or letters and digits (the United Kingdom). */
const postcodes = /(?<![\d-])(?:\d{5,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2})(?![\d-])/g

/** Whether the whole text is a place from the list: "Ipoh", "W.P. Kuala Lumpur". */
export const isPlaceName = (text: string): boolean =>
  names.has(
    text
      .trim()
      .toLowerCase()
      .replace(/^w\.?\s?p\.?\s+/, ''),
  )

const capitalised = /^(?:[\p{Lu}][\p{L}'’.-]*)(?:\s+(?:[\p{Lu}][\p{L}'’.-]*|de|of|la|al|el|di|da)){0,3}$/u

/** A text with more commas is not a place. */
const maxPartsOfPlace = 5

/** Whether a text has the form of a place: a name from the list, "City, ST", "12345 Town, State", also with "(Remote)". */
export const isPlace = remembered((text): boolean => {
  const bare = text
    .replace(/\(?\b(remote|hybrid|on-?site)\b\)?/gi, '')
    .replace(postcodes, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.|–—-]+|[\s,.|–—-]+$/g, '')
    .replace(/\s+,/g, ',')
  if (bare === '') return /remote|hybrid|on-?site/i.test(text)
  const all = bare.split(/\s*,\s*/)
  // "Sacramento, CA, US"
  const parts = all.length > 2 && /^[A-Z]{2}$/.test(all.at(-1) ?? '') ? all.slice(0, -1) : all
  const last = parts.at(-1) ?? ''
  if (parts.length > maxPartsOfPlace) return false
  if (parts.length === 1) return isPlaceName(bare) || (postcode.test(text) && holds(bare))
  if (isPlaceName(last) || stateCode.test(last) || states.test(last)) {
    return parts.slice(0, -1).every((part) => isPlaceName(part) || capitalised.test(part) || /\d/.test(part))
  }
  return false
})

/** Whether a text contains a place from the list, as a postal address does. */
export const mentionsPlace = remembered(holds)

export const isPostalAddress = (text: string): boolean =>
  postcode.test(text) &&
  /\b(jalan|jln|lorong|lot|no|taman|kampung|kg|persiaran|lebuh|street|st|road|rd|avenue|ave|unit|blok|block|apartment|condominium)\b/i.test(
    text,
  )

/** "Sales Executive, Ipoh, Perak" without the places at its end. */
export function withoutPlacesAtEnd(text: string): string {
  const pieces = text.split(/,\s+/)
  return pieces.slice(0, pieces.findLastIndex((piece) => !isPlaceName(piece)) + 1).join(', ')
}
