import { describe, expect, test } from 'vitest'
import { draftWithRequest, requestIn } from './enquiry-request.ts'
import { requestPath } from './request-path.ts'

const lease = {
  service: 'gpu-leasing',
  gpu: 'Nvidia HGX H200',
  gpus: '64',
  term: '12 months',
  start: '2027-03-01',
} as const

const now = new Date('2026-11-24T12:00:00Z')
const queryOf = (path: string): string => path.slice(path.indexOf('?'))

describe('a request in the query of the contact page', () => {
  test('is read as the link wrote it', () => {
    expect(requestIn(queryOf(requestPath(lease)), now)).toEqual(lease)
    expect(requestIn('?service=on-demand', now)).toEqual({ service: 'on-demand' })
  })

  test.for(['', '?service=', '?service=loans', '?gpu=Nvidia+L40'])('is absent in "%s"', (query) => {
    expect(requestIn(query, now)).toBeUndefined()
  })

  test.for([
    'gpu=Nvidia+A1',
    'gpus=0',
    'gpus=8000',
    'gpus=1.5',
    'gpus=two',
    'nodes=2',
    'start=2026-11-22',
    'start=2027-13-01',
    'start=soon',
    'term=5 months',
    'term=%3Ca%3E',
  ])('leaves out a value that no link writes: %s', (entry) => {
    expect(requestIn(`?service=gpu-leasing&${entry}`, now)).toEqual({ service: 'gpu-leasing' })
  })
})

test('a number of GPUs that is no whole HGX node is left out', () => {
  const query = '?service=gpu-leasing&gpu=Nvidia+HGX+H200&gpus=12'
  expect(requestIn(query, now)).toEqual({ service: 'gpu-leasing', gpu: 'Nvidia HGX H200' })
})

describe('the enquiry with a request', () => {
  test('has service, number, GPU, term and start', () => {
    expect(draftWithRequest({}, lease)).toEqual({
      subject: ['NVIDIA GPU Node Leasing: 64 × HGX H200, 12 months, from 1 March 2027'],
      enquiryType: ['GPU Computing Solutions'],
      gpuTypes: ['Nvidia HGX H200'],
      message: ['GPUs: 64 (8 nodes of 8 GPUs)\nGPU: Nvidia HGX H200\nTerm: 12 months\nStart: 1 March 2027'],
    })
    expect(draftWithRequest({}, { service: 'ai-solutions' })).toMatchObject({
      subject: ['AI Software Solutions'],
      enquiryType: ['AI Software Development'],
      message: [''],
    })
  })

  test('keeps what the visitor has typed and chosen', () => {
    const typed = {
      subject: ['About our plans'],
      enquiryType: ['General Inquiry'],
      gpuTypes: ['Nvidia L40'],
      message: ['We train a model.'],
      firstName: ['Aisyah'],
    }
    expect(draftWithRequest(typed, lease)).toEqual({
      ...typed,
      gpuTypes: ['Nvidia L40', 'Nvidia HGX H200'],
      message: [
        'GPUs: 64 (8 nodes of 8 GPUs)\nGPU: Nvidia HGX H200\nTerm: 12 months\nStart: 1 March 2027\n\nWe train a model.',
      ],
    })
  })

  test('replaces an earlier request', () => {
    const first = draftWithRequest({ message: ['We train a model.'] }, lease)
    const second = draftWithRequest(first, { service: 'gpu-leasing', gpu: 'Nvidia L40S', gpus: '1' })
    expect(second).toMatchObject({
      subject: ['NVIDIA GPU Node Leasing: 1 × L40S'],
      message: ['GPUs: 1\nGPU: Nvidia L40S\n\nWe train a model.'],
    })
    expect(draftWithRequest(second, { service: 'gpu-leasing', gpu: 'Nvidia L40S', gpus: '1' })).toEqual(
      second,
    )
  })
})
