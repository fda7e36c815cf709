import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { beforeAll, describe, expect } from 'vitest'
import { pageWeights } from '../../web/budgets.ts'
import { looks, violationsIn } from '../support/accessibility.ts'
import { test } from '../support/fixtures.ts'
import { decidedByOrder } from '../support/order-of-sheets.ts'
import { publicPages } from '../journeys/accessibility/public-pages.ts'
import {
  builtFiles,
  builtPages,
  fileOf,
  knownAddresses,
  readDocuments,
  shellFiles,
  unknownPath,
  type BuiltPage,
} from './built-pages.ts'

let built: readonly BuiltPage[]
beforeAll(async () => {
  built = await builtPages()
})

const paths = [...Object.keys(builtFiles()), ...Object.keys(shellFiles()), unknownPath]
const pageAt = (path: string): BuiltPage => {
  const page = built.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`${path} is not built.`)
  return page
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Ignores white space, which differs between the HTML and React's text nodes. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const classInRule = /\.(-?[a-zA-Z_](?:\\.|[\w-])*)/g

/** The classes that the styles of a built page name, those in the page and those it links to. */
function classesStyledOn(path: string): ReadonlySet<string> {
  const { inlineStyles, stylesheets } = pageAt(path)
  const sheets = stylesheets.map((sheet) => readFileSync(fileOf(sheet), 'utf8'))
  return new Set(
    [...inlineStyles, ...sheets].flatMap((text) =>
      [...text.matchAll(classInRule)].map(([, name = '']) => name.replaceAll('\\', '')),
    ),
  )
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
  test('has only the inline script that the policy names, and no style attribute', () => {
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

  test('links only to pages and anchors of this site that exist', () => {
    const broken = pageAt(path).links.filter((link) => {
      if (!link.startsWith('/') && !link.startsWith('#')) return false
      const { pathname, hash } = new URL(link, `http://site${path}`)
      if (hash === '') return !knownAddresses().includes(pathname)
      return !built.some(({ path: target, ids }) => target === pathname && ids.includes(hash.slice(1)))
    })
    expect(broken).toEqual([])
  })

  test('has a rule for every class it renders', () => {
    const styled = classesStyledOn(path)
    // The first of numbered variants is the rule of their base.
    const hasRule = (name: string) => styled.has(name) || styled.has(name.replace(/--\d+$/, ''))
    expect(pageAt(path).classes.filter((name) => !hasRule(name))).toEqual([])
  })

  test('has every word before a script runs, logs no error once they run, and keeps the accessibility rules', async ({
    open,
  }) => {
    // The document that the browser got: the product can publish another one meanwhile.
    let served = Promise.resolve('')
    const page = await open(path, {
      reducedMotion: true,
      // The API has no jobs yet.
      expectedErrors: [unknownPath, '/careers/example'].includes(path) ? [/status of 404/] : [],
      before: async (opening) => {
        await opening.addInitScript(keepWordsAtStart)
        opening.once('response', (response) => {
          served = response.text()
        })
      },
    })
    const [document] = await readDocuments([[path, await served]])
    const words = await page.evaluate(() => String(Reflect.get(window, 'wordsAtStart')))
    expect(plain(words)).toBe(plain(document?.words ?? ''))
    // Shells lead to another page; `tests/journeys/accessibility` checks what they show.
    const turn = publicPages.findIndex((each) => each === path)
    if (turn < 0) return
    expect([
      ...(await violationsIn(page, [looks[turn % looks.length]!])),
      ...(await decidedByOrder(page)),
    ]).toEqual([])
  })
})

test('no page starts with more JavaScript than the budget of its area', () => {
  expect(pageWeights(siteFolder).filter(({ bytes, budget }) => bytes > budget)).toEqual([])
})
