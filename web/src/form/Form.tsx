import { useEffect, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { FormState } from './use-form.ts'

type Props = {
  form: Pick<FormState<unknown>, 'element' | 'isSending' | 'submit' | 'edited'> & { prepare?: () => void }
  className: string
  label?: string
  hidden?: boolean
  inert?: boolean
  /** -1 where code focuses the form itself. */
  tabIndex?: -1
  /** The field that gets the focus when the form is mounted. */
  startAt?: string | undefined
  /** Maps the name of an input to the field whose problem it edits, where the two differ. */
  fieldOf?: (name: string) => string
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void
  children: ReactNode
}

const same = (name: string): string => name

/**
 * The only `<form>` of the site. Its method is `dialog`, which does nothing outside a dialog: a form that is submitted
 * before the page is hydrated neither navigates nor puts a password into the URL.
 */
export function Form({ form, label, startAt, fieldOf = same, children, ...attributes }: Props) {
  const { element, isSending, submit, edited, prepare } = form
  useEffect(() => {
    if (startAt !== undefined) element.current?.querySelector<HTMLElement>(`[name="${startAt}"]`)?.focus()
  }, [element, startAt])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keydown bubbles to it from its fields
    <form
      {...attributes}
      ref={element}
      method="dialog"
      noValidate
      aria-label={label}
      aria-busy={isSending}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit()
      }}
      onFocus={prepare}
      onInput={({ target }) => {
        if (target instanceof Element && 'name' in target) edited(fieldOf(String(target.name)))
      }}
    >
      {children}
    </form>
  )
}
