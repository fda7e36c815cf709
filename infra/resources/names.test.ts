import { expect, test } from 'vitest'
import { background } from './background.ts'
import { groups } from './groups.ts'
import { origins } from './origins.ts'

const entries = Object.entries({ ...groups, ...background, ...origins })

test.each(entries)('the folder of %s spells its name, the noun included or not', (name, { entry }) => {
  const [, noun = '', folder = ''] = /^functions\/([a-z]+)\/([a-z-]+)\/handler\.ts$/.exec(entry) ?? []
  const spelled = (words: string) => words.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  expect([spelled(folder), spelled(`${noun}-${folder}`)]).toContain(name)
})
