import { isPlace } from '../words/places.ts'
import { degreeScore, positionScore, schoolScore } from '../words/vocabulary.ts'

export const grade =
  /\b(?:(?:c?gpa|pngk|ipk|grades?|gred|results?|keputusan|marks?|scores?|first class|second class|upper|lower|distinction|honou?rs|kepujian|merit|\d[ab])\b|\d\.\d{1,2}\s*(?:\/\s*\d(?:\.\d+)?)?)/i
export const gradeOnly =
  /^[\s(]*(?:(?:c?gpa|pngk|ipk|grade|gred|result|keputusan)\b.*|\d\.\d{1,2}\s*(?:\/\s*\d(?:\.\d+)?)?(?:\s*c?gpa)?|(?:upper |lower )?(?:first|second|third) class.*|(?:summa |magna )?cum laude|(?:with )?honou?rs:?|\d+\s?[ab]'?s?.*|with distinction|dean's list.*)[\s)]*$/i

const honoursBefore = /\(\s*(?:hons?|honou?rs|kepujian)\.?\s*\)\s+(\p{L}+)/giu

/** "Bachelor of Science (Hons) Physics": replaces the honours by a colon, so that the subject is separated from the degree. */
const withColonForHonours = (text: string): string =>
  text.replace(honoursBefore, (all, word: string) =>
    /^\p{Lu}/u.test(word) && schoolScore(word) === 0 && !grade.test(word) ? `: ${word}` : all,
  )

/** "with Honours", which is rewritten as "(Hons)". */
const withHonours = /\s(?:with|dengan)\s+\(?(?:honou?rs|kepujian)\b\)?/gi

/** "(Hons)" as the CV writes it, or nothing. */
export const honoursIn = (text: string): string =>
  /\(\s*(?:hons?|honou?rs|kepujian)\.?\s*\)/i.exec(text)?.[0] ?? ''

/** Without grades and honours. */
export const tidyStudy = (text: string): string =>
  withColonForHonours(text.replace(withHonours, ' (Hons)'))
    .replace(/\(\s*(?:hons?|honou?rs|kepujian)\.?\s*\)/gi, ' ')
    .replace(/[,(|–—-]?\s*\b(?:c?gpa|pngk)\b\s*[:：]?\s*\d\.\d+(?:\s*\/\s*\d(?:\.\d+)?)?\)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|•·:;/–—-]+|[\s,|•·:;(/–—-]+$/g, '')
    // "(Graphic Design)" in a piece of its own.
    .replace(/^\(([^()]+)\)$/, '$1')
    .trim()

type Study = { degree: string; field: string }

const awards = /\s+(?:with|dengan)\s+(?:honou?rs|distinction).*$/i

/** Separates a degree, its field, and a place or a grade behind it. */
const separator = /\s*,\s+|\s+[–—-]\s+|\s*:\s+|\s+\/{2}\s+/

const initialsOf = (words: string): string => words.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? ''

/** "Certificate in Legal Practice (CLP)" and "Sijil Pelajaran Malaysia (SPM)" repeat the initials of the whole name. */
const withInitials = /^(?<degree>.+?)\s*\((?<initials>\p{Lu}{2,6})\)$/u
/** "Bachelor of Science in Physics" */
const withIn = /^(?<degree>.+?)\s+(?:in|dalam(?:\s+bidang)?|majoring in|major in|major:)\s+(?<field>.+)$/i
/** "Bachelor of Business Administration (Marketing)", also with a year */
const withBrackets = /^(?<degree>.+?)\s*\((?<field>[^)]+)\)$/
/** Names of qualifications that have no other subject. */
const whole =
  /^(?<degree>postgraduate (?:diploma|certificate) in education|certificate in legal practice)(?:(?:\s+in|,)\s+(?<field>\p{Lu}.+))?$/iu
/** "BS, Physics" */
const withSign = new RegExp(`^(?<degree>.*?)(?:${separator.source})(?<field>.*)$`)

