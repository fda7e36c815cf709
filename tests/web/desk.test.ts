import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { builtFiles, fileOf } from './built-pages.ts'

const assets = readdirSync(join(siteFolder, 'assets'))
const textOf = (file: string): string => readFileSync(fileOf(file), 'utf8')
const deskAssets = assets.filter((name) => name.startsWith('desk-'))
const publicScripts = assets.filter((name) => name.endsWith('.js') && !name.startsWith('desk-'))

/** The files in the folder of assets that a text names. */
const namedIn = (text: string): string[] => assets.filter((name) => text.includes(name))

/** Every file that a document loads, also by imports and style sheets. */
function reachedFrom(document: string): Set<string> {
  const reached = new Set<string>()
  const waiting = namedIn(textOf(document))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    if (/\.(?:js|css)$/.test(name)) waiting.push(...namedIn(textOf(`assets/${name}`)))
  }
  return reached
}

describe('the build of the desk', () => {
  test('has its own files, and no public page or script loads one', () => {
    expect(deskAssets.length).toBeGreaterThan(10)
    const documents = Object.values(builtFiles())
    expect(documents.length).toBeGreaterThan(10)
    for (const document of documents) {
      const reached = reachedFrom(document)
      expect([document, deskAssets.filter((name) => reached.has(name))]).toEqual([document, []])
    }
    for (const script of publicScripts) {
      const text = textOf(`assets/${script}`)
      expect([script, deskAssets.filter((name) => text.includes(name))]).toEqual([script, []])
    }
  })

  test('leaves no address and no header of the desk in a public script', () => {
    const leaks = publicScripts.filter((name) => /\/desk\/|x-desk/.test(textOf(`assets/${name}`)))
    expect(leaks).toEqual([])
  })

  test('is one document without inline code, with noindex', () => {
    const html = textOf('desk/index.html')
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=/)
    for (const file of ['sitemap.xml', 'robots.txt']) expect(textOf(file)).not.toContain('/desk')
  })

  test('loads no page of the desk before a member of staff is signed in', () => {
    const pages = deskAssets.filter((name) => /Workspace|View/.test(name))
    expect(pages.length).toBeGreaterThan(2)
    const html = textOf('desk/index.html')
    expect(pages.filter((name) => html.includes(name))).toEqual([])
  })
})
