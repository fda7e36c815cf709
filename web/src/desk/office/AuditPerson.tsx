import { useRef, useState } from 'react'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { recruitingApi } from '../desk-api.ts'
import { SearchForm } from '../SearchForm.tsx'
import { messageOf } from '../refusals.ts'

type Person = { id: string; name: string; email: string }

const isId = (text: string): boolean => /^[0-9a-f]{32}(?:--.+)?$/.test(text)

/** One entry a person, who can have applied for several positions. */
async function peopleNamed(text: string): Promise<Person[]> {
  const { applicants } = (await recruitingApi.searchApplicants({ body: { text } })).data
  const people = applicants.map(({ id, candidate }) => ({ ...candidate, id: id.split('--')[0] ?? id }))
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

const notFoundText = (text: string): string =>
  `No applicant matches “${text}”. For an erased account, enter the whole email address.`

function usePeople(onChoose: (about: string) => void) {
  const [people, setPeople] = useState<readonly Person[]>([])
  const [message, setMessage] = useState('')
  const choose = (id: string): void => {
    setPeople([])
    setMessage('')
    onChoose(id)
  }
  const search = async (text: string): Promise<void> => {
    if (text === '' || isId(text)) return choose(text)
    setPeople([])
    setMessage('')
    try {
      const matching = await peopleNamed(text)
      const [first] = matching
      if (first !== undefined && matching.length === 1) return choose(first.id)
      // The audit has the addresses of erased accounts as hashes, by which the API finds them.
      if (first === undefined && text.includes('@')) return choose(text)
      setPeople(matching)
      setMessage(
        first === undefined ? notFoundText(text) : `${matching.length} applicants match. Choose one:`,
      )
    } catch (error) {
      setMessage(messageOf(error, 'The applicants could not be searched.'))
    }
  }
  return { people, message, choose, search }
}

type Props = { about: string; name: string | undefined; onChange: (about: string) => void }

/** Whom the acts are about: chosen by name or e-mail address, or by the id of an application or a recording. */
export function AuditPerson({ about, name, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { people, message, choose, search } = usePeople((id) => {
    // The button that was pressed is gone.
    input.current?.focus()
    onChange(id)
  })
  return (
    <SearchForm
      id="audit-about"
      label="Applicant: name, email or id"
      input={input}
      onSearch={(text) => void search(text)}
    >
      <StatusRegion>
        {message !== '' && <p>{message}</p>}
        {people.map((person) => (
          <p key={person.id}>
            <button type="button" className="text-button" onClick={() => choose(person.id)}>
              {`${person.name}, ${person.email}`}
            </button>
          </p>
        ))}
        {about !== '' && (
          <p>
            {`Only ${about.includes('--') ? 'one application or interview of' : 'acts about'} ${name ?? (about.includes('@') ? about : 'one person')}. `}
            <button type="button" className="text-button" onClick={() => choose('')}>
              Show everybody
            </button>
          </p>
        )}
      </StatusRegion>
    </SearchForm>
  )
}
