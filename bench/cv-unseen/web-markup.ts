import { each } from './phrases.ts'
import type { Person } from './person-type.ts'
import type { Omitted } from './truth.ts'

/** A layout in HTML that a browser prints. */
export type WebLayout = { omitted: Omitted; html: (person: Person) => string }

export const list = (items: readonly string[]): string =>
  `<ul>${each(items, (item) => `<li>${item}</li>`)}</ul>`

/** `fonts`: the fonts of text without a style of its own. */
export const page = (style: string, body: string, fonts = 'Arial'): string =>
  `<meta charset=utf8><style>body{font:10pt/1.35 ${fonts};margin:0}h1,h2,h3,p,ul{margin:0}ul{padding-left:18px}${style}</style>${body}`

export const levels = (
  { languages }: Person,
  write: (language: string, proficiency: string) => string,
): string => each(languages, ([language, proficiency]) => write(language, proficiency))
