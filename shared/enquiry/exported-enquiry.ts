import * as z from 'zod/mini'

/** An enquiry in the export of a person's data. Looser than the form's schema, whose rules may have changed since it was sent. */
export const exportedEnquiry = z.object({
  receivedAt: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  subject: z.string(),
  enquiryType: z.string(),
  gpuTypes: z.array(z.string()),
  message: z.string(),
  agreesToMarketing: z.boolean(),
})
