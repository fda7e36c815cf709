import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTo, emptyFilter } from '#functions/accounts/bloom-filter.ts'
import { hasLettersAndNumbers, isLongEnough } from '#shared/domain/password-rules.ts'
import { repositoryRoot } from '../paths.ts'

/**
 * `node infra/commands/password-filter.ts LIST`: writes the filter of common passwords from a list of leaked ones, one per
 * line, the commonest first. The repository has the filter and no list.
 */

/** Of the passwords that people think of, this share is refused by mistake. */
const wrongShare = 0.001
const charactersPerLine = 100

const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Name the file with the list.')

const passwords = new Set(
  readFileSync(list, 'utf8')
    .split('\n')
    .filter((password) => isLongEnough(password) && hasLettersAndNumbers(password))
    .map((password) => password.toLowerCase()),
)
const filter = emptyFilter(passwords.size, wrongShare)
for (const password of passwords) addTo(filter, password)

const text = Buffer.from(filter.bits).toString('base64')
const lines = text.match(new RegExp(`.{1,${charactersPerLine}}`, 'g')) ?? []
writeFileSync(
  join(repositoryRoot, 'functions/accounts/common-password-filter.ts'),
  `import type { BloomFilter } from './bloom-filter.ts'

// Written by infra/commands/password-filter.ts.

/** How many passwords the filter has. */
export const commonPasswordCount = ${passwords.size}

const bits =
${lines.map((line) => `  '${line}'`).join(' +\n')}

export const commonPasswordFilter: BloomFilter = { bits: Buffer.from(bits, 'base64'), hashes: ${filter.hashes} }
`,
)
process.stdout.write(`${passwords.size} passwords, ${filter.bits.length} bytes, ${filter.hashes} hashes\n`)
