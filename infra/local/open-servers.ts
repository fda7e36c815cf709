/** The order in which the servers close: a writer closes before its storage. */
const closingOrder = ['site', 'gateway', 'background', 's3', 'ses', 'dynamo'] as const

/** The servers that run, each with what closes it. */
export type Open = Partial<Record<(typeof closingOrder)[number], () => Promise<void>>>

export async function closeAll(open: Open): Promise<void> {
  for (const part of closingOrder) await open[part]?.()
}
