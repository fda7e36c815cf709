import { useEffect, useRef, useState, type FormEvent } from 'react'
import { minSearchCharacters } from '../applicants-path.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useSearchKey } from './use-search-key.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldLook } from '../../ui/Field.tsx'

type Props = { find: string; onFind: (find: string) => void }

/** The search by the beginnings of names and e-mail addresses. */
export function ApplicantSearch({ find, onFind }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  // The back button changes `find`. The field is uncontrolled, so it keeps the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = find
  }, [find])
  const { hasLetters } = useLetterKeys()
  useSearchKey(input, hasLetters)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    const isShort = text.length > 0 && text.length < minSearchCharacters
    setProblem(isShort ? `Please enter at least ${minSearchCharacters} characters` : '')
    if (!isShort) onFind(text)
  }
  return (
    <search className="col-span-2 tablet:col-span-full">
      <form className={fieldLook.whole} onSubmit={submit}>
        <label className={fieldLook.label} htmlFor="find-applicant">
          Name or email starts with
        </label>
        <span className="grid grid-cols-fill gap-2">
          <input
            ref={input}
            id="find-applicant"
            className="field__control"
            type="search"
            defaultValue={find}
            autoComplete="off"
            aria-keyshortcuts="/"
            aria-describedby="find-problem"
          />
          <Button look="quiet" type="submit">
            Search
          </Button>
        </span>
        <span role="alert" id="find-problem" className="text-small text-danger">
          {problem}
        </span>
      </form>
    </search>
  )
}
