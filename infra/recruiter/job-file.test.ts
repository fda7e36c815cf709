import { describe, expect, test } from 'vitest'
import { parseJobText } from '#shared/position/job-description.ts'
import { deadlineLabel } from '#shared/platform/deadline.ts'
import { jobIn, readJobFiles } from './job-file.ts'
import { sampleJobsFolder } from './sample-jobs.ts'

/** 01:00 of 22 November in Malaysia. */
const now = new Date('2026-11-21T17:00:00Z')
const read = (fields: unknown) => jobIn(JSON.stringify(fields), 'jobs/network-engineer.json', now)
const minimal = { title: 'Network Engineer', description: 'You run the network.' }

describe('A file with a position', () => {
  test('names the position by its file name, and fills in what is missing', () => {
    expect(read(minimal)).toEqual({
      id: 'network-engineer',
      job: {
        ...minimal,
        requirements: '',
        department: 'Unknown',
        location: '',
        jobType: 'Full-time',
        level: '',
        closingDate: null,
        sections: [],
        criteria: [],
        screening: [],
      },
    })
  })

  test('may have an id of its own, and long texts as lists of lines', () => {
    const { id, job } = read({ ...minimal, id: 'other', description: ['One line', '', 'Another'] })
    expect([id, job.description]).toEqual(['other', 'One line\n\nAnother'])
  })

  test('may close some days after the import, by the calendar of Malaysia', () => {
    const { closingDate } = read({ ...minimal, closesInDays: 5 }).job
    expect(closingDate).toBe('2026-11-27')
    expect(deadlineLabel(closingDate, now)).toBe('Ends in 5 days')
  })

  test.each([
    ['text that is not JSON', '{', 'this is not JSON'],
    ['a list', '[]', 'this is not a JSON object with the fields of a position'],
    ['a missing title', { description: 'x' }, 'title: Invalid input: expected string, received undefined'],
    ['an empty title', { ...minimal, title: ' ' }, 'title: Please enter a title'],
    ['an unknown field', { ...minimal, wage: 1 }, 'Unrecognized key: "wage"'],
    ['an id with capitals', { ...minimal, id: 'Job' }, /^id: The id of a position has 1 to 64/],
    [
      'an impossible date',
      { ...minimal, closingDate: 'soon' },
      'closingDate: Please write a date as 2026-12-31',
    ],
    [
      'two deadlines',
      { ...minimal, closingDate: null, closesInDays: 3 },
      /^closingDate: please give this date or/,
    ],
    [
      'days that are no number',
      { ...minimal, closesInDays: 'three' },
      /^closesInDays: Invalid input: expected number/,
    ],
    [
      'a section without questions',
      { ...minimal, sections: [{ title: 'Background', duration: 300, questions: [] }] },
      /^sections\.0\.questions: Too small/,
    ],
  ])('with %s is refused in one line that names file and field', (_, content, message) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const refusal = (): unknown => {
      try {
        return jobIn(text, 'jobs/network-engineer.json', now)
      } catch (error) {
        return error instanceof Error ? error.message : error
      }
    }
    const line = String(refusal())
    expect(line.split('\n')).toHaveLength(1)
    const [file, rest] = [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]
    expect(file).toBe('jobs/network-engineer.json')
    expect(rest).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })
})

describe('The sample jobs', () => {
  const samples = readJobFiles(sampleJobsFolder, now)

  test('are six, one in each department of the specification', () => {
    expect(samples.map(({ job }) => job.department).toSorted()).toEqual(
      ['AI Research', 'Data Science', 'Design', 'Engineering', 'Marketing', 'Product'].toSorted(),
    )
  })

  test('differ in location, type and level, and some have no deadline', () => {
    const distinct = (of: 'location' | 'jobType' | 'level') => new Set(samples.map(({ job }) => job[of])).size
    expect([distinct('location'), distinct('jobType'), distinct('level')]).toEqual([4, 3, 4])
    const labels = samples.map(({ job }) => deadlineLabel(job.closingDate, now))
    expect(labels.toSorted()).toEqual([
      'Ends in 1 month',
      'Ends in 1 month',
      'Ends in 1 week',
      'Ends in 2 months',
      'Ends in 2 weeks',
      'No deadline',
    ])
  })

  test.each(samples)('$id is read as titled sections, each with text and lists', ({ job }) => {
    const [opening, ...sections] = parseJobText(job.description)
    expect([opening?.title, opening?.blocks.map(({ kind }) => kind)]).toEqual([undefined, ['paragraph']])
    expect(sections).toHaveLength(3)
    const [requirements, ...others] = parseJobText(job.requirements)
    expect(others).toEqual([])
    for (const section of [...sections, requirements]) {
      expect(section?.title).toMatch(/^\p{Lu}/u)
      expect(section?.blocks[0]?.kind).toBe('paragraph')
    }
    const lists = [...sections, requirements].flatMap((section) => section?.blocks ?? [])
    expect(lists.filter(({ kind }) => kind === 'subsection').length).toBeGreaterThanOrEqual(5)
  })

  test.each(samples)('$id has criteria', ({ job }) => {
    expect(job.criteria.length).toBeGreaterThanOrEqual(3)
  })

  test.each(samples)('$id has requirements and an interview of at most 20 minutes', ({ job }) => {
    expect(job.requirements).not.toBe('')
    expect(job.sections.length).toBeGreaterThanOrEqual(2)
    for (const { duration, questions } of job.sections) {
      expect([300, 600]).toContain(duration)
      expect(questions.length).toBeGreaterThanOrEqual(4)
      expect(questions.length).toBeLessThanOrEqual(6)
    }
    const seconds = job.sections.reduce((sum, section) => sum + section.duration, 0)
    expect(seconds).toBeLessThanOrEqual(20 * 60)
  })
})
