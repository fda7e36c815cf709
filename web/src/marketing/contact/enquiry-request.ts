import { gpuTypes, type enquiryTypes } from '#shared/enquiry/enquiry-choices.ts'
import { gpusPerNode, type ServiceId } from '#shared/company-facts.ts'
import { gpusPerNodeOf, leaseTerms, maxLeasedGpus, nodesText } from '#shared/enquiry/lease.ts'
import type { Draft } from '../../form/drafts.ts'
import { services } from '../services.ts'
import { draftAbout } from './draft-about.ts'
import type { EnquiryRequest } from './request-path.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

const typeOf: Readonly<Record<ServiceId, (typeof enquiryTypes)[number]>> = {
  'gpu-clusters': 'GPU Computing Solutions',
  'gpu-leasing': 'GPU Computing Solutions',
  'on-demand': 'GPU Computing Solutions',
  'ai-solutions': 'AI Software Development',
}

/** Visitors can edit the query, so what it adds to the form is limited. Only whole nodes are leased. */
const gpusIn = (text: string | null, gpu: string | undefined): string | undefined => {
  const gpus = Number(text)
  const isWhole = Number.isInteger(gpus) && gpus % (gpusPerNodeOf(gpu, gpusPerNode) ?? 1) === 0
  return isWhole && gpus >= 1 && gpus <= maxLeasedGpus ? String(gpus) : undefined
}

/** A day that is not over yet anywhere. */
const dayIn = (text: string | null, now: Date): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && Date.parse(text) > now.getTime() - 2 * dayMilliseconds
    ? text
    : undefined

const defined = <T extends object>(value: { [Key in keyof T]: T[Key] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>

/** The request in the query of the contact page; undefined where it names no service. */
export function requestIn(query: string, now: Date): EnquiryRequest | undefined {
  const values = new URLSearchParams(query)
  const service = services.find(({ id }) => id === values.get('service'))?.id
  if (service === undefined) return undefined
  const gpu = gpuTypes.find((type) => type === values.get('gpu'))
  return {
    service,
    ...defined<EnquiryRequest>({
      service,
      gpu,
      gpus: gpusIn(values.get('gpus'), gpu),
      term: leaseTerms.find((term) => term === values.get('term')),
      start: dayIn(values.get('start'), now),
    }),
  }
}

/** "1 March 2027" */
const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const titleOf = (service: ServiceId): string => services.find(({ id }) => id === service)?.title ?? ''

/** "NVIDIA GPU Node Leasing: 64 × HGX H200, 12 months, from 1 March 2027" */
function subjectOf({ service, gpu, gpus, term, start }: EnquiryRequest): string {
  const details = [
    [gpus, gpu?.replace('Nvidia ', '')].filter(Boolean).join(' × '),
    term ?? '',
    start === undefined ? '' : `from ${inWords(start)}`,
  ].filter(Boolean)
  return details.length === 0 ? titleOf(service) : `${titleOf(service)}: ${details.join(', ')}`
}

/** The lines of the message; none where the request names a service alone. */
function linesOf({ gpu, gpus, term, start }: EnquiryRequest): string {
  const nodes = nodesText(Number(gpus), gpusPerNodeOf(gpu, gpusPerNode))
  return [
    gpus === undefined ? '' : `GPUs: ${gpus}${nodes === undefined ? '' : ` (${nodes})`}`,
    gpu === undefined ? '' : `GPU: ${gpu}`,
    term === undefined ? '' : `Term: ${term}`,
    start === undefined ? '' : `Start: ${inWords(start)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The lines of an earlier request in a message. */
const earlierLines = /(?:^|\n)(?:(?:Nodes|GPUs|GPU|Term|Start): .*(?:\n|$))+/

function messageWith(message: string, lines: string): string {
  const text = message.replace(earlierLines, '\n').trim()
  return [lines, text].filter(Boolean).join('\n\n')
}

/** The draft of the enquiry with the request. */
export function draftWithRequest(draft: Draft, request: EnquiryRequest): Draft {
  const lines = linesOf(request)
  return draftAbout(draft, {
    subject: subjectOf(request),
    isEarlier: (subject) => services.some(({ title }) => subject.startsWith(title)),
    enquiryType: typeOf[request.service],
    gpuType: request.gpu,
    message: (typed) => (lines === '' ? typed : messageWith(typed, lines)),
  })
}
