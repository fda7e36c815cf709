import { matchesGlob } from 'node:path'
import type { Import, ImportingFile } from './imports.ts'
import type { Room } from './table.ts'

const patternOf = (rooms: readonly Room[], file: string): { room: Room; pattern: string } | undefined => {
  for (const room of rooms) {
    const pattern = room.files.find((candidate) => matchesGlob(file, candidate))
    if (pattern !== undefined) return { room, pattern }
  }
  return undefined
}

/** The folder that `*` of the pattern stands for: `cv` for `functions/cv/app.ts`. */
const folderOf = (pattern: string, file: string): string | undefined =>
  file.split('/')[pattern.split('/').indexOf('*')]

/** `shared` names each room below it. */
export const covers = (names: readonly string[], { folder }: Room): boolean =>
  names.some((name) => name === 'everything' || name === folder || folder.startsWith(`${name}/`))

function isAllowed(rooms: readonly Room[], from: string, { to, late }: Import): boolean {
  const source = patternOf(rooms, from)
  const target = patternOf(rooms, to)
  if (source === undefined || target === undefined) return false
  if (source.room === target.room) {
    return (
      source.room.closedFolders !== true || folderOf(source.pattern, from) === folderOf(target.pattern, to)
    )
  }
  const { mayImport, mayLoad = [] } = source.room
  return covers(mayImport, target.room) || (late && covers(mayLoad, target.room))
}

/** Each import that the table does not allow, and each file that no room has, as a sentence. */
export function findings(rooms: readonly Room[], files: readonly ImportingFile[]): string[] {
  const roomOf = (file: string): string => patternOf(rooms, file)?.room.folder ?? 'no room'
  return files.flatMap(({ file, imports }) => [
    ...(patternOf(rooms, file) === undefined ? [`${file} belongs to no room of the table.`] : []),
    ...imports
      .filter((one) => !isAllowed(rooms, file, one))
      .map(
        ({ to, late }) =>
          `${file} (${roomOf(file)}) may not ${late ? 'load' : 'import'} ${to} (${roomOf(to)}).`,
      ),
  ])
}

/** The table as CONTRIBUTING.md prints it. */
export function printed(rooms: readonly Room[]): string {
  const code = (folder: string): string => `\`${folder}\``
  const line = ({ folder, holds, mayImport, mayLoad = [] }: Room): string => {
    const allowed = mayImport.map((name) => (name === 'everything' ? name : code(name)))
    const onDemand = mayLoad.map((name) => `${code(name)} on demand`)
    const all = [...allowed, ...onDemand]
    return `| ${code(folder)} | ${holds} | ${all.length === 0 ? 'nothing' : all.join(', ')} |`
  }
  return ['| Folder | What lives there | May import |', '| --- | --- | --- |', ...rooms.map(line)].join('\n')
}
