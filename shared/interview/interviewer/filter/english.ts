const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Short words that are frequent in English sentences and rare in other languages. */
const common = new Set(
  'a about after again all also an and any are as at back be because been before being but by can could did do does done down each few first for from get give go good had has have he her here him his how i if in into is it its just know last let like long made make many me might more most much my need next no not now of off on one only or other our out over own part please put say see she should so some something take tell than thank thanks that the their them then there these they thing this those time to too two under understood up us use used using very was way we well were what when where which while who whole why will with work would yes yet you your'.split(
    ' ',
  ),
)

const minWords = 6
const minShare = 0.2

const beginning = /^["'“‘([]*[\p{Lu}\p{N}]/u

/** The classifier was trained on English sentences, so neither another language nor a fragment of a sentence is said. */
export function isEnglish(text: string): boolean {
  if (foreign.test(text) || !beginning.test(text)) return false
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (words.length < minWords) return true
  const commonWords = words.filter((word) => common.has(word.replace(/'.*$/u, '')))
  return commonWords.length / words.length >= minShare
}
