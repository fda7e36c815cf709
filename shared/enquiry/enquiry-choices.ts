// Separate from the schema, so that a page can render the form before zod has loaded.

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
export const messageLength = { minimum: 10, maximum: 5000 } as const
