import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, Month, Person, School } from './person.ts'

/** The invented people, each in a file of `people/`. A shift moves along this list. */
export const personNames = [
  'weijie',
  'aina',
  'thiru',
  'jelani',
  'sarah',
  'kumar',
  'farid',
  'rosnah',
  'meera',
  'daniel',
  'hazim',
  'grace',
  'yusra',
  'kelvin',
  'noraini',
  'priscilla',
] as const
export type PersonName = (typeof personNames)[number]

export const personNamed = (name: PersonName): Person =>
  personIn(readFileSync(join(import.meta.dirname, 'people', `${name}.txt`), 'utf8'))

/** Reads a file: contact details, summary, lists, jobs and schools, with an empty line between them. */
function personIn(file: string): Person {
  const [contact = '', summary = '', lists = '', jobs = '', schools = ''] = file.trimEnd().split('\n\n')
  const [name = '', title = '', email = '', phone = '', location = ''] = contact.split('\n')
  const [skills = '', languages = ''] = lists.split('\n')
  return {
    name,
    title,
    email,
    phone,
    location,
    summary,
    skills: listIn(skills),
    languages: listIn(languages).map((text) => {
      const [language = '', proficiency = ''] = text.split(', ')
      return [language, proficiency]
    }),
    jobs: jobs.split(/\n(?=Job )/).map(jobIn),
    schools: schools.split('\n').map(schoolIn),
  }
}

/** "Skills: Go; Kotlin" */
const listIn = (line: string): string[] => line.slice(line.indexOf(': ') + 2).split('; ')

/** "2018-07" */
function monthIn(text: string): Month {
  const [year, month] = text.split('-')
  return [Number(year), Number(month)]
}

/** "Job from 2018-07 to now: Backend Developer; Kargo Express; Shah Alam", above a line for each duty. */
function jobIn(lines: string): Job {
  const [heading = '', ...did] = lines.split('\n')
  const [, from = '', to = ''] = /^Job from (\S+) to (\S+):/.exec(heading) ?? []
  const [position = '', company = '', place = ''] = listIn(heading)
  return {
    position,
    company,
    place,
    from: monthIn(from),
    did: did.map((line) => line.replace('- ', '')),
    ...(to === 'now' ? {} : { to: monthIn(to) }),
  }
}

/** "School from 2014 to 2018: Bachelor of Science; Biology; Universiti Malaya; Kuala Lumpur"; the field can be empty. */
function schoolIn(line: string): School {
  const [, from, to] = /^School from (\d+) to (\d+):/.exec(line) ?? []
  const [degree = '', field = '', school = '', place = ''] = listIn(line)
  return { degree, field: field.trim(), school, place, from: Number(from), to: Number(to) }
}
