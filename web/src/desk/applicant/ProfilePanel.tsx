import type { Shown } from './use-applicant.ts'

type Profile = Shown['profile']

const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)

const period = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
  joined([start_date, end_date], ' – ')

/** What the candidate entered, or confirmed after it was read from the CV. */
export function ProfilePanel({ profile }: { profile: Profile }) {
  const { phone, title, location, about, skills, languages, unconfirmed } = profile
  return (
    <section className="panel" aria-labelledby="profile">
      <h2 className="panel__title" id="profile">
        Profile
      </h2>
      {unconfirmed.length > 0 && (
        <p className="panel__soft">
          Read from the CV with doubts and not confirmed by the candidate yet:{' '}
          {unconfirmed.map((field) => fieldNames[field]).join(', ')}.
        </p>
      )}
      <dl className="facts facts--wide">
        <Fact name="Title" text={title} />
        <Fact name="Location" text={location} />
        <Fact name="Phone" text={phone} />
        <Fact name="Skills" text={skills.join(', ')} />
        <Fact name="Languages" text={languages.map(languageText).join(', ')} />
      </dl>
      {about !== '' && <p className="typed-text">{about}</p>}
      <Experience experience={profile.experience} />
      <Education education={profile.education} />
    </section>
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
  joined([language, proficiency], ', ')

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}

type EntryText = { main: string; soft: string; text: string }

function Entries({ title, entries }: { title: string; entries: readonly EntryText[] }) {
  if (entries.length === 0) return null
  return (
    <div className="entries">
      <h3 className="entries__title">{title}</h3>
      <ol className="entries__list">
        {entries.map(({ main, soft, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries of a CV have no ids and never move
          <li key={index}>
            <p className="entries__main">{main}</p>
            <p className="panel__soft">{soft}</p>
            {text !== '' && <p className="typed-text">{text}</p>}
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
