/** The forms of irregular verbs, and nouns of them. */
const irregular = `led lead, built build, wrote write written, ran run, took take taken, found find, kept keep, chose choose chosen, broke break broken, grew grow grown growth,
  fell fall fallen, taught teach, brought bring, thought think, held hold, sold sell sale, spoke speak spoken, began begin begun, drove drive driven, lost lose loss, met meet, sent send,
  spent spend, caught catch, gave give given, knew know known, paid pay, came come, threw throw thrown, felt feel feeling, heard hear, stood stand, sat sit, bought buy bought, left leave,
  went go gone, rang ring rung`

/** The verb or noun without its ending: "typing", "typed" and "types" are one word. */
const withoutEnding = (word: string): string =>
  word
    .replace(/(?<=..)ie[sd]$/u, 'y')
    .replace(/(?<=[sxz]|[cs]h)es$|(?<=[^siu'])s$/u, '')
    .replace(/(?<=[aeiouy].*)(?<=..)(?:ing|ed)$/u, '')
    .replace(/(?<=[aeiouy].{2,})ly$/u, '')
    .replace(/([bdfgmnprt])\1$/u, '$1')
    .replace(/(?<=..)e$/u, '')

const wordOfForm = new Map(
  irregular.split(/,\s+/u).flatMap((verb) => {
    const forms = verb.split(' ')
    return forms.map((form): [string, string] => [withoutEnding(form), forms[0] ?? form])
  }),
)

const canonical = (word: string): string => {
  const stem = withoutEnding(word)
  return wordOfForm.get(stem) ?? stem
}

const numerals = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
)
'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .forEach((word, index) => numerals.set(word, (index + 2) * 10))

const multiples = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])

/** "One example", "two of them". */
export const isSmallNumber = (word: string): boolean => ['0', '1', '2'].includes(word)

const notContent = new Set(
  `a an the this that these those it its he she they them their his her we our us i me my you your yourself myself and or but so if as at by for from in into of on onto to up out over with
  without about after before during while when where which who whom whose what how why than then there here is are was were be been being am do does did done doing have has had having will would
  can could should may might must shall not no nor only also just very more most much many some any all both each every other another such own same too again once ever never still
  said mentioned told described explained talked spoke noted shared thing things way ways part time kind lot bit really quite around back down off need needed want wanted get got made make
  single whole entire several times twice because since until through between against under per using use used work worked working part even well like one first
  around roughly nearly almost approximately maybe perhaps partly mostly mainly usually often sometimes always simply actually basically already yet soon later earlier afterwards today now
  nowadays instead though although unless whether within above below toward next near beside anyone anybody someone somebody nobody none everyone everybody something anything everything anyway somehow getting gotten able let lets own else ahead away either neither`.split(
    /\s+/u,
  ),
)

/** The words of a text in lower case; numbers are digits, also those written as words. */
export function wordsOf(text: string): string[] {
  const raw =
    text
      .toLowerCase()
      .replaceAll(/\b(?:can|\w+n)[’']t\b/gu, 'not')
      .replaceAll(/[’'](?:s|re|ve|ll|d|m)?\b/gu, '')
      .match(/\p{N}[\p{N}.,]*|\p{L}[\p{L}\p{N}+#]*/gu) ?? []
  const words: string[] = []
  let number: number | undefined
  const close = (): void => {
    if (number !== undefined) words.push(String(number))
    number = undefined
  }
  for (const each of raw) {
    const value = numerals.get(each)
    const multiple = multiples.get(each)
    if (value !== undefined) {
      if (number !== undefined && (number % 10 !== 0 || number === 0 || value >= 10) && number % 100 !== 0)
        close()
      number = (number ?? 0) + value
    } else if (multiple !== undefined && number !== undefined) number *= multiple
    else {
      close()
      words.push(
        /^\p{N}/u.test(each)
          ? each.replaceAll(',', '').replace(/\.$/u, '')
          : notContent.has(each)
            ? each
            : canonical(each),
      )
    }
  }
  close()
  return words
}

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word)

export const isContent = (word: string): boolean =>
  (word.length > 2 || /\p{N}/u.test(word)) && !notContent.has(word) && !isNumber(word)

/** "Explain" and "explanation" begin alike, and so do "pharmacy" and "pharmacist". */
const minCommonLetters = 5
const maxOtherLetters = 2
const maxSuffixLetters = 5

/** Whether two words of `wordsOf` are one word, or one is derived from the other. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  const common = Math.max(minCommonLetters, shorter - maxOtherLetters)
  const isNear = Math.abs(one.length - other.length) <= maxSuffixLetters
  return isNear && shorter >= common && one.slice(0, common) === other.slice(0, common)
}

export const holdsWord = (words: Iterable<string>, word: string): boolean => {
  for (const each of words) if (isSameStem(each, word)) return true
  return false
}
