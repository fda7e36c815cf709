import { gpuTypes, type enquiryTypes } from '#shared/domain/enquiry-choices.ts'
import type { ServiceId } from '#shared/company-facts.ts'
import type { Draft } from '../../form/drafts.ts'
import { services } from '../services.ts'
import { draftAbout } from './draft-about.ts'
import type { EnquiryRequest } from './request-path.ts'

const typeOf: Readonly<Record<ServiceId, (typeof enquiryTypes)[number]>> = {
  'gpu-clusters': 'GPU Computing Solutions',
  'gpu-leasing': 'GPU Computing Solutions',
  'on-demand': 'GPU Computing Solutions',
  'ai-solutions': 'AI Software Development',
}

/** Visitors can edit the query, so what it adds to the form is limited. */
const maxTermCharacters = 30
const maxNodes = 999

const nodesIn = (text: string | null): string | undefined => {
  const nodes = Number(text)
  return Number.isInteger(nodes) && nodes >= 1 && nodes <= maxNodes ? String(nodes) : undefined
}

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

const termIn = (text: string | null): string | undefined =>
  text !== null && new RegExp(`^[\\w ]{1,${maxTermCharacters}}$`).test(text) ? text : undefined

const defined = <T extends object>(value: { [Key in keyof T]: T[Key] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>

/** The request in the query of the contact page; undefined where it names no service. */
export function requestIn(query: string): EnquiryRequest | undefined {
  const values = new URLSearchParams(query)
  const service = services.find(({ id }) => id === values.get('service'))?.id
  if (service === undefined) return undefined
  return {
    service,
    ...defined<EnquiryRequest>({
      service,
      gpu: gpuTypes.find((type) => type === values.get('gpu')),
      nodes: nodesIn(values.get('nodes')),
      term: termIn(values.get('term')),
      start: dayIn(values.get('start')),
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

const nodesInWords = (nodes: string): string => (nodes === '1' ? '1 node' : `${nodes} nodes`)

/** "NVIDIA GPU Node Leasing: 2 nodes, HGX H200, 12 months, from 1 March 2027" */
function subjectOf({ service, gpu, nodes, term, start }: EnquiryRequest): string {
  const details = [
    nodes === undefined ? '' : nodesInWords(nodes),
    gpu?.replace('Nvidia ', '') ?? '',
    term ?? '',
    start === undefined ? '' : `from ${inWords(start)}`,
  ].filter(Boolean)
  return details.length === 0 ? titleOf(service) : `${titleOf(service)}: ${details.join(', ')}`
}

/** The lines of the message; none where the request names a service alone. */
function linesOf({ gpu, nodes, term, start }: EnquiryRequest): string {
  return [
    nodes === undefined ? '' : `Nodes: ${nodes}`,
    gpu === undefined ? '' : `GPU: ${gpu}`,
    term === undefined ? '' : `Term: ${term}`,
    start === undefined ? '' : `Start: ${inWords(start)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The lines of an earlier request in a message. */
const earlierLines = /(?:^|\n)(?:(?:Nodes|GPU|Term|Start): .*(?:\n|$))+/

function messageWith(message: string, lines: string): string {
  const own = message.replace(earlierLines, '\n').trim()
  return [lines, own].filter(Boolean).join('\n\n')
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
