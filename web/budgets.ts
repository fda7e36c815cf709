import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { framesFile, type Frames } from './frames.ts'
import { fileOf } from './src/site/page-files.ts'
import { sitePages, type Page, type PagePath } from './src/site/routes.ts'

/** The brotli quality that CloudFront and the local edge compress with. */
const brotliQuality = 5

/** The largest initial JavaScript of a page in each area, in compressed bytes. */
const budgets = {
  marketing: 94_600,
  careers: 90_400,
  account: 96_400,
  dashboard: 116_000,
  interview: 110_000,
} as const

/** Pages with a limit of their own: the arithmetic and the texts of each step are on the sizing page alone. */
const pageBudgets: Readonly<Partial<Record<PagePath, number>>> = { '/sizing': 100_000 }

const budgetOf = (page: Page): number =>
  Object.entries(pageBudgets).find(([path]) => path === page.path)?.[1] ?? budgets[areaOf(page)]

type Area = keyof typeof budgets

export type PageWeight = { path: string; area: Area; bytes: number; budget: number }

const isArea = (name: string): name is Area => Object.hasOwn(budgets, name)

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
  const known = new Map<string, number>()
  const weightOf = (script: string): number => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
    const weight =
      known.get(script) ?? brotliCompressSync(readFileSync(join(site, script)), { params }).length
    known.set(script, weight)
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
  const lines = Object.keys(budgets).flatMap((area) => {
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
