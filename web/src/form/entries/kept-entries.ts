import { entryKinds, type EntryOf, type ListName } from './entry-kinds.ts'

/** The kept entries of a form, each written as JSON. One that says nothing was added and never filled in. */
export const keptIn = <Name extends ListName>(form: FormData, name: Name): EntryOf<Name>[] =>
  form
    .getAll(name)
    .flatMap((value): EntryOf<Name>[] =>
      typeof value === 'string' && value !== '' ? [entryFrom(name, value)] : [],
    )
    .filter((entry) => Object.values(entry).some((text) => text.trim() !== ''))

export const entryFrom = <Name extends ListName>(name: Name, json: string): EntryOf<Name> => ({
  ...entryKinds[name].blank,
  ...JSON.parse(json),
})
