import { matchesGlob } from 'node:path'
import type { Import, ImportingFile } from './imports.ts'
import { nouns, type Area, type Layers } from './table.ts'

type Place = { area: Area; pattern: string }

function placeAmong(areas: readonly Area[], file: string): Place | undefined {
  for (const area of areas) {
    const pattern = area.files.find((candidate) => matchesGlob(file, candidate))
    if (pattern !== undefined) return { area, pattern }
  }
  return undefined
}

/** Matches each file once, however many files import it: a comparison with all patterns takes up to a millisecond. */
function placesIn(areas: readonly Area[]): (file: string) => Place | undefined {
  const places = new Map<string, Place | undefined>()
  return (file) => {
    if (!places.has(file)) places.set(file, placeAmong(areas, file))
    return places.get(file)
  }
}

/** The folder that matches `*` in the pattern: `cv` for `functions/account/cv/app.ts`. */
const folderOf = (pattern: string, file: string): string | undefined =>
  file.split('/')[pattern.split('/').indexOf('*')]

/** The level of a file's noun; of `account/auth`, which is one of its own, before `account`. */
function placeInNouns(file: string): { noun: string; level: number } | undefined {
  const path = file.slice(file.indexOf('/') + 1)
  const [noun] = nouns
    .flat()
    .filter((name) => path.startsWith(`${name}/`))
    .toSorted((one, other) => other.length - one.length)
  return noun === undefined ? undefined : { noun, level: nouns.findIndex((level) => level.includes(noun)) }
}

/** Whether the noun of a file may import that of another: itself, or one of a lower level. */
function isBelow(from: string, to: string): boolean {
  const source = placeInNouns(from)
  const target = placeInNouns(to)
  if (source === undefined || target === undefined) return false
  return source.noun === target.noun || target.level < source.level
}

const treeOf = ({ folder }: Area): string => folder.split('/')[0] ?? folder

/** Whether one of the names is this area, a folder above it (`shared` covers each area below it) or layers with it. */
export const covers = (names: readonly (string | Layers)[], area: Area): boolean =>
  names.some((name) =>
    typeof name === 'string'
      ? name === 'everything' || name === area.folder || area.folder.startsWith(`${name}/`)
      : area.layer !== undefined && treeOf(area) === name.of && area.layer <= name.upTo,
  )

function isAllowed(
  source: Place | undefined,
  target: Place | undefined,
  from: string,
  { to, late, exported }: Import,
): boolean {
  if (source === undefined || target === undefined) return false
  if (source.area.nouns === true && target.area.nouns === true && !isBelow(from, to)) return false
  if (source.area === target.area) {
    return (
      source.area.closedFolders !== true || folderOf(source.pattern, from) === folderOf(target.pattern, to)
    )
  }
  if (target.area.isPackage === true && exported !== true) return false
  const { mayImport, mayLoad = [] } = source.area
  return covers(mayImport, target.area) || (late && covers(mayLoad, target.area))
}

/** A sentence for each import that the table does not allow, and for each file outside every area. */
export function findings(areas: readonly Area[], files: readonly ImportingFile[]): string[] {
  const placeOf = placesIn(areas)
  const areaName = (file: string): string => placeOf(file)?.area.folder ?? 'no area'
  return files.flatMap(({ file, imports }) => [
    ...(placeOf(file) === undefined ? [`${file} belongs to no area of the table.`] : []),
    ...imports
      .filter((one) => !isAllowed(placeOf(file), placeOf(one.to), file, one))
      .map(
        ({ to, late }) =>
          `${file} (${areaName(file)}) may not ${late ? 'load' : 'import'} ${to} (${areaName(to)}).`,
      ),
  ])
}

const code = (folder: string): string => `\`${folder}\``

function allowedCell({ mayImport, mayLoad = [] }: Area): string {
  const allowed = mayImport.map((name) => {
    if (name === 'everything') return name
    if (typeof name === 'string') return code(name)
    return name.upTo === 1 ? `layer 1 of ${code(name.of)}` : `layers 1–${name.upTo} of ${code(name.of)}`
  })
  const all = [...allowed, ...mayLoad.map((name) => `${code(name)} on demand`)]
  return all.length === 0 ? 'nothing' : all.join(', ')
}

const treeOrder = ['shared', 'functions', 'infra', 'web', 'tests, bench']
const orderOf = (area: Area): number => treeOrder.indexOf(treeOf(area))

/** By top-level folder, and there by layer: packages, which have none, first. */
const inReadingOrder = (one: Area, other: Area): number =>
  orderOf(one) - orderOf(other) || (one.layer ?? 0) - (other.layer ?? 0)

/** The table in Markdown, as CONTRIBUTING.md contains it. */
export function printed(areas: readonly Area[]): string {
  const line = (area: Area): string =>
    `| ${code(area.folder)} | ${area.layer ?? ''} | ${area.holds} | ${allowedCell(area)} |`
  const lines = areas.toSorted(inReadingOrder).map(line)
  return ['| Folder | Layer | Contains | May import |', '| --- | --- | --- | --- |', ...lines].join('\n')
}
