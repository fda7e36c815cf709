import type { School } from './person-type.ts'

/** How layouts of all formats write a school, the languages and any list. */

export const years = ({ from, to }: School, dash = ' – '): string => `${from}${dash}${to}`

export const study = ({ degree, field }: School): string => (field === '' ? degree : `${degree} in ${field}`)

/** All languages on one line. */

export const each = <Item>(items: readonly Item[], write: (item: Item, index: number) => string): string =>
  items.map(write).join('')
