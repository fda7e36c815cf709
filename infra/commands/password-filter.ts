import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTo, emptyFilter } from '#functions/account/access/bloom-filter.ts'
import { filterKeyOf, minStem, stemOf } from '#functions/account/access/password-stem.ts'
import { hasLettersAndNumbers, isLongEnough } from '#shared/account/password-rules.ts'
import { repositoryRoot } from '../paths.ts'

/**
 * `node infra/commands/password-filter.ts LIST`: writes the filter of common passwords from a list of leaked ones, one per
 * line, the most common first. The repository contains the filter, not the list.
 */

/** The share of other passwords that the filter refuses by mistake. */
const wrongShare = 0.001
const charactersPerLine = 100

/** The stems of this many most common passwords are refused with any digits. */
const maxStems = 3000

const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Name the file with the list.')

const passwords = readFileSync(list, 'utf8').split('\n')
const fitting = passwords.filter((password) => isLongEnough(password) && hasLettersAndNumbers(password))
const stems = passwords.slice(0, maxStems).map(stemOf)
const keys = new Set([...fitting.map(filterKeyOf), ...stems.filter((stem) => stem.length >= minStem)])
const filter = emptyFilter(keys.size, wrongShare)
for (const key of keys) addTo(filter, key)

const text = Buffer.from(filter.bits).toString('base64')
const lines = text.match(new RegExp(`.{1,${charactersPerLine}}`, 'g')) ?? []
writeFileSync(
  join(repositoryRoot, 'functions/account/access/common-password-filter.ts'),
  `import type { BloomFilter } from './bloom-filter.ts'

// Written by infra/commands/password-filter.ts.

/** How many stems of passwords the filter has. */
export const commonPasswordCount = ${keys.size}

const bits =
${lines.map((line) => `  '${line}'`).join(' +\n')}

export const commonPasswordFilter: BloomFilter = { bits: Buffer.from(bits, 'base64'), hashes: ${filter.hashes} }
`,
)
process.stdout.write(`${keys.size} stems, ${filter.bits.length} bytes, ${filter.hashes} hashes\n`)
