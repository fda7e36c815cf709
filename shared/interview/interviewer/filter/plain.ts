/** Cyrillic and Greek letters that look like Latin ones. With them, as with digits for letters, a text could evade the filter. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
}

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\blet's\b/g, 'let us'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [
    /\b(that|it|he|she|what|who|where|how|there|here|this|interview|call|conversation|session|job|role|position|time)'s\b/g,
    '$1 is',
  ],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bu r\b/g, 'you are'],
  [/\b(?:u|ya|ye)\b/g, 'you'],
  [/\b(?:ur)\b/g, 'your'],
  [/\b(?:r)\b(?= (?:hired|in|the best))/g, 'are'],
  [/'s\b/g, ''],
]

/** Format characters and accents. */
const invisible = /[\p{Cf}\p{M}]/gu

/** The text as a person reads it: without compatibility forms, accents, look-alikes and invisible characters. */
export const asSeen = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(invisible, '').toLowerCase())
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .replaceAll(/[‘’ʼ`´]/gu, "'")

/** Replaces digits within a word by the letters that they resemble; "90" and "h100" stay. */
const unmasked = (text: string): string =>
  text.replaceAll(/[a-z0-9@$!]+/g, (word) =>
    /[a-z]/.test(word) && /[0-9@$!](?=[a-z])/.test(word)
      ? word.replaceAll(/[0-9@$!]/g, (digit) => digitLetters[digit] ?? digit)
      : word,
  )

/** Joins spaced letters: "h i r e d". */
const joined = (text: string): string =>
  text.replaceAll(/\b(?:[a-z][ .\-_*]){3,}[a-z]\b/g, (letters) => letters.replaceAll(/[^a-z]/g, ''))

function worded(text: string): string {
  let words = text
  for (const [form, written] of shortForms) words = words.replaceAll(form, written)
  return words
    .replaceAll(/[.!?…]+(?=\s|$)/gu, ' . ')
    .replaceAll(/[,;:()–—]|\s-+\s/gu, ' , ')
    .replaceAll(/[^a-z0-9.,+%#/' ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…])["')\]]*\s+|\n+/u).filter((sentence) => /\S/u.test(sentence))

/**
 * A text as the classifier and the patterns read it: lower case, contractions expanded, punctuation separated. A second reading also
 * replaces digits and joins spaced letters, where that makes a difference.
 */
export const readings = (text: string): string[] => {
  const seen = asSeen(text)
  return [...new Set([worded(seen), worded(joined(unmasked(seen)))])]
}
