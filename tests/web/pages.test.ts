import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { beforeAll, describe, expect } from 'vitest'
import { test } from '../support/fixtures.ts'
import { builtFiles, builtPages, fileOf, knownAddresses, unknownPath, type BuiltPage } from './built-pages.ts'

const largestScriptBytes = 94_000

let built: readonly BuiltPage[]
beforeAll(async () => {
  built = await builtPages()
})

const paths = [...Object.keys(builtFiles()), unknownPath]
const pageAt = (path: string): BuiltPage => {
  const page = built.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`${path} is not built.`)
  return page
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Spaces and the order of React's text pieces are the layout's business. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What a file weighs at the best compression; most pages share most files. */
const weights = new Map<string, number>()
function weightOf(script: string): number {
  const known = weights.get(script)
  if (known !== undefined) return known
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const weight = brotliCompressSync(readFileSync(fileOf(script)), best).length
  weights.set(script, weight)
  return weight
}

/** Keeps the words of a page at the moment it is hydrated: a page for candidates redirects other visitors right after. */
function keepWordsAtStart(): void {
  new MutationObserver((_, observer) => {
    if (!('ready' in document.documentElement.dataset)) return
    observer.disconnect()
    const copy = document.querySelector('main')?.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return
    for (const element of copy.querySelectorAll('noscript')) element.remove()
    Reflect.set(window, 'wordsAtStart', copy.textContent)
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

describe.each(paths)('The page %s', (path) => {
  test('holds one inline script, which the policy names, and no style attribute, which it would forbid', () => {
    const named = pageAt(path).inlineScripts.map(hashOf)
    expect(named).toEqual(pageHashesOf(siteFolder).scriptHashes)
    expect(pageAt(path).styleAttributes).toEqual([])
  })

  test('has one main heading, and no heading that skips a level', () => {
    const levels = pageAt(path).headings.map(({ level }) => level)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
    expect(skips).toEqual([])
  })

  test('links only to pages and places of this site that exist', () => {
    const broken = pageAt(path).links.filter((link) => {
      if (!link.startsWith('/') && !link.startsWith('#')) return false
      const { pathname, hash } = new URL(link, `http://site${path}`)
      if (hash === '') return !knownAddresses().includes(pathname)
      return !built.some(({ path: target, ids }) => target === pathname && ids.includes(hash.slice(1)))
    })
    expect(broken).toEqual([])
  })

  test('is run by at most 94 kB of scripts, compressed', () => {
    const bytes = pageAt(path).scripts.reduce((total, script) => total + weightOf(script), 0)
    expect(bytes).toBeLessThanOrEqual(largestScriptBytes)
  })

  test('holds every word before a script runs, and raises no error in a browser that runs them', async ({
    open,
  }) => {
    const page = await open(path, {
      reducedMotion: true,
      expectedErrors: path === unknownPath ? [/status of 404/] : [],
      before: async (opening) => {
        await opening.addInitScript(keepWordsAtStart)
      },
    })
    const words = await page.evaluate(() => String(Reflect.get(window, 'wordsAtStart')))
    expect(plain(words)).toBe(plain(pageAt(path).words))
  })
})
