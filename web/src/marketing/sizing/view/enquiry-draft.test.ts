import { enquiry } from '#shared/enquiry/enquiry.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInputs } from '../model/any-inputs.ts'
import { initialInputs, type Inputs } from '../model/inputs.ts'
import { sizingOf } from '../model/sizing.ts'
import { draftWith, sizingText } from './enquiry-draft.ts'

const url = 'http://localhost:3000/sizing?task=serve'
const draft = (before: Parameters<typeof draftWith>[0], changes: Partial<Inputs> = {}) => {
  const inputs = { ...initialInputs, ...changes }
  return draftWith(before, inputs, sizingOf(inputs), url)
}

const person = { firstName: 'Aisyah', lastName: 'Rahman', email: 'aisyah@example.com' }

describe('the draft of the enquiry', () => {
  test('has type, subject, GPU and the sizing with its URL', () => {
    expect(draft({})).toEqual({
      subject: ['Sizing: Train a model with 70 billion parameters on 1.4 trillion tokens in 30 days'],
      enquiryType: ['GPU Computing Solutions'],
      gpuTypes: ['Nvidia HGX H100'],
      message: [sizingText(initialInputs, sizingOf(initialInputs), url)],
    })
    const [message = ''] = draft({})['message'] ?? []
    expect(message).toContain('576 GPUs (HGX H100)')
    expect(message).toContain('Utilisation (MFU): 40%')
    expect(message).toContain(`\n${url}\nAn estimate, not an offer.`)
  })

  test('keeps what the visitor has typed and chosen', () => {
    const before = {
      firstName: ['Aisyah'],
      subject: ['Eight nodes'],
      enquiryType: ['Technical Support'],
      gpuTypes: ['Nvidia L40', 'Nvidia HGX H100'],
      message: ['We train in March.\n'],
    }
    const after = draft(before)
    expect(after).toMatchObject({
      ...before,
      message: [expect.stringMatching(/^We train in March\.\n\nSizing: /)],
    })
  })

  test("has the latest sizing in place of an earlier one, between the visitor's own texts", () => {
    const first = draft({ message: ['Before.'] })
    const edited = { ...first, message: [`${first['message']?.[0] ?? ''}\n\nAfter.`] }
    const [message = ''] = draft(edited, { parameters: 13 })['message'] ?? []
    expect(message.match(/Sizing: /g)).toHaveLength(1)
    expect(message).toMatch(/^Before\.\n\nSizing: Train a model with 13 billion[^]*offer\.\n\nAfter\.$/)
    expect(draft(first, { parameters: 13 })['subject']?.[0]).toContain('13 billion')
  })

  test('ticks no GPU that the form does not offer', () => {
    expect(draft({}, { gpu: 'a100' })['gpuTypes']).toEqual([])
  })

  test('is a valid enquiry for all inputs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { subject, enquiryType, gpuTypes, message } = draftWith({}, inputs, sizingOf(inputs), url)
        const sent = enquiry.safeParse({
          ...person,
          subject: subject?.[0],
          enquiryType: enquiryType?.[0],
          gpuTypes,
          message: message?.[0],
        })
        expect(sent.success).toBe(true)
      }),
    )
  })
})
