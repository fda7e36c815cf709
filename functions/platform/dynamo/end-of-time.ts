/** Later than any due time, so that a query also finds the rows that wait for their next try. */
export const endOfTime = new Date('9999-12-31T00:00:00Z')
