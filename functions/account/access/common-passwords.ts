import { company } from '#shared/company.ts'
import { mayHave } from './bloom-filter.ts'
import { commonPasswordFilter } from './common-password-filter.ts'
import { filterKeyOf, stemOf } from './password-stem.ts'

/** Stems that lists of leaked passwords do not have, or too rarely. */
const furtherStems = new Set(
  `p@ssword administrator root user guest welc0me login qwer1234qwer zaq1zaq abc abcdefgh aa a rockyou facebook helloworld
   tinkle malaysia kualalumpur selangor johor penang merdeka bismillah company career careers interview candidate
   february march april may june july september november autumn`
    .split(/\s+/)
    .filter(Boolean),
)

const minPersonalPart = 4

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '')

/** The words of the company's name, in any order and number, with those that people join to them: `cloudmerbok`, `merbokadmin`. */
const companyWords = [company.shortName, company.fullName].flatMap((name) => name.split(/\s+/).map(lettersOf))
const joinedWords = [
  'admin',
  'career',
  'careers',
  'job',
  'jobs',
  'login',
  'my',
  'pass',
  'password',
  'the',
  'welcome',
]
const longCompanyWords = companyWords.filter((word) => word.length >= minPersonalPart)
const longestFirst = [...companyWords, ...joinedWords].filter(Boolean).toSorted((a, b) => b.length - a.length)

/** With digits and signs at any position: "2026-Merbok-AI!". The words are taken out one after another. */
function isOfCompany(password: string): boolean {
  const letters = lettersOf(password)
  if (!longCompanyWords.some((word) => letters.includes(word))) return false
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), letters).trim() === ''
}

/** Parts of the candidate's e-mail address and name, which acquaintances would try. */
const personalParts = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u))
    .filter((part) => part.length >= minPersonalPart)

/** Whether an attacker would try the password early: a common one, or one made of the company's or the candidate's names. */
export function isCommonPassword(password: string, owner: { email: string; name: string }): boolean {
  const stem = stemOf(password)
  if (furtherStems.has(stem) || mayHave(commonPasswordFilter, filterKeyOf(password))) return true
  if (isOfCompany(password)) return true
  const [mailbox = ''] = owner.email.split('@')
  return personalParts([mailbox, owner.name]).some((part) => stem === part)
}
