import type { ForeignLanguage } from '../reading.ts'
import { functionWords } from './lists/function-words.ts'
import { wordsOf } from './words-of.ts'

/** Recognises the language of a CV that is neither in English nor in Malay, by its script and its function words. */

const scripts: readonly { language: ForeignLanguage; letters: RegExp }[] = [
  { language: 'other', letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu },
  { language: 'Chinese', letters: /\p{Script=Han}/gu },
  { language: 'Tamil', letters: /[\p{Script=Tamil}]/gu },
  {
    language: 'other',
    letters:
      /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}]/gu,
  },
]

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** The least share of all letters; a name or a heading in a second script has less. Low, because one Chinese character is a syllable. */
const minOfScript = 0.25

type Latin = keyof typeof functionWords

/** For each function word, the languages that have it. */
const languagesOf = Map.groupBy(
  (Object.keys(functionWords) as Latin[]).flatMap((language) =>
    functionWords[language].split('|').map((word) => ({ language, word: word.trim() })),
  ),
  ({ word }) => word,
)

/** Function words: a name ("van den Berg") and an institute's name ("École de la Santé") have fewer. */
const minWords = 8
/** Function words of a foreign language have to be this many times as frequent as those of English or Malay. */
const clearlyMore = 1.3

export function foreignLanguageOf(text: string): ForeignLanguage | undefined {
  if (otherScript.test(text)) {
    const count = (letters: RegExp): number => text.match(letters)?.length ?? 0
    const letters = count(/\p{L}/gu)
    const script = scripts.find(({ letters: own }) => count(own) > minOfScript * letters)
    if (script !== undefined) return script.language
  }
  const counts = new Map<Latin, number>()
  for (const word of wordsOf(text))
    for (const { language } of languagesOf.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  const countOf = (language: Latin): number => counts.get(language) ?? 0
  const known = Math.max(countOf('English'), countOf('Malay'))
  const foreign = (['Indonesian', 'German', 'French', 'other'] as const).toSorted(
    (a, b) => countOf(b) - countOf(a),
  )[0]
  if (foreign === undefined || countOf(foreign) < minWords) return undefined
  // Indonesian shares most function words with Malay, so a small difference decides.
  const isMore =
    foreign === 'Indonesian' ? countOf(foreign) > known + 2 : countOf(foreign) > clearlyMore * known
  return isMore ? foreign : undefined
}
