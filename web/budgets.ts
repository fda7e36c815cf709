import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { framesFile, type Frames } from './frames.ts'
import { fileOf } from './src/site/page-files.ts'
import { sitePages, type Page, type PagePath } from './src/site/routes.ts'

/** The brotli quality that CloudFront and the local edge compress with. */
const brotliQuality = 5

/** Room for the next feature. A feature that needs more raises the measured size, and its commit names the module. */
const margin = 1.04

/** The initial JavaScript of the heaviest page of each area as it was last measured, in compressed bytes. */
const measured = {
  marketing: 101_900,
  careers: 96_700,
  account: 102_000,
  dashboard: 115_100,
  interview: 96_200,
} as const

/** Pages that are measured by themselves: the arithmetic and the texts of each step are on the sizing page alone. */
const measuredPages: Readonly<Partial<Record<PagePath, number>>> = { '/sizing': 106_100 }

const budgetOf = (page: Page): number =>
  Math.round(
    margin *
      (Object.entries(measuredPages).find(([path]) => path === page.path)?.[1] ?? measured[areaOf(page)]),
  )

type Area = keyof typeof measured

export type PageWeight = { path: string; area: Area; bytes: number; budget: number }

const isArea = (name: string): name is Area => Object.hasOwn(measured, name)

/** A page's area is the first folder of its module. */
function areaOf({ module }: Page): Area {
  const [folder = ''] = module.split('/')
  if (!isArea(folder)) throw new Error(`web/budgets.ts has no budget for the area "${folder}" of ${module}`)
  return folder
}

const scripts = /\/assets\/[\w-]+\.js/g

/** The initial JavaScript of each page of a built site, without the chunks that it imports later. */
export function pageWeights(site: string): PageWeight[] {
  const frames: Frames = JSON.parse(readFileSync(join(site, '../renderer', framesFile), 'utf8'))
  const weights = new Map<string, number>()
  const weightOf = (script: string): number => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    const weight =
      weights.get(script) ?? brotliCompressSync(readFileSync(join(site, script)), { params }).length
    weights.set(script, weight)
    return weight
  }
  return sitePages.map((page) => {
    const html = frames[page.path]?.document ?? readFileSync(join(site, fileOf(page)), 'utf8')
    const bytes = [...new Set(html.match(scripts))].reduce((sum, script) => sum + weightOf(script), 0)
    const area = areaOf(page)
    return { path: page.path, area, bytes, budget: budgetOf(page) }
  })
}

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** A table with one line per area: the page closest to its budget. */
export function budgetTable(weights: readonly PageWeight[]): string {
  const lines = Object.keys(measured).flatMap((area) => {
    const [heaviest] = weights
      .filter((page) => page.area === area)
      .toSorted((a, b) => a.budget - a.bytes - (b.budget - b.bytes))
    if (heaviest === undefined) return []
    const { path, bytes, budget } = heaviest
    return [
      `  ${area.padEnd(10)} ${inKilobytes(bytes).padStart(9)} of ${inKilobytes(budget).padStart(9)}  ${path}`,
    ]
  })
  return ['JavaScript of the page of each area that is closest to its budget, compressed:', ...lines].join(
    '\n',
  )
}
