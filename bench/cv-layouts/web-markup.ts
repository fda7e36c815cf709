import { each } from './phrases.ts'
import type { Person } from './person.ts'
import type { Omitted } from './truth.ts'

/** A layout written in HTML, which a browser prints. */
export type WebLayout = { omitted: Omitted; html: (person: Person) => string }

export const list = (items: readonly string[]): string =>
  `<ul>${each(items, (item) => `<li>${item}</li>`)}</ul>`

/** Without a style of its own, text is in the first of these fonts that the computer has. */
export const page = (style: string, body: string, fonts = 'Arial'): string =>
  `<meta charset=utf8><style>body{font:10pt/1.35 ${fonts};margin:0}h1,h2,h3,p,ul{margin:0}ul{padding-left:18px}${style}</style>${body}`

export const levels = (
  { languages }: Person,
  write: (language: string, proficiency: string) => string,
): string => each(languages, ([language, proficiency]) => write(language, proficiency))
