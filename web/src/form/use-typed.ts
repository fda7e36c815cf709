import { useLayoutEffect, useState, type RefObject } from 'react'

type Typed<Name extends string> = Readonly<Record<Name, string>>

const typedIn = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Typed<Name> => {
  const values = new FormData(form)
  const textOf = (name: Name): string => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  // Every name is there, whatever the form holds.
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed<Name>
}

/** Follows what stands in some of a form's fields, also what was typed or filled in before the page's code ran. */
export function useTyped<Name extends string>(
  element: RefObject<HTMLFormElement | null>,
  ...names: readonly Name[]
): Typed<Name> {
  const [typed, setTyped] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Typed<Name>)
  const key = names.join()
  useLayoutEffect(() => {
    const form = element.current
    if (form === null) return
    const look = (): void => setTyped(typedIn(form, names))
    look()
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
    // oxlint-disable-next-line react/exhaustive-deps -- the names are written where the hook is called
  }, [element, key])
  return typed
}
