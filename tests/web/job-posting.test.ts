import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '#shared/company.ts'
import type { Job } from '#shared/position/job.ts'
import { readJobFiles } from '#infra/recruiter/job-file.ts'
import { sampleJobsFolder } from '#infra/recruiter/sample-jobs.ts'
import { aboutJob } from '../../web/head/about-job.ts'
import { employmentTypeOf, jobPosting } from '../../web/head/job-posting.ts'
import { cutAtWord, jobHtml, jobSummary } from '../../web/head/job-text.ts'
import { jobPostingRules } from './job-posting-rules.ts'

const path = '/careers/network-engineer'

const aJob = (overrides: Partial<Job> = {}): Job => ({
  id: 'network-engineer',
  title: 'Network Engineer',
  description: 'You run the network between our GPU clusters.',
  requirements: '',
  department: 'Engineering',
  location: 'Penang',
  jobType: 'Full-time',
  level: 'Senior',
  status: 'open',
  closingDate: null,
  postedDate: '2026-11-01',
  applicationCount: 0,
  hasApplied: false,
  ...overrides,
})

const postingOf = (overrides: Partial<Job> = {}) => jobPosting(aJob(overrides), path)

describe('A JobPosting is valid by the rules of schema.org and Google', () => {
  test.each(readJobFiles(sampleJobsFolder, new Date('2026-11-22T00:00:00Z')))(
    'for the sample position $id',
    ({ id, job }) => {
      const posting = postingOf({ ...job, id, postedDate: '2026-11-22' })
      expect(jobPostingRules.safeParse(posting).error?.issues).toBeUndefined()
      expect('validThrough' in posting).toBe(job.closingDate !== null)
    },
  )

  test('for any texts that a recruiter writes', () => {
    const line = fc
      .string({ minLength: 1, maxLength: 80, unit: 'grapheme' })
      .filter((text) => text.trim() !== '')
    const lines = fc.array(line, { minLength: 1, maxLength: 12 }).map((all) => all.join('\n'))
    fc.assert(
      fc.property(line, lines, lines, line, line, (title, description, requirements, location, jobType) => {
        const job = { title, description, requirements, location: location.trim(), jobType }
        expect(jobPostingRules.safeParse(postingOf(job)).error?.issues).toBeUndefined()
      }),
    )
  })

  test('with pay and work mode', () => {
    const posting = postingOf({
      salary: { currency: 'MYR', from: 9000, to: 13_000, per: 'month' },
      workMode: 'remote',
    })
    expect(jobPostingRules.safeParse(posting).error?.issues).toBeUndefined()
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'MYR', value: { minValue: 9000, maxValue: 13_000, unitText: 'MONTH' } },
    })
    expect(postingOf({ salary: { currency: 'SGD', from: 60, per: 'hour' } })).toMatchObject({
      baseSalary: { currency: 'SGD', value: { value: 60, unitText: 'HOUR' } },
    })
    // The work mode overrules the name of the place.
    expect(postingOf({ location: 'Remote', workMode: 'hybrid' })).toHaveProperty('jobLocation')
  })

  test('and the rules refuse what Google refuses', () => {
    const { title: _title, ...untitled } = postingOf()
    const refused = [
      untitled,
      { ...postingOf(), datePosted: '22 November 2026' },
      { ...postingOf(), employmentType: 'Full-time' },
      { ...postingOf(), jobLocation: undefined },
      { ...postingOf(), description: '<p>open' },
      { ...postingOf(), description: '<script>alert(1)</script>' },
      { ...postingOf(), validThrough: '2026-10-01' },
      { ...postingOf({ location: 'Remote' }), applicantLocationRequirements: undefined },
    ]
    for (const posting of refused) expect(jobPostingRules.safeParse(posting).success).toBe(false)
  })
})