/** Wordings without a word or sign between degree and field. */
const adjacent: readonly RegExp[] = [
  // "Diploma Kejuruteraan Awam", "D3 Teknik Informatika", "Diploma III Akuntansi"
  /^(?<degree>diploma(?:\s+(?:tiga|empat|I{1,3}|IV))?|ijazah(?:\s+sarjana(?:\s+muda)?)?|sarjana(?:\s+muda|\s+terapan)?|[ds]-?(?:[1-4]|I{1,3}|IV))\s+(?!of\b|in\b|dalam\b|muda\b|sarjana\b|terapan\b|I{1,3}\b|IV\b)(?<field>\p{Lu}.+)$/iu,
  // "Sijil Teknologi Maklumat"; examinations of schools are certificates as a whole.
  /^(?<degree>sijil)\s+(?!(?:pelajaran|tinggi|kemahiran|vokasional|rendah|am|menengah|peperiksaan|penilaian)\b)(?<field>\p{Lu}.+)$/iu,
  // "Bachelor's Degree Psychology", "Certificate Bookkeeping"
  /^(?<degree>(?:bachelor|master)['’]?s degree|(?:advanced|higher national|postgraduate|professional) diploma|associate degree|certificate|foundation|matriculation)\s+(?!(?:of|in|studies|programme?|course|level|[IVX]+)\b)(?<field>\p{Lu}.+)$/iu,
  // "BSc Physics"
  /^(?<degree>B\.?\s?Sc\.?|M\.?\s?Sc\.?|B\.?\s?Eng\.?|M\.?\s?Eng\.?|BE|ME|PGCE|PGDE|MPharm|B\.?\s?A\.?|M\.?\s?A\.?|B\.?\s?S\.?|M\.?\s?S\.?|Ph\.?\s?D\.?|MBA|BBA)\s+(?<field>\p{Lu}.+)$/u,
  // "STPM Sains", "Sijil Kemahiran Malaysia Level 3 Welding", "Sijil Kemahiran Malaysia of Welding"
  /^(?<degree>STPM|SPM|SM[AK]|SKM|sijil kemahiran malaysia(?:\s+(?:tahap|level)\s+\d)?)\s+(?:of\s+)?(?!(?:tahap|level)\b)(?<field>\p{Lu}.+)$/iu,
  // "Advanced Diploma of Psychology", "Master's Degree of Economics"
  /^(?<degree>(?:\p{L}+ )?diploma|llb|(?:bachelor|master)['’]?s degree)\s+of\s+(?<field>\p{Lu}.+)$/iu,
  // "Marketing BSc", "Journalism, Advanced Diploma"
  /^(?<field>\p{Lu}.+?),?\s+(?<degree>B\.?\s?Sc|M\.?\s?Sc|B\.?\s?Eng|M\.?\s?Eng|(?:bachelor|master)['’]?s degree|(?:bachelor|master) of (?:science|arts|engineering)|(?:advanced|postgraduate) diploma|associate degree)$/iu,
  // "Bachelor of Science Physics"
  /^(?<degree>(?:bachelor|master) of (?:science|arts))\s+(?<field>\p{L}.+)$/iu,
  // "Bachelor of Business Administration International Trade", "Master of Education TESL". A single word can belong to the name of the
  // degree: "Bachelor of Engineering Technology".
  /^(?<degree>(?:Bachelor|Master) of (?:Engineering|Education|Business Administration|Computer Science|Information Technology|Commerce|Laws?))\s+(?<field>\p{L}\S*\s.+|\p{Lu}{2,})$/u,
]

/** Splits degree and field of study. A text in another wording is a degree. The first wording that matches decides, so a separator precedes an abbreviation. */
export function degreeAndField(text: string): Study {
  const bare = tidyStudy(text)
  const of = (pattern: RegExp): Study | undefined => {
    const { degree = '', field = '' } = pattern.exec(bare)?.groups ?? {}
    return degree === ''
      ? undefined
      : { degree: tidyStudy(degree), field: tidyStudy(field.replace(awards, '')) }
  }
  const { degree: name = '', initials = '' } = withInitials.exec(bare)?.groups ?? {}
  if (initials !== '' && initialsOf(name) === initials)
    return { degree: `${tidyStudy(name)} (${initials})`, field: '' }
  const own = of(whole) ?? of(withIn)
  if (own !== undefined) return own
  const bracketed = of(withBrackets)
  if (bracketed !== undefined && !grade.test(bracketed.field))
    return { ...bracketed, field: /\p{L}/u.test(bracketed.field) ? bracketed.field : '' }
  const { degree = '', field: rest = '' } = withSign.exec(bare)?.groups ?? {}
  const pieces = rest
    .split(separator)
    .filter((piece) => piece !== '' && !gradeOnly.test(piece) && !isPlace(piece))
  if (pieces.length > 0 && degreeScore(degree) > 0) return { degree, field: pieces.join(', ') }
  const study = adjacent
    .map(of)
    .find((some) => some !== undefined && isSubjectLike(some.field) && schoolScore(some.field) === 0)
  return study ?? { degree: bare, field: '' }
}

/** Finds the subject among texts that are neither a degree nor a school. */
export const fieldAmong = (texts: readonly string[]): string => {
  // "University of Washington", "Bachelor of Science", "Computer Science": the only text left before a description is the subject.
  const end = texts.findIndex((text) => !isSubjectLike(text))
  const [only, ...more] = end < 0 ? texts : texts.slice(0, end)
  return only !== undefined && more.length === 0 && isSubjectLike(only) ? only : ''
}

/** In words: a longer text is a description. */
const maxSubjectWords = 6

export const isSubjectLike = (text: string): boolean =>
  text.split(/\s+/).length <= maxSubjectWords &&
  /^\p{Lu}/u.test(text) &&
  !/[\d:@.]/.test(text) &&
  degreeScore(text) + positionScore(text) === 0
