/** Servers that write close before their storage. */
const closingOrder = ['site', 'gateway', 'background', 's3', 'ses', 'dynamo'] as const

/** The close functions of the running servers. */
export type Open = Partial<Record<(typeof closingOrder)[number], () => Promise<void>>>

export async function closeAll(open: Open): Promise<void> {
  for (const part of closingOrder) await open[part]?.()
}
