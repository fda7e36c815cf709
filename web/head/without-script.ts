import { company } from '#shared/company.ts'
import type { Page, PagePath } from '../src/site/routes.ts'
import { escaped } from './tags.ts'

/** `in place of` the page where nothing on it works without JavaScript, `above` it where its text can be read. */
type Need = { is: 'in place of' | 'above'; needing: string }

/** The pages that need it. `on the page`: a component says it, beside the form or the list. */
const needs: Readonly<Partial<Record<PagePath, Need | 'on the page'>>> = {
  '/': 'on the page',
  '/contact': 'on the page',
  '/sizing': 'on the page',
  '/careers': 'on the page',
  '/careers/{jobId}': { is: 'above', needing: 'Applying for a position' },
  '/login': { is: 'in place of', needing: 'Signing in' },
  '/register': { is: 'in place of', needing: 'Creating an account' },
  '/forgot-password': { is: 'in place of', needing: 'Setting a password' },
  '/dashboard': { is: 'in place of', needing: 'Your dashboard' },
  '/interview/{sessionId}': { is: 'in place of', needing: 'The interview' },
}

export const needOf = (page: Page): Need | 'on the page' | undefined =>
  Object.entries(needs).find(([path]) => path === page.path)?.[1]

const { careersEmail, shortName } = company

const textOf = (needing: string): string =>
  `${escaped(needing)} needs JavaScript. Please turn it on in your browser's settings and reload this page, or write to <a class="link" href="mailto:${careersEmail}">${careersEmail}</a>.`

/**
 * What a browser without JavaScript shows beside or in place of a page. The build writes it into the HTML: as part of a
 * component, it would make the page's script larger.
 */
export function withoutScript(page: Page): string {
  const need = needOf(page)
  if (need === undefined || need === 'on the page') return ''
  const { is, needing } = need
  if (is === 'above')
    return `<noscript><p class="without-script without-script--above">${textOf(needing)}</p></noscript>`
  return [
    '<noscript><div class="without-script without-script--instead">',
    '<img src="/icon.svg" width="48" height="48" alt="">',
    `<h1>${escaped(shortName)}</h1>`,
    `<p>${textOf(needing)}</p>`,
    '<p><a class="link" href="/careers">See our open positions</a></p>',
    '</div></noscript>',
  ].join('')
}
