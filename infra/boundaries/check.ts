import { matchesGlob } from 'node:path'
import type { Import, ImportingFile } from './imports.ts'
import type { Area } from './table.ts'

/** Matches each file once, however many files import it: a comparison with all patterns takes up to a millisecond. */
function areasIn(areas: readonly Area[]): (file: string) => Area | undefined {
  const areaOfFile = new Map<string, Area | undefined>()
  return (file) => {
    if (!areaOfFile.has(file))
      areaOfFile.set(
        file,
        areas.find(({ files }) => files.some((pattern) => matchesGlob(file, pattern))),
      )
    return areaOfFile.get(file)
  }
}

type Part = { name: string; level: number; pattern: string }

/** The part of a file in an area with levels, by its longest name: `account/auth` before `account`. */
function partOf({ folder, levels = [] }: Area, file: string): Part | undefined {
  const path = file.slice(folder.length + 1)
  const [pattern] = levels
    .flat()
    .filter((each) =>
      each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : `${path}/`.startsWith(`${each}/`),
    )
    .toSorted((one, other) => other.length - one.length)
  if (pattern === undefined) return undefined
  const name = pattern === '*' ? (path.split('/').slice(0, -1)[0] ?? '*') : pattern
  return { name, pattern, level: levels.findIndex((level) => level.includes(pattern)) }
}

/** Whether the part of a file may import that of another: itself, or one of a lower level. */
function isBelow(source: Area, from: string, target: Area, { to, late }: Import): boolean {
  const importing = partOf(source, from)
  const imported = partOf(target, to)
  if (importing === undefined || imported === undefined) return false
  return (
    importing.name === imported.name ||
    imported.level < importing.level ||
    (late && source.mayLoad?.includes(importing.name) === true)
  )
}

/** Whether one of the names is this area, or a folder that the file is in. */
export const covers = (names: readonly string[], { folder }: Area, file: string): boolean =>
  names.some(
    (name) =>
      name === 'everything' ||
      name === folder ||
      file.startsWith(`${name}/`) ||
      (name.includes('*') && matchesGlob(file, name)),
  )

function isAllowed(source: Area | undefined, target: Area | undefined, from: string, one: Import): boolean {
  if (source === undefined || target === undefined) return false
  const areLevelled = source.levels !== undefined && source.levels === target.levels
  if (areLevelled && !isBelow(source, from, target, one)) return false
  if (source === target) return true
  if (target.isPackage === true && one.exported !== true) return false
  return covers(source.mayImport, target, one.to)
}

/** A sentence for each import that the table does not allow, and for each file outside every area. */
export function findings(areas: readonly Area[], files: readonly ImportingFile[]): string[] {
  const areaOf = areasIn(areas)
  const areaName = (file: string): string => {
    const area = areaOf(file)
    if (area === undefined) return 'no area'
    const part = partOf(area, file)
    return part === undefined ? area.folder : `${area.folder}/${part.name}`
  }
  return files.flatMap(({ file, imports }) => [
    ...(areaOf(file) === undefined ? [`${file} belongs to no area of the table.`] : []),
    ...imports
      .filter((one) => !isAllowed(areaOf(file), areaOf(one.to), file, one))
      .map(
        ({ to, late }) =>
          `${file} (${areaName(file)}) may not ${late ? 'load' : 'import'} ${to} (${areaName(to)}).`,
      ),
  ])
}

const code = (folder: string): string => `\`${folder}\``

/** Levels are printed with their first area. */
function allowedCell({ folder, mayImport, levels = [] }: Area, areas: readonly Area[]): string {
  const names = mayImport.map((name) => (name === 'everything' ? name : code(name)))
  const first = areas.find((area) => area.levels === levels)?.folder ?? folder
  const below =
    first === folder
      ? levels.map((level) => level.map(code).join(', ')).join(' ← ')
      : `levels as in ${code(first)}`
  const all = [...names, ...(levels.length === 0 ? [] : [below])]
  return all.length === 0 ? 'nothing' : all.join('; ')
}

const treeOrder = ['shared', 'functions', 'infra', 'web', 'tests, bench']
const orderOf = ({ folder }: Area): number =>
  treeOrder.findIndex((tree) => folder === tree || folder.startsWith(`${tree}/`))

/** The table in Markdown, as CONTRIBUTING.md contains it, by top-level folder. */
export function printed(areas: readonly Area[]): string {
  const lines = areas
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((area) => `| ${code(area.folder)} | ${area.holds} | ${allowedCell(area, areas)} |`)
  return ['| Folder | Contains | May import |', '| --- | --- | --- |', ...lines].join('\n')
}
