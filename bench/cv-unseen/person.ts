import type { Month, Person, School } from './person-type.ts'
import type { Draw } from './draw.ts'
import { collidingEmployer, plainEmployers } from './employers.ts'
import { commonDuties, inIndonesian, inMalay, occupations, type Occupation } from './occupations.ts'
import { regions, type Region } from './regions.ts'
import { writtenIn, type Language } from './wordings.ts'
import { schoolWords, spokenWords } from './words.ts'

export type Drawn = { person: Person; region: Region; occupation: Occupation }
export type PersonWish = {
  language: Language
  jobs: number
  /** The share of employers and titles with words that head sections. */
  collisions: number
  /** Whether the latest position goes on; without it, that is drawn. */
  isOpen?: boolean
}

const withCommonDuties = (occupation: Occupation): Occupation => ({
  ...occupation,
  did: [...occupation.did, ...commonDuties],
})

const occupationIn = (language: Language, draw: Draw): Occupation => {
  switch (language) {
    case 'English':
      return withCommonDuties(draw.one(occupations))
    case 'Malay':
      return inMalay
    case 'Indonesian':
      return inIndonesian
  }
}

const numbered = (text: string, draw: Draw): string => text.replaceAll('#', () => String(draw.whole(3, 18)))
const inDigits = (pattern: string, draw: Draw): string =>
  pattern.replaceAll('x', () => String(draw.whole(2, 9)))

const monthsBefore = ([year, month]: Month, count: number): Month => {
  const all = year * 12 + month - 1 - count
  return [Math.floor(all / 12), (all % 12) + 1]
}

/** Periods from the latest back: the latest can go on. */
function periodsOf(count: number, isOpen: boolean, draw: Draw): { from: Month; to?: Month }[] {
  let end = monthsBefore(writtenIn, isOpen ? 0 : draw.whole(1, 9))
  return Array.from({ length: count }, (_, index) => {
    const to = end
    const from = monthsBefore(to, draw.whole(10, 46))
    end = monthsBefore(from, draw.whole(1, 4))
    return { from, ...(isOpen && index === 0 ? {} : { to }) }
  })
}

function jobsOf(
  draw: Draw,
  { jobs, collisions, isOpen = draw.chance(0.65) }: PersonWish,
  { did, colliding, plain }: Occupation,
  place: string,
) {
  const duties = draw.some(did, did.length)
  // No duty twice.
  const each = Math.min(draw.whole(2, 4), Math.floor(duties.length / jobs))
  const titles = draw.some(colliding, colliding.length)
  const others = draw.some(plain, plain.length)
  const employers = draw.some(plainEmployers, jobs)
  return periodsOf(jobs, isOpen, draw).map((period, index) => ({
    ...period,
    position: (draw.chance(collisions) ? titles[index] : others[index]) ?? 'Consultant',
    company: draw.chance(collisions) ? collidingEmployer(draw) : (employers[index] ?? ''),
    place: place.split(', ')[0] ?? place,
    did: duties.slice(index * each, (index + 1) * each).map((text) => numbered(text, draw)),
  }))
}

function schoolsOf(
  before: number,
  { region, occupation }: Omit<Drawn, 'person'>,
  language: Language,
  draw: Draw,
): School[] {
  const { levels, leavingSchool } = schoolWords[language]
  const count = draw.whole(1, 3)
  const [first = '', second = ''] = draw.some(region.schools, 2)
  const [main = '', other = ''] = draw.some(occupation.fields, 2)
  const place = region.places[0] ?? ''
  const to = before - draw.whole(0, 1)
  const highest = draw.one(levels.higher)
  const higher = [
    { degree: highest, field: main, school: first, place, from: to - 3, to },
    { degree: draw.one(levels.lower), field: other, school: second, place, from: to - 6, to: to - 3 },
  ]
  const city = draw.one(region.places).split(', ')[0] ?? ''
  const leaving = {
    degree: region.leaving,
    field: '',
    school: leavingSchool(city),
    place,
    from: to - 8,
    to: to - 6,
  }
  return count === 3 ? [...higher, leaving] : higher.slice(0, count)
}

export function drawPerson(wish: PersonWish, draw: Draw): Drawn {
  const region = draw.one(regions.filter(({ writes }) => writes.includes(wish.language)))
  const occupation = occupationIn(wish.language, draw)
  const name = region.name(draw)
  const location = draw.one(region.places)
  const jobs = jobsOf(draw, wish, occupation, draw.one(region.places))
  const [given = '', family = ''] = name
    .toLowerCase()
    .replaceAll(/ (bin|binti|anak|a\/p) /g, ' ')
    .split(' ')
  const { nameOf, levels } = spokenWords[wish.language]
  const spoken = draw.one(region.languages).slice(0, draw.whole(2, 4))
  const person: Person = {
    name,
    title: draw.chance(0.5)
      ? (jobs[0]?.position ?? '')
      : draw.one([...occupation.colliding, ...occupation.plain]),
    email: `${given}${draw.one(['.', '_', ''])}${family}${draw.chance(0.4) ? draw.whole(2, 99) : ''}@${draw.one(['example.com', 'mail.example.org', 'example.net'])}`,
    phone: inDigits(draw.one(region.phones), draw),
    location,
    summary: numbered(occupation.summary, draw),
    skills: draw.some(occupation.skills, draw.whole(4, 8)),
    jobs,
    schools: schoolsOf(jobs.at(-1)?.from[0] ?? writtenIn[0], { region, occupation }, wish.language, draw),
    languages: spoken.map((language, index) => [
      nameOf[language] ?? language,
      index === 0 ? draw.one(levels.first) : draw.one(levels.further),
    ]),
  }
  return { person, region, occupation }
}
