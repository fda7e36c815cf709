// Separate from the schema, so that a page renders the form before zod has loaded.

export const enquiryTypes = [
  'GPU Computing Solutions',
  'AI Software Development',
  'Custom Software Solutions',
  'Partnership Opportunities',
  'Technical Support',
  'General Inquiry',
] as const

export const gpuTypes = [
  'Nvidia RTX4090',
  'Nvidia L40',
  'Nvidia L40S',
  'Nvidia HGX H100',
  'Nvidia HGX H200',
  'Nvidia HGX B200',
] as const

/** In characters, as `String.length` and the `maxlength` of an input count them. */
export const enquiryLengths = {
  firstName: { minimum: 2, maximum: 50 },
  lastName: { minimum: 2, maximum: 50 },
  email: { minimum: 1, maximum: 100 },
  company: { minimum: 2, maximum: 100 },
  jobTitle: { minimum: 2, maximum: 100 },
  subject: { minimum: 5, maximum: 200 },
  message: { minimum: 10, maximum: 5000 },
} as const
