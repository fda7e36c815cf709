import { problemsOf } from '#shared/contract/problems.ts'
import { type enquiry, type EnquiryField, enquiryLengths } from '#shared/domain/enquiry.ts'
import type { Reading } from './enquiry-form.ts'

/** The rules of either form: the home page's are those of the contact page and one more. */
export type EnquiryRules = typeof enquiry

const lines = Object.keys(enquiryLengths)

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Holds what stands in the form against the rules. The country is only for the person: it is not sent. */
export function readEnquiry(form: FormData, rules: EnquiryRules): Reading {
  const result = rules.safeParse({
    ...Object.fromEntries(lines.map((name) => [name, textOf(form, name)])),
    enquiryType: textOf(form, 'enquiryType'),
    gpuTypes: form.getAll('gpuTypes'),
    agreesToMarketing: form.has('agreesToMarketing'),
  })
  if (result.success) return { valid: true, enquiry: result.data }
  const problems: Partial<Record<EnquiryField, string>> = {}
  for (const { path, message } of problemsOf(result.error)) {
    const field = fieldNamed(path[0])
    if (field !== undefined) problems[field] ??= message
  }
  return { valid: false, problems }
}

const fields: ReadonlySet<PropertyKey> = new Set<EnquiryField>([
  'firstName',
  'lastName',
  'email',
  'company',
  'jobTitle',
  'subject',
  'enquiryType',
  'gpuTypes',
  'message',
  'agreesToMarketing',
])

const isField = (name: PropertyKey): name is EnquiryField => fields.has(name)
const fieldNamed = (name: PropertyKey | undefined): EnquiryField | undefined =>
  name !== undefined && isField(name) ? name : undefined
