/** In words: fewer of them, mostly in small letters, can be a name. */
const minWordsOfClause = 4

/** Whether a text is a clause, because more of its words begin with small than with capital letters. */
export const isClause = (text: string): boolean => {
  const words = text.split(/\s+/)
  return (
    words.length >= minWordsOfClause &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length
  )
}
