/** The folder of all interviews for a position, in which the one of an interview is: `interviews/<title>--<job>/`. */
export const positionOf = (folder: string): string => `${folder.split('/').slice(0, 2).join('/')}/`
