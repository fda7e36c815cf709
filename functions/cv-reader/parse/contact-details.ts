import type { Line } from '../layout/line.ts'
import { isDates } from '../words/dates.ts'

/** Finds e-mail addresses, URLs and phone numbers in a text, and removes them from it. */

export const emailPattern = /[A-Za-z0-9][A-Za-z0-9._%+'-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/
export const webPattern =
  /(?:https?:\/\/|www\.|linkedin|github|gitlab|twitter|behance|dribbble|medium\.com|stackoverflow|orcid|t\.me)|\b[\w-]+\.(?:com|org|net|io|dev|my|me|co|ai|edu|sg|uk|app|tech|page)(?:\/|\b)/i

export function emailIn(text: string): string {
  // PDF text may have a space around the @, which is removed first.
  if (!/@|[([]at[)\]]/i.test(text)) return ''
  const closed = text
    .replace(/\s*@\s*/g, '@')
    .replace(/\(at\)|\[at\]/gi, '@')
    // Text recognition takes a dot for a space, or puts a space behind it.
    .replace(/(@[\w-]+(?:\.[\w-]+)*) (com|net|org)(?![\w.])/i, '$1.$2')
    .replace(/(?<![\w@])(?!e?-?mail|emel)(\p{Ll}+[._]) (?=[\w.+-]+@)/iu, '$1')
  const found = emailPattern.exec(closed)
  return found?.[0].replace(/^(?:e-?mail|mailto)[:.]?/i, '') ?? ''
}

const phonePattern = /(?:\(?\+?\d[\d\s().\u2010-\u2015/-]{6,}\d)(?:\s*(?:ext|x)\.?\s*\d+)?/g
const minDigits = 8
const maxDigits = 15

/** Two spaces separate the parts of a line: a post code behind them does not continue a number. */
export function phoneIn(text: string): string {
  const found = text.split(/\s{2,}/).flatMap((part) => [...part.matchAll(phonePattern)])
  for (const [number] of found) {
    const digits = number.replace(/\D/g, '')
    if (digits.length < minDigits || digits.length > maxDigits) continue
    // A range of years and a Malaysian identity card number match the pattern, but are not phone numbers.
    if (
      /^(?:19|20)\d{2}\s*[-–—]\s*(?:19|20)\d{2}$/.test(number.trim()) ||
      /^\d{6}-\d{2}-\d{4}$/.test(number.trim())
    )
      continue
    // "1990 / 02 / 17" is a date as well.
    if (isDates(number.trim()) || isDates(number.replace(/\s/g, ''))) continue
    return number.trim().replace(/^[.\s/-]+|[.\s/(-]+$/g, '')
  }
  return ''
}

/** Separators in a row of contact details. */
export const separators = /\s*(?:[|•·●▪◦∙⋅;]|\s[–—-]\s|\s{2,})\s*/

export const piecesOf = (line: Line): string[] =>
  line.parts
    .flatMap(({ text }) => text.split(separators))
    .map((piece) => piece.trim())
    .filter(Boolean)

export const withoutContacts = (text: string): string =>
  text
    .replace(/\s*@\s*/g, '@')
    .replace(emailPattern, ' ')
    .replace(phonePattern, ' ')
    .replace(/(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/(?<!\S)(?:[a-z\d-]+\.){1,3}(?:com|net|org|io|dev|me|app|my|uk|sg|id)(?:\/\S*)?(?!\S)/g, ' ')
    .replace(/\S*(?:linkedin|github|gitlab)\.\S+/gi, ' ')
    .replace(
      /\b(?:e-?mail|phone|tel|telephone|mobile|hp|h\/p|telefon|contact|address|alamat|location|lokasi|linkedin|github|website)\s*(?:no\.?)?\s*[:：]/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
