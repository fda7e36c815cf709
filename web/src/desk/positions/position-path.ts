import { deskPath } from '../desk-path.ts'

/** In place of an id: the form of a position that does not exist yet. */
export const newId = 'new'

export const newPath = deskPath('/desk/positions/{id}', { id: newId })

export const copyPath = (id: string): string => `${newPath}?${new URLSearchParams({ copy: id })}`
