import { matchesGlob } from 'node:path'
import type { Import, ImportingFile } from './imports.ts'
import type { Area } from './table.ts'

const patternOf = (areas: readonly Area[], file: string): { area: Area; pattern: string } | undefined => {
  for (const area of areas) {
    const pattern = area.files.find((candidate) => matchesGlob(file, candidate))
    if (pattern !== undefined) return { area, pattern }
  }
  return undefined
}

/** The folder that `*` of the pattern stands for: `cv` for `functions/cv/app.ts`. */
const folderOf = (pattern: string, file: string): string | undefined =>
  file.split('/')[pattern.split('/').indexOf('*')]

/** Whether one of the names is this area, or a folder above it: `shared` covers each area below it. */
export const covers = (names: readonly string[], { folder }: Area): boolean =>
  names.some((name) => name === 'everything' || name === folder || folder.startsWith(`${name}/`))

function isAllowed(areas: readonly Area[], from: string, { to, late, exported }: Import): boolean {
  const source = patternOf(areas, from)
  const target = patternOf(areas, to)
  if (source === undefined || target === undefined) return false
  if (source.area === target.area) {
    return (
      source.area.closedFolders !== true || folderOf(source.pattern, from) === folderOf(target.pattern, to)
    )
  }
  if (target.area.isPackage === true && exported !== true) return false
  const { mayImport, mayLoad = [] } = source.area
  return covers(mayImport, target.area) || (late && covers(mayLoad, target.area))
}

/** Each import that the table does not allow, and each file that is in no area, as a sentence. */
export function findings(areas: readonly Area[], files: readonly ImportingFile[]): string[] {
  const roomOf = (file: string): string => patternOf(areas, file)?.area.folder ?? 'no area'
  return files.flatMap(({ file, imports }) => [
    ...(patternOf(areas, file) === undefined ? [`${file} belongs to no area of the table.`] : []),
    ...imports
      .filter((one) => !isAllowed(areas, file, one))
      .map(
        ({ to, late }) =>
          `${file} (${roomOf(file)}) may not ${late ? 'load' : 'import'} ${to} (${roomOf(to)}).`,
      ),
  ])
}

/** The table in Markdown, as CONTRIBUTING.md contains it. */
export function printed(areas: readonly Area[]): string {
  const code = (folder: string): string => `\`${folder}\``
  const line = ({ folder, holds, mayImport, mayLoad = [] }: Area): string => {
    const allowed = mayImport.map((name) => (name === 'everything' ? name : code(name)))
    const onDemand = mayLoad.map((name) => `${code(name)} on demand`)
    const all = [...allowed, ...onDemand]
    return `| ${code(folder)} | ${holds} | ${all.length === 0 ? 'nothing' : all.join(', ')} |`
  }
  return ['| Folder | Contains | May import |', '| --- | --- | --- |', ...areas.map(line)].join('\n')
}
