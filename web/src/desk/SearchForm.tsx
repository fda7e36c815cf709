import type { ComponentProps, FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '../ui/Button.tsx'
import { fieldLook } from '../ui/Field.tsx'

type Props = ComponentProps<'input'> & {
  id: string
  label: string
  input: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  /** What is said about the search, below the field. */
  below?: ReactNode
  /** What was found, outside of the form. */
  children?: ReactNode
}

/** A search among the filters of a list. */
export function SearchForm({ id, label, input, onSearch, below, children, ...rest }: Props) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(input.current?.value.trim() ?? '')
  }
  return (
    <search className="col-span-2 tablet:col-span-full">
      <form className={fieldLook.whole} onSubmit={submit}>
        <label className={fieldLook.label} htmlFor={id}>
          {label}
        </label>
        <span className="grid grid-cols-fill gap-2">
          <input {...rest} ref={input} id={id} className="field__control" type="search" autoComplete="off" />
          <Button look="quiet" type="submit">
            Search
          </Button>
        </span>
        {below}
      </form>
      {children}
    </search>
  )
}
