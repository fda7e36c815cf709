import { Fact } from '../Fact.tsx'
import type { Shown } from './use-applicant.ts'
import { TitledPanel } from '../TitledPanel.tsx'

type Profile = Shown['profile']

const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)

const period = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
  joined([start_date, end_date], ' – ')

/** Whether a profile says anything. */
export const hasFacts = ({ phone, title, location, about, ...lists }: Profile): boolean =>
  [phone, title, location, about].some((text) => text !== '') ||
  [lists.skills, lists.languages, lists.experience, lists.education].some((list) => list.length > 0)

/** What the candidate entered, or confirmed after it was read from the CV. */
export function ProfilePanel({ profile }: { profile: Profile }) {
  const { phone, title, location, about, skills, languages, unconfirmed } = profile
  return (
    <TitledPanel id="profile" title="Profile">
      {unconfirmed.length > 0 && (
        <p className="text-ink-soft">
          Read from the CV with doubts and not confirmed by the candidate yet:{' '}
          {unconfirmed.map((field) => fieldNames[field]).join(', ')}.
        </p>
      )}
      <dl className="grid grid-cols-pair gap-3">
        <FactOf name="Title" text={title} />
        <FactOf name="Location" text={location} />
        <FactOf name="Phone" text={phone} />
        <FactOf name="Skills" text={skills.join(', ')} />
        <FactOf name="Languages" text={languages.map(languageText).join(', ')} />
      </dl>
      {about !== '' && <p className="whitespace-pre-line wrap-anywhere">{about}</p>}
      <Experience experience={profile.experience} />
      <Education education={profile.education} />
    </TitledPanel>
  )
}

const fieldNames: Readonly<Record<Profile['unconfirmed'][number], string>> = {
  name: 'name',
  phone: 'phone',
  title: 'title',
  location: 'location',
  about: 'summary',
  skills: 'skills',
  experience: 'experience',
  education: 'education',
  languages: 'languages',
}

const languageText = ({ language, proficiency }: Profile['languages'][number]): string =>
  proficiency === '' ? language : `${language} (${proficiency})`

const FactOf = ({ name, text }: { name: string; text: string }) =>
  text !== '' && <Fact name={name}>{text}</Fact>

type EntryText = { main: string; soft: string; text: string }

function Entries({ title, entries }: { title: string; entries: readonly EntryText[] }) {
  if (entries.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="text-body">{title}</h3>
      <ol className="grid gap-4">
        {entries.map(({ main, soft, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of a CV have no ids and never move
          <li key={index} className="border-l-2 border-line pl-4">
            <p className="font-strong">{main}</p>
            <p className="text-ink-soft">{soft}</p>
            {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

const Experience = ({ experience }: Pick<Profile, 'experience'>) => (
  <Entries
    title="Experience"
    entries={experience.map((entry) => ({
      main: joined([entry.position, entry.company], ', '),
      soft: period(entry),
      text: entry.description,
    }))}
  />
)

function Education({ education }: Pick<Profile, 'education'>) {
  const entries =
    typeof education === 'string'
      ? [education].filter(Boolean).map((text) => ({ main: '', soft: '', text }))
      : education.map((entry) => ({
          main: joined([entry.degree, entry.field_of_study], ', '),
          soft: joined([entry.institution, period(entry), entry.gpa], ' · '),
          text: '',
        }))
  return <Entries title="Education" entries={entries} />
}
