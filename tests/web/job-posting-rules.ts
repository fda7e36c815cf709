import * as z from 'zod/mini'

/**
 * The rules for JobPosting: schema.org's types, and what Google requires of them
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */

const url = z.url({ protocol: /^https$/ })
const text = z.string().check(z.trim(), z.minLength(1))
const isoDate = z.iso.date()
const isoTime = z.iso.datetime({ offset: true })

const country = z.strictObject({ '@type': z.literal('Country'), name: text })

const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.optional(text),
    addressLocality: z.optional(text),
    addressRegion: z.optional(text),
    postalCode: z.optional(text),
    addressCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
})

/** Whether every tag is closed and of an element that Google keeps, and other characters are escaped. */
function isWellFormed(markup: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of markup.matchAll(/<(\/?)(\w+)>/g)) {
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  const rest = markup.replaceAll(/<\/?(?:p|ul|li|h3|h4)>/g, '')
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!amp;|lt;|gt;|quot;)/.test(rest)
}

const html = text.check(z.refine(isWellFormed))

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

const pay = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  value: z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.optional(z.number()),
    minValue: z.optional(z.number()),
    maxValue: z.optional(z.number()),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  }),
})

export const jobPostingRules = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    '@id': url,
    title: text,
    description: html,
    datePosted: z.union([isoDate, isoTime]),
    validThrough: z.optional(z.union([isoDate, isoTime])),
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
    jobLocation: z.optional(place),
    jobLocationType: z.optional(z.literal('TELECOMMUTE')),
    applicantLocationRequirements: z.optional(country),
    baseSalary: z.optional(pay),
  })
  .check(
    z.refine(
      ({ jobLocation, jobLocationType }) => jobLocation !== undefined || jobLocationType !== undefined,
      { error: 'A job has a place, or none because it is remote.' },
    ),
    z.refine(
      ({ jobLocationType, applicantLocationRequirements: where, jobLocation }) =>
        jobLocationType === undefined || where !== undefined || jobLocation !== undefined,
      { error: 'A remote job names the countries of its applicants.' },
    ),
    z.refine(
      ({ datePosted, validThrough }) =>
        validThrough === undefined || Date.parse(validThrough) >= Date.parse(datePosted),
      { error: 'A job is valid after it is posted.' },
    ),
  )
