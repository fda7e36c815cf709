import { furtherWebLayouts } from './further-web-layouts.ts'
import { legacyWordLayouts } from './legacy-word-layouts.ts'
import type { PersonName } from './people.ts'
import { placedLayouts } from './placed-layouts.ts'
import { webLayouts } from './web-layouts.ts'
import { wordLayouts } from './word-layouts.ts'

export const allWebLayouts = { ...webLayouts, ...furtherWebLayouts }
export const allFileLayouts = { ...wordLayouts, ...legacyWordLayouts, ...placedLayouts }

/** The person in each layout. */
export const printed: readonly (readonly [layout: keyof typeof allWebLayouts, person: PersonName])[] = [
  ['harvard', 'weijie'],
  ['sidebar-right', 'aina'],
  ['sidebar-bars', 'thiru'],
  ['timeline', 'sarah'],
  ['rail-left', 'daniel'],
  ['margin-dates', 'jelani'],
  ['ruled-table', 'kumar'],
  ['letter-spaced', 'yusra'],
  ['functional', 'priscilla'],
  ['labelled', 'grace'],
  ['biodata', 'farid'],
  ['halves', 'meera'],
  ['ornaments', 'hazim'],
  ['band', 'kelvin'],
  ['inverted', 'aina'],
  ['banners', 'thiru'],
  ['many-sections', 'meera'],
  ['pills', 'sarah'],
  ['two-pages', 'daniel'],
  ['cards', 'yusra'],
  ['academic', 'noraini'],
  ['right-margin', 'weijie'],
  ['footed', 'kelvin'],
  ['moderncv', 'hazim'],
]

/** Printed, then scanned: the page is slightly skewed, and the paper is grey. */
export const scanned: readonly (readonly [layout: keyof typeof allWebLayouts, person: PersonName])[] = [
  ['harvard', 'kumar'],
  ['timeline', 'jelani'],
  ['rail-left', 'grace'],
  ['margin-dates', 'meera'],
  ['biodata', 'rosnah'],
  ['band', 'priscilla'],
  ['inverted', 'kelvin'],
  ['right-margin', 'aina'],
]

export const saved: readonly (readonly [layout: keyof typeof allFileLayouts, person: PersonName])[] = [
  ['styled-headings', 'noraini'],
  ['table-of-columns', 'priscilla'],
  ['table-of-sections', 'sarah'],
  ['table-of-dates', 'grace'],
  ['bilingual', 'rosnah'],
  ['rich-text', 'daniel'],
  ['rich-text-lines', 'weijie'],
  ['word-xml-2003', 'kumar'],
  ['from-the-foot', 'thiru'],
  ['margin-first', 'hazim'],
  ['word-by-word', 'jelani'],
]
