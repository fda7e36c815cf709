/** A change of a row. The test asks the template and the local run which functions it invokes. */
export type ChangeSample = {
  table: string
  kind: 'INSERT' | 'MODIFY' | 'REMOVE'
  /** The row's attributes beside its key, in DynamoDB's own JSON. */
  row: Readonly<Record<string, { S: string } | { N: string }>>
}

const text = (S: string) => ({ S })
const number = (N: string) => ({ N })

/** The attributes that the filters of streams read. */
const rows: ChangeSample['row'][] = [
  {},
  { outbox: text('pending'), attempts: number('0') },
  { outbox: text('pending'), attempts: number('1') },
  { outbox: text('other'), attempts: number('0') },
  ...['pending', 'active', 'completed', 'cancelled', 'abandoned'].map((status) => ({
    outbox: text('pending'),
    attempts: number('0'),
    status: text(status),
  })),
]

/** In this order one row is created, changed and removed. */
export const changeSamples = (table: string): ChangeSample[] =>
  rows.flatMap((row) => (['INSERT', 'MODIFY', 'REMOVE'] as const).map((kind) => ({ table, kind, row })))

export const changeLabel = ({ table, kind, row }: ChangeSample): string => {
  const attributes = Object.entries(row).map(([name, value]) => `${name} ${Object.values(value).join()}`)
  return `change ${kind} of ${table}${attributes.length === 0 ? '' : ` with ${attributes.join(', ')}`}`
}
