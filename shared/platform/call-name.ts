/** The words between a given name and the father's name: bin, a/l, s/o, anak and their short forms; `@` precedes an alias. */
const patronymics = new Set(['bin', 'binti', 'binte', 'bt', 'bte', 'a/l', 'a/p', 's/o', 'd/o', 'anak', '@'])

/** First parts of names that very many people have: such a person is called by the first two parts. */
const sharedFirstParts = new Set(
  (
    'abd abdul ahmad che ku md mohamad mohamed mohammad mohammed mohd muhamad muhammad muhd ' +
    'nik nor noor nur nurul siti syed sharifah syarifah tengku wan'
  ).split(' '),
)

/** Skipped where the order of the parts decides: "Dr. Sean D'Cruz" is called Sean. */
const titles = new Set('dr encik hajah haji hajjah madam miss mr mrs ms mdm prof puan tuan'.split(' '))

/** Frequent Chinese family names, which are written first. Lee is left out, because it is a first name as well. */
const familyNames = new Set(
  (
    'ang beh chai chan chang chen cheng cheong chew chia chin chong chow choo chua foo fong gan goh heng ho hoo ' +
    'huang khoo koay koh kok kong kwan lai lam lau leong lew liew lim lin liu loh loke low mah mok ng ong ooi pang ' +
    'phang quah quek saw seah siow soh soo tan tang tay tee teh teo teoh thong tiong toh voon wang wong woo wu yap ' +
    'yee yeo yeoh yew yip yong zhang'
  ).split(' '),
)

/** Scripts that write a name in one piece. */
const eastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

const plain = (part: string): string => part.toLowerCase().replace(/\.$/, '')
const isInitial = (part: string): boolean => /^\p{L}\.?$/u.test(part)

const capitalised = (name: string): string =>
  name.toLowerCase().replaceAll(/(^|[\s\-'’.])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })

/** The parts before the patronymic; undefined without one. */
function beforePatronymic(parts: readonly string[]): readonly string[] | undefined {
  const end = parts.findIndex((part) => patronymics.has(plain(part)))
  return end > 0 ? parts.slice(0, end) : undefined
}

/** The given name, by the order of the parts. */
function byOrder(parts: readonly string[]): readonly string[] {
  const [first = '', ...rest] = parts
  if (rest.length === 0) return parts
  if (titles.has(plain(first))) return byOrder(rest)
  if (familyNames.has(plain(first))) {
    // "Tan Wei Ming" and "Ng Wei-Ming". With any other number of parts it is not clear which of them form the given name.
    const isGiven = rest.length === 2 || (rest.length === 1 && rest[0]?.includes('-') === true)
    return isGiven ? rest : parts
  }
  // Lee Chong Wei has a family name first, Lee Anderson a given name.
  if (plain(first) === 'lee') return parts
  if (isInitial(first)) return [first, ...byOrder(rest)]
  return sharedFirstParts.has(plain(first)) ? parts.slice(0, 2) : [first]
}

/**
 * How a person is greeted: "Nurul Izzah" for Nurul Izzah binti Osman. Where the given name is not clear, the whole name.
 * Lists and letters that identify a person use the whole name.
 */
export function callNameOf(fullName: string): string {
  const parts = fullName.trim().split(/\s+/).filter(Boolean)
  const isWhole = eastAsian.test(fullName)
  const name = (isWhole ? parts : (beforePatronymic(parts) ?? byOrder(parts))).join(' ')
  const hasOneCase = fullName === fullName.toUpperCase() || fullName === fullName.toLowerCase()
  return hasOneCase ? capitalised(name) : name
}

/** "Hey Aisyah", or "Hey" without a name. */
export const greetedBy = (word: string, name: string): string => `${word} ${callNameOf(name)}`.trim()
