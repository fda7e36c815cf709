import * as z from 'zod/mini'

/** An enquiry as the export of a person's data shows it. Looser than the form, whose rules change. */
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
