import { useEffect, useState, type RefObject } from 'react'

type Typed<Name extends string> = Readonly<Record<Name, string>>

const typedIn = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Typed<Name> => {
  const values = new FormData(form)
  const textOf = (name: Name): string => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  // Object.fromEntries loses the type of the names; every name has a value.
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed<Name>
}

/** The current values of some fields, including text that was typed or autofilled before the form was hydrated. */
export function useTyped<Name extends string>(
  element: RefObject<HTMLFormElement | null>,
  ...names: readonly Name[]
): Typed<Name> {
  const [typed, setTyped] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Typed<Name>)
  const key = names.join()
  // A layout effect of a component within the form runs before React sets the form's ref.
  useEffect(() => {
    const form = element.current
    if (form === null) return
    const look = (): void => setTyped(typedIn(form, names))
    look()
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for `names`, a new array at each render
  }, [element, key])
  return typed
}
