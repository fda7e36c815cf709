import { gpuTypes } from './enquiry-choices.ts'

export const leaseTerms = ['1 month', '3 months', '6 months', '12 months', '24 months', '36 months'] as const

/** The GPUs on the board of an HGX node, which is leased whole. */
const gpusOfHgx = 8

export const maxLeasedGpus = 7992

/** `stated`: the sizes of other nodes, of `company-facts.ts`. Undefined where the company states none. */
export const gpusPerNodeOf = (
  gpu: string | undefined,
  stated: Readonly<Record<string, number>>,
): number | undefined => (gpu?.startsWith('Nvidia HGX') === true ? gpusOfHgx : stated[gpu ?? ''])

/** "8 nodes of 8 GPUs" */
export function nodesText(gpus: number, perNode: number | undefined): string | undefined {
  if (perNode === undefined || gpus < 1 || gpus % perNode !== 0) return undefined
  const nodes = gpus / perNode
  return `${nodes} ${nodes === 1 ? 'node' : 'nodes'} of ${perNode} ${perNode === 1 ? 'GPU' : 'GPUs'}`
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** The lines that the lease form writes. All their words are the form's own, so an e-mail may repeat them. */
const orderLines = [
  /^GPUs: [1-9]\d{0,3}(?: \(\d{1,4} nodes? of \d{1,2} GPUs?\))?$/,
  new RegExp(`^GPU: (?:${gpuTypes.join('|')})$`),
  new RegExp(`^Term: (?:${leaseTerms.join('|')})$`),
  new RegExp(`^Start: \\d{1,2} (?:${months}) \\d{4}$`),
]

/** The lease in a message, one line each; empty where it has none. */
export const orderIn = (message: string): string[] =>
  orderLines.flatMap((line) => message.split('\n').find((text) => line.test(text)) ?? [])
