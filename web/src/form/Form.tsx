import { useEffect, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { FormState } from './use-form.ts'

type Props = {
  form: Pick<FormState<unknown>, 'element' | 'isSending' | 'submit' | 'edited'> & { prepare?: () => void }
  className: string
  label?: string
  hidden?: boolean
  /** Out of reach, though still there. */
  inert?: boolean
  /** -1 where the form itself takes the keyboard. */
  tabIndex?: -1
  /** The field that gets the keyboard when the form appears. */
  startAt?: string | undefined
  /** The field that an input belongs to, where that is not its name. */
  fieldOf?: (name: string) => string
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void
  children: ReactNode
}

const same = (name: string): string => name

/**
 * The one `<form>`. Its method is `dialog`, which outside a dialog does nothing: whatever has arrived of the page's code,
 * a form never leaves its page and no password reaches an address bar.
 */
export function Form({ form, label, startAt, fieldOf = same, children, ...attributes }: Props) {
  const { element, isSending, submit, edited, prepare } = form
  useEffect(() => {
    if (startAt !== undefined) element.current?.querySelector<HTMLElement>(`[name="${startAt}"]`)?.focus()
  }, [element, startAt])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in its fields bubble to it
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
