import { isPlace } from '../words/places.ts'
import { degreeScore, positionScore, schoolScore } from '../words/vocabulary.ts'

export const grade =
  /\b(?:(?:c?gpa|pngk|grades?|gred|results?|keputusan|marks?|scores?|first class|second class|upper|lower|distinction|honou?rs|kepujian|merit|\d[ab])\b|\d\.\d{1,2}\s*(?:\/\s*\d(?:\.\d+)?)?)/i
export const gradeOnly =
  /^[\s(]*(?:(?:c?gpa|pngk|grade|gred|result|keputusan)\b.*|\d\.\d{1,2}\s*(?:\/\s*\d(?:\.\d+)?)?(?:\s*c?gpa)?|(?:first|second|third) class.*|\d+\s?[ab]'?s?.*|with distinction|dean's list.*)[\s)]*$/i

const honoursBefore = /\(\s*(?:hons?|honou?rs|kepujian)\.?\s*\)\s+(\p{L}+)/giu

/** "Bachelor of Science (Hons) Physics": a colon takes the place of the honours, and the subject follows it. */
const withColonForHonours = (text: string): string =>
  text.replace(honoursBefore, (all, word: string) =>
    /^\p{Lu}/u.test(word) && schoolScore(word) === 0 && !grade.test(word) ? `: ${word}` : all,
  )

/** "with Honours", also between a degree and its subject: written as the brackets that mean the same. */
const withHonours = /\s(?:with|dengan)\s+\(?(?:honou?rs|kepujian)\b\)?/gi

/** Without grades and honours. */
export const tidyStudy = (text: string): string =>
  withColonForHonours(text.replace(withHonours, ' (Hons)'))
    .replace(/\(\s*(?:hons?|honou?rs|kepujian)\.?\s*\)/gi, ' ')
    .replace(/[,(|–—-]?\s*\b(?:c?gpa|pngk)\b\s*[:：]?\s*\d\.\d+(?:\s*\/\s*\d(?:\.\d+)?)?\)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|•·:;/–—-]+|[\s,|•·:;(/–—-]+$/g, '')
    .trim()

/** Splits degree and field of study: "Bachelor of Science in Physics", "BS, Physics", "Diploma in Nursing". */
export function degreeAndField(text: string): { degree: string; field: string } {
  const bare = tidyStudy(text)
  const within = /^(.+?)\s+(?:in|dalam(?:\s+bidang)?|majoring in|major in|major:)\s+(.+)$/i.exec(bare)
  if (within !== null)
    return {
      degree: tidyStudy(within[1] ?? ''),
      field: tidyStudy((within[2] ?? '').replace(/\s+(?:with|dengan)\s+(?:honou?rs|distinction).*$/i, '')),
    }
  const bracket = /^(.+?)\s*\(([^)]+)\)$/.exec(bare)
  if (bracket !== null && !grade.test(bracket[2] ?? ''))
    return { degree: tidyStudy(bracket[1] ?? ''), field: tidyStudy(bracket[2] ?? '') }
  const [degree = '', ...rest] = bare.split(/\s*,\s+|\s+[–—-]\s+|\s*:\s+/)
  const field = rest.filter((piece) => !gradeOnly.test(piece) && !isPlace(piece)).join(', ')
  if (field !== '' && degreeScore(degree) > 0) return { degree, field }
  const malay =
    /^(diploma|ijazah sarjana muda|sarjana muda|sarjana)\s+(?!of\b|in\b|dalam\b|muda\b)(\p{Lu}.+)$/iu.exec(
      bare,
    )
  if (malay !== null) return { degree: malay[1] ?? '', field: malay[2] ?? '' }
  const short =
    /^(B\.?\s?Sc\.?|M\.?\s?Sc\.?|B\.?\s?Eng\.?|M\.?\s?Eng\.?|B\.?\s?A\.?|M\.?\s?A\.?|B\.?\s?S\.?|M\.?\s?S\.?|Ph\.?\s?D\.?|MBA|BBA)\s+(\p{Lu}.+)$/u.exec(
      bare,
    )
  if (short !== null) return { degree: short[1] ?? '', field: short[2] ?? '' }
  const [, named = '', subject = ''] = namedDegree.exec(bare) ?? []
  const isApart = subject.includes(' ') && isSubjectLike(subject) && schoolScore(subject) === 0
  return isApart ? { degree: named, field: subject } : { degree: bare, field: '' }
}

/** Degrees of many subjects; a single word behind one can belong to its name: "Bachelor of Engineering Technology". */
const namedDegree =
  /^((?:bachelor|master) of (?:science|arts|engineering|education|business administration|computer science|information technology|commerce|laws?))\s+(.+)$/i

/** Finds the subject among texts that name neither a degree nor a school. */
export const fieldAmong = (texts: readonly string[]): string => {
  const labelled = texts
    .map(
      (text) =>
        /^(?:major|field of study|course|bidang|jurusan|pengkhususan|specialization|specialisation)\s*[:：]\s*(.+)$/i.exec(
          text,
        )?.[1],
    )
    .find((text) => text !== undefined)
  if (labelled !== undefined) return labelled
  // "University of Washington", "Bachelor of Science", "Computer Science": what is left before any description is the subject.
  const end = texts.findIndex((text) => !isSubjectLike(text))
  const [only, ...more] = end < 0 ? texts : texts.slice(0, end)
  return only !== undefined && more.length === 0 && isSubjectLike(only) ? only : ''
}

/** In words: a longer text is a description. */
const mostSubjectWords = 6

export const isSubjectLike = (text: string): boolean =>
  text.split(/\s+/).length <= mostSubjectWords &&
  /^\p{Lu}/u.test(text) &&
  !/[\d:@.]/.test(text) &&
  degreeScore(text) + positionScore(text) === 0
