/** The folder of a position's interviews, which contains the folder of each interview: `interviews/<title>--<job>/`. */
export const positionOf = (folder: string): string => `${folder.split('/').slice(0, 2).join('/')}/`
