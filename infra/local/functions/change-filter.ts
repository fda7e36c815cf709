import type { ChangePattern } from '../../resources/background.ts'

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined

/** Whether an event source mapping with this filter invokes its function for the record. */
export const matches = (pattern: ChangePattern, record: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = memberOf(record, name)
    return isTexts(wanted) ? typeof value === 'string' && wanted.includes(value) : matches(wanted, value)
  })

const isTexts = (pattern: readonly string[] | ChangePattern): pattern is readonly string[] =>
  Array.isArray(pattern)
