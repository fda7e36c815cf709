import * as z from 'zod'

/**
 * The rules for JobPosting: schema.org's types, and what Google requires of them
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */

const url = z.url({ protocol: /^https$/ })
const text = z.string().trim().min(1)
const isoDate = z.iso.date()
const isoTime = z.iso.datetime({ offset: true })

const country = z.strictObject({ '@type': z.literal('Country'), name: text })

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    addressLocality: text.optional(),
    addressRegion: text.optional(),
    postalCode: text.optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
})

/** HTML of the elements that Google keeps, with every tag closed and nothing else unescaped. */
const html = text.refine((markup) => {
  const open: string[] = []
  for (const [, slash, name = ''] of markup.matchAll(/<(\/?)(\w+)>/g)) {
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  const rest = markup.replaceAll(/<\/?(?:p|ul|li|h3|h4)>/g, '')
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!amp;|lt;|gt;)/.test(rest)
})

const employmentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
])

export const jobPostingRules = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    '@id': url,
    title: text,
    description: html,
    datePosted: z.union([isoDate, isoTime]),
    validThrough: z.union([isoDate, isoTime]).optional(),
    employmentType,
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      '@id': url,
      name: text,
      sameAs: url,
      logo: url,
    }),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
    url,
    directApply: z.boolean(),
    jobLocation: place.optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: country.optional(),
  })
  .refine(
    ({ jobLocation, jobLocationType }) => jobLocation !== undefined || jobLocationType !== undefined,
    'A job has a place, or none because it is remote.',
  )
  .refine(
    ({ jobLocationType, applicantLocationRequirements: where, jobLocation }) =>
      jobLocationType === undefined || where !== undefined || jobLocation !== undefined,
    'A remote job names the countries of its applicants.',
  )
  .refine(
    ({ datePosted, validThrough }) =>
      validThrough === undefined || Date.parse(validThrough) >= Date.parse(datePosted),
    'A job is valid after it is posted.',
  )
