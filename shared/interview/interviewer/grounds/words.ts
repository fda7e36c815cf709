/** Forms whose stems differ: "led" and "lead" are one word. */
const irregular = new Map(
  [
    'led lead leads leading',
    'built build builds building',
    'wrote write written writing',
    'ran run running',
    'took take taken taking',
    'went go gone going',
    'made make making',
    'found find finding',
    'kept keep keeping',
    'chose choose chosen choosing choice',
    'broke break broken breaking',
    'grew grow grown growing growth',
    'taught teach teaching',
    'brought bring bringing',
    'thought think thinking',
    'held hold holding',
    'sold sell selling sale sales',
    'spoke speak spoken speaking',
    'saw see seen seeing',
    'began begin begun start started starting',
    'drove drive driven driving',
    'lost lose losing loss',
    'left leave leaving',
    'met meet meeting',
    'sent send sending',
    'spent spend spending',
    'caught catch catching',
    'fell fall fallen falling',
    'gave give given giving',
    'knew know known knowing',
    'paid pay paying',
    'came come coming',
    'moved move moving migrated migrate migrating migration',
    'slow slowed slower slowly',
  ].flatMap((line) => {
    const forms = line.split(' ')
    return forms.map((form): [string, string] => [form, forms[0] ?? form])
  }),
)

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
  single whole entire several times twice because since until through between against under per using use used work worked working part even well like one first`.split(
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
        /^\p{N}/u.test(each) ? each.replaceAll(',', '').replace(/\.$/u, '') : (irregular.get(each) ?? each),
      )
    }
  }
  close()
  return words
}

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word)

export const isContent = (word: string): boolean =>
  word.length > 2 && !notContent.has(word) && !isNumber(word)

/** Letters at the end that inflection and derivation change: "deployed" and "deployment". */
const maxSuffixLetters = 4
const minStemLetters = 4

/** Whether two words have one stem. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  const stem = Math.max(minStemLetters, shorter - maxSuffixLetters + 1)
  const isNear = Math.abs(one.length - other.length) <= maxSuffixLetters
  return isNear && shorter >= stem && one.slice(0, stem) === other.slice(0, stem)
}

export const holdsWord = (words: Iterable<string>, word: string): boolean => {
  for (const each of words) if (isSameStem(each, word)) return true
  return false
}
