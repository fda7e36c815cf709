import { useEffect, useRef, useState } from 'react'
import { SearchForm } from '../SearchForm.tsx'
import { minSearchCharacters } from '../applicants-path.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useSearchKey } from './use-search-key.ts'

type Props = { find: string; onFind: (find: string) => void }

/** The search by the beginnings of words. */
export function ApplicantSearch({ find, onFind }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  // The back button changes `find`. The field is uncontrolled, so it keeps the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = find
  }, [find])
  const { hasLetters } = useLetterKeys()
  useSearchKey(input, hasLetters)
  const search = (text: string): void => {
    const isShort = text.length > 0 && text.length < minSearchCharacters
    setProblem(isShort ? `Please enter at least ${minSearchCharacters} characters` : '')
    if (!isShort) onFind(text)
  }
  return (
    <SearchForm
      id="find-applicant"
      label="Name, email, phone, skills or title"
      input={input}
      onSearch={search}
      defaultValue={find}
      aria-keyshortcuts="/"
      aria-describedby="find-problem"
      below={
        <span role="alert" id="find-problem" className="text-small text-danger">
          {problem}
        </span>
      }
    />
  )
}
