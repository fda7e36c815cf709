import type { Draw } from './draw.ts'
import { collidingEmployer, plainEmployers } from './employers.ts'
import { commonDuties, inIndonesian, inMalay, occupations, type Occupation } from './occupations.ts'
import { regions, type Region } from './regions.ts'
import { written, writtenIn, type Language, type Month, type Wording } from './wordings.ts'
import { leavingSchool, levels, list, spokenName } from './words.ts'

/** The share of employers and titles with words that head sections. */
const collisions = 0.6

const occupationIn = (language: Language, draw: Draw): Occupation => {
  if (language === 'Malay') return inMalay
  if (language === 'Indonesian') return inIndonesian
  const occupation = draw.one(occupations)
  return { ...occupation, did: `${occupation.did}; ${commonDuties}` }
}

const numbered = (text: string, draw: Draw): string => text.replaceAll('#', () => String(draw.whole(3, 18)))
const cityOf = (place: string): string => place.split(', ')[0] ?? place

const monthsBefore = ([year, month]: Month, count: number): Month => {
  const all = year * 12 + month - 1 - count
  return [Math.floor(all / 12), (all % 12) + 1]
}

/** The wordings of a period that goes on, and of one that has ended. */
type Periods = readonly [Wording, Wording]

/** From the latest back: the latest can go on. */
function jobsOf(occupation: Occupation, region: Region, [open, closed]: Periods, draw: Draw) {
  const count = draw.whole(2, 5)
  const isOpen = draw.chance(0.65)
  const place = cityOf(draw.one(list(region.places)))
  const shuffled = (text: string): string[] => draw.some(list(text), list(text).length)
  const duties = shuffled(occupation.did)
  const [titles, others] = [shuffled(occupation.colliding), shuffled(occupation.plain)]
  const employers = draw.some(plainEmployers, count)
  // No duty twice.
  const each = Math.min(draw.whole(2, 4), Math.floor(duties.length / count))
  let end = monthsBefore(writtenIn, isOpen ? 0 : draw.whole(1, 9))
  return Array.from({ length: count }, (_, index) => {
    const to = end
    const from = monthsBefore(to, draw.whole(10, 46))
    end = monthsBefore(from, draw.whole(1, 4))
    const wording = isOpen && index === 0 ? open : closed
    return {
      from,
      wording,
      dates: written(wording, from, to),
      salary: `${region.currency} ${draw.whole(2, 9)},${draw.whole(1, 9)}00`,
      position: (draw.chance(collisions) ? titles[index] : others[index]) ?? 'Consultant',
      company: draw.chance(collisions) ? collidingEmployer(draw) : (employers[index] ?? ''),
      place,
      did: duties.slice(index * each, (index + 1) * each).map((text) => numbered(text, draw)),
    }
  })
}

/** The highest first; the secondary school last. */
function schoolsOf(to: number, occupation: Occupation, region: Region, language: Language, draw: Draw) {
  const [schools, fields] = [draw.some(list(region.schools), 2), draw.some(list(occupation.fields), 2)]
  const { higher, lower } = levels[language]
  const studies = [higher, lower].map((degrees, at) => ({
    degree: draw.one(list(degrees)),
    field: fields[at] ?? '',
    school: schools[at] ?? '',
    from: to - 3 * (at + 1),
    to: to - 3 * at,
  }))
  const school = leavingSchool(language, cityOf(draw.one(list(region.places))))
  const leaving = { degree: region.leaving, field: '', school, from: to - 8, to: to - 6 }
  const dash = draw.one([' – ', ' - ', '-'])
  const isOneYear = draw.chance(0.25)
  return [...studies, leaving]
    .slice(0, draw.whole(1, 3))
    .map((study) => ({ ...study, years: isOneYear ? String(study.to) : `${study.from}${dash}${study.to}` }))
}

/** The content of a made CV. All people are invented. */
export type Person = ReturnType<typeof drawPerson>

export function drawPerson(language: Language, periods: Periods, draw: Draw) {
  const region = draw.one(regions.filter(({ writes }) => list(writes).includes(language)))
  const occupation = occupationIn(language, draw)
  const name = region.names
    .split(' / ')
    .map((names) => draw.one(list(names)))
    .join(' ')
  const jobs = jobsOf(occupation, region, periods, draw)
  const [first, second] = name
    .toLowerCase()
    .replace(/ (bin|binti|anak|a\/p) /, ' ')
    .split(' ')
  const { mother, further } = levels[language]
  return {
    name,
    title: draw.chance(0.5)
      ? (jobs[0]?.position ?? '')
      : draw.one([...list(occupation.colliding), ...list(occupation.plain)]),
    email: `${first}${draw.one(['.', '_', ''])}${second}${draw.chance(0.4) ? draw.whole(2, 99) : ''}@${draw.one(['example.com', 'mail.example.org', 'example.net'])}`,
    phone: draw.one(list(region.phones)).replaceAll('x', () => String(draw.whole(2, 9))),
    location: draw.one(list(region.places)),
    summary: numbered(occupation.summary, draw),
    skills: draw.some(list(occupation.skills), draw.whole(4, 8)),
    jobs,
    schools: schoolsOf((jobs.at(-1)?.from[0] ?? 0) - draw.whole(0, 1), occupation, region, language, draw),
    languages: draw
      .one(list(region.languages))
      .split(', ')
      .slice(0, draw.whole(2, 4))
      .map((name, at) => ({
        name: spokenName(language, name),
        level: draw.one(list(at === 0 ? mother : further)),
      })),
    fields: list(occupation.fields),
    personal: [
      `Date of Birth: ${draw.whole(1, 28)} May ${draw.whole(1985, 1996)}`,
      `Driving Licence: ${draw.one(['Yes', 'No', 'Class B2 and D'])}`,
      `Marital Status: ${draw.one(['Single', 'Married'])}`,
    ],
  }
}
