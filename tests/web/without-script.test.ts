import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { pages } from '#web/site/routes.ts'
import { needOf } from '../../web/head/without-script.ts'
import { test } from '../support/fixtures.ts'
import { builtFiles, fileOf, shellFiles } from './built-pages.ts'

const files = { ...builtFiles(), ...shellFiles() }
const noscript = /<noscript>.*?<\/noscript>/gs

const textOf = (path: string): string => readFileSync(fileOf(files[path] ?? ''), 'utf8')

const needs = Object.keys(files).map((path) => {
  const page = pages.find((each) => each.path.replaceAll(/\{\w+\}/g, 'example') === path)
  return [path, page, page === undefined ? undefined : needOf(page)] as const
})
const replaced = needs.filter(([, , need]) => typeof need === 'object' && need.is === 'in place of')

describe('without JavaScript', () => {
  test.for(needs)('the HTML of %s says what needs JavaScript, if anything does', ([path, page, need]) => {
    const html = textOf(path)
    if (/<form(?![^>]*method="get")/.test(html) || page?.audience === 'candidate') expect(need).toBeDefined()
    const shown = [...html.matchAll(noscript), ...html.matchAll(/data-without-script="true"/g)]
    expect(shown.length > 0, path).toBe(need !== undefined)
    if (typeof need === 'object') expect(html).toContain(`${need.needing} needs JavaScript.`)
  })

  test('the browser sends no form of a page itself, which would navigate', () => {
    const forms = Object.keys(files).flatMap((path) => textOf(path).match(/<form[^>]*>/g) ?? [])
    expect(forms.length).toBeGreaterThan(4)
    // The search of positions is hidden without JavaScript; the form for a GPU lease is a GET of the browser.
    expect(forms.filter((form) => !/method="(?:dialog|get)"/.test(form))).toEqual(['<form>'])
  })

  test('pages that need JavaScript show that in place of their content, and others stay readable', async ({
    open,
  }) => {
    expect(replaced.map(([path]) => path)).toEqual([
      '/login',
      '/register',
      '/forgot-password',
      '/dashboard',
      '/interview/example',
    ])
    const page = await open('/login', { javaScript: false, reducedMotion: true })
    for (const [path] of replaced) {
      await page.goto(new URL(path, page.url()).href)
      // Playwright finds no text in a noscript element.
      expect(await page.locator('.without-script').innerText(), path).toContain('needs JavaScript.')
      expect(await page.locator('#root').isVisible(), path).toBe(false)
    }
    await page.getByRole('link', { name: 'See our open positions' }).click()
    await page.waitForURL('**/careers')
    expect(await page.locator('section[aria-labelledby=positions-title]').innerText()).toContain(
      'Searching and applying need JavaScript.',
    )
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    await page.goto(new URL('/contact', page.url()).href)
    await page.getByText('Sending this form needs JavaScript.').waitFor()
    expect(await page.getByRole('button', { name: 'Send Message' }).isVisible()).toBe(false)
    await page.getByLabel('Subject').fill('No script')
    await page.getByLabel('Subject').press('Enter')
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})
