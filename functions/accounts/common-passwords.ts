import { company } from '#shared/company.ts'
import { mayHave } from './bloom-filter.ts'
import { commonPasswordFilter } from './common-password-filter.ts'

/**
 * Stems of the most common passwords. A password is compared in lower case and without trailing digits and symbols, which
 * people add to satisfy password rules.
 */
const commonStems = new Set(
  `password passw0rd p@ssword p@ssw0rd pass pass1word admin administrator root user guest welcome welc0me letmein login
   qwerty qwertyui qwertyuiop qwer qwer1234qwer qazwsx qazwsxedc zxcvbn zxcvbnm asdf asdfgh asdfghjk asdfghjkl 1qaz2wsx 1q2w3e4r
   1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq abc abcd abcdef abcdefg abcdefgh abc123abc a1b2c3d4 aa123456 a a123456789 aaaaaaa
   iloveyou rockyou sunshine princess monkey dragon football baseball basketball superman batman master shadow michael jordan charlie
   trustno ashley jessica hunter soccer starwars pokemon computer internet samsung google facebook changeme secret test
   testing tester temp default hello helloworld malaysia kualalumpur selangor johor penang merdeka sayang bismillah
   company career careers interview candidate january february march april may june july august september october november december
   summer winter spring autumn monday friday`
    .split(/\s+/)
    .filter(Boolean),
)

const stemOf = (password: string): string => password.toLowerCase().replace(/[\d\W_]+$/, '')

const shortestPersonalPart = 4

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '')

/** The words of the company's name and any beginning of it: `merbok`, `merbokai`, `cloud`. */
const companyWords = new Set(
  [company.shortName, company.fullName].flatMap((name) => {
    const words = name.split(/\s+/).map(lettersOf)
    const beginnings = words.map((_, index) => words.slice(0, index + 1).join(''))
    return [...words, ...beginnings].filter((word) => word.length >= shortestPersonalPart)
  }),
)

/** Parts of the candidate's e-mail address and name, which acquaintances would try. */
const personalParts = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u))
    .filter((part) => part.length >= shortestPersonalPart)

/** Whether an attacker would try the password early: a common one, or one made of the company's or the candidate's names. */
export function isCommonPassword(password: string, owner: { email: string; name: string }): boolean {
  const lower = password.toLowerCase()
  const stem = stemOf(password)
  if (commonStems.has(lower) || commonStems.has(stem) || mayHave(commonPasswordFilter, lower)) return true
  // With digits and signs at any position: "2026-Merbok-AI!".
  if (companyWords.has(lettersOf(password))) return true
  const [mailbox = ''] = owner.email.split('@')
  return personalParts([mailbox, owner.name]).some((part) => stem === part)
}
