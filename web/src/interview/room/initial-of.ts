const letters = new Intl.Segmenter('en')

/** The first letter of a name, as it stands in an avatar. */
export const initialOf = (name: string): string =>
  letters.segment(name.trim()).containing(0)?.segment.toLocaleUpperCase('en') ?? ''
