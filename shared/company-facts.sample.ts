import type {
  Certificate,
  Claim,
  CustomerReference,
  DataHall,
  Picture,
  Price,
  ServiceId,
  ServiceLevel,
} from './company-facts.ts'

/** Invented facts in every slot. Only `npm run screenshots -- --facts` builds the site with them. */

export const areSamples: boolean = true

export const registrationNumber: string = '000000000000 (0000000-X)'
export const termsUrl: string = 'https://www.example.com/terms'

export const prices: readonly Price[] = [
  {
    service: 'on-demand',
    item: 'A100, 80 GB',
    from: 'RM 0.00',
    per: 'GPU hour',
    note: 'Billed by the second.',
  },
  { service: 'on-demand', item: 'HGX H100', from: 'RM 0.00', per: 'GPU hour' },
  { service: 'gpu-leasing', item: 'L40S node', from: 'RM 0', per: 'month', note: 'Terms from one month.' },
  { service: 'gpu-leasing', item: 'HGX H200 node', from: 'RM 0', per: 'month' },
]

export const dataHalls: readonly DataHall[] = [
  { place: 'Sample City, Malaysia', hall: 'Hall 1', detail: '0.0 MW, two feeds' },
  { place: 'Example Town, Malaysia', hall: 'Hall 2', detail: '0.0 MW, liquid cooling' },
]

const sampleLevel = {
  promise: '99.9% a month',
  measure: 'Minutes in which an instance can be reached, measured every 60 seconds.',
  remedy: "10% of the month's price for each 0.1% below.",
} as const

export const serviceLevels: readonly ServiceLevel[] = [
  { service: 'on-demand', ...sampleLevel },
  { service: 'gpu-leasing', ...sampleLevel },
]

export const certificates: readonly Certificate[] = [
  {
    name: 'Sample certificate A',
    scope: 'Both halls',
    validUntil: '31 December 2030',
    proof: 'https://www.example.com/a',
  },
  { name: 'Sample certificate B', scope: 'On-demand compute', validUntil: '31 December 2030' },
]

export const references: readonly CustomerReference[] = [
  {
    customer: 'Sample Bank',
    work: 'Sixteen leased nodes for a language model of its own.',
    quote: 'A sentence that a customer has agreed to see here.',
    saidBy: 'Head of Data, Sample Bank',
  },
  { customer: 'Sample Hospital', work: 'Inference on demand for its radiology.' },
]

export const photographs: readonly Picture[] = [
  { file: '/icon.svg', width: 512, height: 512, alt: 'Sample photograph', caption: 'A data hall' },
]

export const productPictures: readonly (Picture & { service: ServiceId })[] = [
  {
    service: 'on-demand',
    file: '/icon.svg',
    width: 512,
    height: 512,
    alt: 'Sample picture',
    caption: 'The console',
  },
]

export const gpusPerNode: Readonly<Record<string, number>> = { 'Nvidia L40S': 4 }

export const meanings: Readonly<Partial<Record<Claim, string>>> = {
  '24/7': 'For running services. The phone is answered in business hours.',
  '99.9%': 'Of each month, for each instance and each leased node.',
  '24 hours': 'Until an engineer replies to an enquiry, counted on working days, Monday to Friday.',
  '30s': 'From the order to a shell, for an account that is open.',
  '48TB': 'Of host memory, in the largest pool.',
  A100: 'Available on demand. Leases and clusters come with the types in their tables.',
}

export const programmes: Readonly<Record<string, string>> = { NVIDIA: 'Sample Partner Network, Member' }
