import { company } from '#shared/company.ts'
import type { Job } from '#shared/position/job.ts'
import { jobHtml } from './job-text.ts'
import { urlOf } from './listed-pages.ts'
import { organization, type Thing } from './structured-data.ts'

/** The country of positions and applicants, as ISO 3166 and by name. */
const country = { code: 'MY', name: 'Malaysia' } as const

/** schema.org's values for `employmentType`, with the words that recruiters write. */
const employmentTypes = [
  [/intern/i, 'INTERN'],
  [/part[ -]?time/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/temp|fixed[ -]?term/i, 'TEMPORARY'],
  [/full[ -]?time|permanent/i, 'FULL_TIME'],
] as const

export const employmentTypeOf = (jobType: string): string =>
  employmentTypes.find(([words]) => words.test(jobType))?.[1] ?? 'OTHER'

const isDateAlone = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A date alone stays one; any other time is written in UTC. */
const isoDate = (text: string): string => (isDateAlone(text) ? text : new Date(text).toISOString())

/** A closing date without a time ends with that day in Malaysia. */
const closingTime = (date: string): string => (isDateAlone(date) ? `${date}T23:59:59+08:00` : isoDate(date))

const remote = /^\W*(?:(?:fully|100%)\s+)?remote\b/i

function placeOf({ location, workMode }: Pick<Job, 'location' | 'workMode'>): object {
  if (workMode === 'remote' || (workMode === undefined && remote.test(location)))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country.name },
    }
  const { city, state, postcode, street } = company.address
  const address =
    location === ''
      ? { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: postcode }
      : { addressLocality: location.replace(/,?\s*Malaysia$/i, '') || city }
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address, addressCountry: country.code },
    },
  }
}

const payOf = ({ currency, from, to, per }: NonNullable<Job['salary']>): object => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(to === undefined || to === from ? { value: from } : { minValue: from, maxValue: to }),
    unitText: per.toUpperCase(),
  },
})

/** An open position as schema.org's JobPosting, with what Google requires and recommends. */
export function jobPosting(job: Job, path: string): Thing {
  const { name, logo, url, ...employer } = organization()
  return {
    '@type': 'JobPosting',
    '@id': urlOf(`${path}#job`),
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: company.shortName, value: job.id },
    url: urlOf(path),
    datePosted: isoDate(job.postedDate),
    ...(job.closingDate === null ? {} : { validThrough: closingTime(job.closingDate) }),
    employmentType: employmentTypeOf(job.jobType),
    hiringOrganization: {
      '@type': employer['@type'],
      '@id': employer['@id'],
      name,
      sameAs: url,
      logo,
    },
    ...placeOf(job),
    ...(job.salary === undefined ? {} : { baseSalary: payOf(job.salary) }),
    directApply: true,
  }
}
