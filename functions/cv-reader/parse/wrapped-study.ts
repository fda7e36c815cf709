import { isPlace } from '../words/places.ts'
import { degreeScore, schoolScore } from '../words/vocabulary.ts'
import { grade, isSubjectLike } from './degree-and-field.ts'
import type { Piece } from './entry-heads.ts'

/** Joins the rows of a degree, a subject or a school whose name wraps. */

/** The rest of a school's name that wraps: "…, Duy Tan" above "University". */
export const restOfSchool = /^(?:university|college|institute|school|polytechnic|academy)\b,?$/i

/** The beginning of a school's name that wraps: "…, Universiti" above "Utara Malaysia", "Universiti Malaysia" above "Sabah". */
const beginsSchool =
  /(?:^|,\s*)(?:university(?: of)?|universiti(?: malaysia)?|institut|institute of|politeknik|kolej)$/i

/** In words: a subject that wraps in a narrow column. */
const maxWrappedWords = 4

const haveSameLook = (before: Piece, piece: Piece): boolean =>
  before.left === piece.left && before.bold === piece.bold && before.italic === piece.italic

/** Whether two rows below a degree, in the same formatting, are one subject: "Human Resource" above "Management". */
const isWrappedSubject = (before: Piece, piece: Piece): boolean =>
  haveSameLook(before, piece) &&
  [before, piece].every(
    ({ text }) => isSubjectLike(text) && schoolScore(text) === 0 && !grade.test(text) && !isPlace(text),
  ) &&
  `${before.text} ${piece.text}`.split(/\s+/).length <= maxWrappedWords

/** Whether a row below a school is the rest of its name, because the subject is above the school: "Politeknik Sultan" above "Ahmad Shah". */
const isWrappedSchool = (above: readonly Piece[], piece: Piece): boolean => {
  const [degree, subject, school] = above.slice(-3)
  return (
    degree !== undefined &&
    subject !== undefined &&
    school !== undefined &&
    degreeScore(degree.text) > 0 &&
    isSubjectLike(subject.text) &&
    schoolScore(subject.text) === 0 &&
    schoolScore(school.text) > 0 &&
    haveSameLook(school, piece) &&
    isSubjectLike(piece.text) &&
    !isPlace(piece.text)
  )
}

/** Joins a degree that wraps into the next line, in the same formatting. */
export function unwrapped(head: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of head) {
    const before = pieces.at(-1)
    const isBelowDegree = degreeScore(pieces.at(-2)?.text ?? '') > 0
    const goesOn =
      before !== undefined &&
      before.row + 1 === piece.row &&
      ((before.bold &&
        piece.bold &&
        degreeScore(before.text) > 0 &&
        degreeScore(piece.text) + schoolScore(piece.text) === 0) ||
        (isBelowDegree && isWrappedSubject(before, piece)) ||
        isWrappedSchool(pieces, piece) ||
        (beginsSchool.test(before.text) && haveSameLook(before, piece)) ||
        (restOfSchool.test(piece.text) && schoolScore(before.text) === 0 && before.text.includes(',')))
    if (goesOn) pieces[pieces.length - 1] = { ...piece, text: `${before.text} ${piece.text}` }
    else pieces.push(piece)
  }
  return pieces
}
