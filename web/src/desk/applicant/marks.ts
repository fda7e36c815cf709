export const marks = [1, 2, 3, 4] as const
export type Mark = (typeof marks)[number]

export const markNames: Readonly<Record<Mark, string>> = {
  1: 'Not shown',
  2: 'Partly',
  3: 'Well',
  4: 'Very well',
}