describe('A JobPosting says', () => {
  test.each([
    ['Full-time', 'FULL_TIME'],
    ['full time', 'FULL_TIME'],
    ['Permanent', 'FULL_TIME'],
    ['Part-time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Freelance', 'CONTRACTOR'],
    ['Temporary', 'TEMPORARY'],
    ['Fixed-term', 'TEMPORARY'],
    ['Internship', 'INTERN'],
    ['Full-time internship', 'INTERN'],
    ['Secondment', 'OTHER'],
    ['', 'OTHER'],
  ])('for the job type %j: %s', (jobType, expected) => {
    expect(employmentTypeOf(jobType)).toBe(expected)
  })

  test.each([
    ['Penang', { addressLocality: 'Penang' }],
    ['Kuala Lumpur, Malaysia', { addressLocality: 'Kuala Lumpur' }],
    ['', { addressLocality: company.address.city, streetAddress: company.address.street }],
  ])('that a job in %j has a place in Malaysia', (location, address) => {
    expect(postingOf({ location })).toMatchObject({
      jobLocation: { address: { ...address, addressCountry: 'MY' } },
    })
    expect(postingOf({ location })).not.toHaveProperty('jobLocationType')
  })

  test.each(['Remote', 'Fully remote', 'Remote (Malaysia)', '100% remote'])(
    'that a job in %j is done from anywhere in the country',
    (location) => {
      const posting = postingOf({ location })
      expect(posting).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { name: 'Malaysia' },
      })
      expect(posting).not.toHaveProperty('jobLocation')
    },
  )

  test.each([
    ['2026-12-31', '2026-12-31T23:59:59+08:00'],
    ['2026-12-31T09:00:00+08:00', '2026-12-31T01:00:00.000Z'],
    [null, undefined],
  ])('for the closing date %j: %j', (closingDate, validThrough) => {
    expect(postingOf({ closingDate })['validThrough']).toBe(validThrough)
  })
})

test('the description of a JobPosting has the headings and lists of the page', () => {
  const description = [
    'We build <fast> networks & keep them running.',
    'What You Will Do',
    'Operations',
    '• Run switches',
    '• Read logs',
  ].join('\n')
  expect(jobHtml(aJob({ description, requirements: '- Curiosity about networks' }))).toBe(
    '<p>We build &lt;fast&gt; networks &amp; keep them running.</p><h3>What You Will Do</h3><h4>Operations</h4>' +
      '<ul><li>Run switches</li><li>Read logs</li></ul><h3>Requirements</h3><ul><li>Curiosity about networks</li></ul>',
  )
})

describe("The description of a job's page", () => {
  const sentence =
    'You run the network that connects our GPU clusters, from the cables to the routing tables. '

  test('is the first paragraph, cut at the end of a word', () => {
    const summary = jobSummary(aJob({ description: sentence.repeat(3) }))
    expect(summary.length).toBeLessThanOrEqual(156)
    expect(sentence.repeat(3)).toContain(summary.slice(0, -1))
    expect(summary).toMatch(/\w…$/)
    expect(jobSummary(aJob({ description: sentence }))).toBe(sentence.trim())
  })

  test('names the position where the paragraph says little', () => {
    expect(jobSummary(aJob())).toBe(
      `Network Engineer at ${company.shortName}: Engineering, Full-time, Penang. You run the network between our GPU clusters.`,
    )
  })

  test('is cut within its limit for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 2, max: 200 }), (text, max) => {
        const cut = cutAtWord(text, max)
        expect(cut.length).toBeLessThanOrEqual(Math.max(max, 1) + 1)
        if (text.length <= max) expect(cut).toBe(text)
      }),
    )
  })
})

test('a closed job is not listed and has no structured data', () => {
  const place = { path, image: '/assets/share.png' }
  expect(aboutJob(aJob(), { ...place, isOpen: true })).toMatchObject({ isListed: true })
  expect(aboutJob(aJob(), { ...place, isOpen: false })).toMatchObject({
    title: `Network Engineer | ${company.shortName}`,
    isListed: false,
    structuredData: [],
  })
})
