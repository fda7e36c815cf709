import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const ruled = /^ +(?:[^{}]*)?\.((?:\\.|[\w-])+)/gm

/** For tests: the names of the utilities that an entry makes of its sources. */
export async function utilitiesOf(entry: string): Promise<readonly string[]> {
  const compiler = await compile(readFileSync(entry, 'utf8'), {
    base: dirname(entry),
    onDependency: () => undefined,
  })
  const sheet = compiler.build(new Scanner({ sources: compiler.sources }).scan())
  return [...sheet.matchAll(ruled)].map(([, name = '']) => name.replaceAll('\\', ''))
}
