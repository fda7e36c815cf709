import { useLayoutEffect, type RefObject } from 'react'
import { permitted } from '../api/permitted-storage.ts'

/** The values of a form by field name. */
export type Draft = Readonly<Record<string, readonly string[]>>

/** The id of a signed-in candidate, or `visitor`. */
type Owner = string

export const visitor: Owner = 'visitor'

const prefix = 'draft:'

const keyOf = (owner: Owner, formName: string): string => `${prefix}${owner}:${formName}`

const isSecret = (field: string): boolean => /password/i.test(field)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

function draftIn(text: string | null): Draft | undefined {
  try {
    const values: unknown = JSON.parse(text ?? 'null')
    if (typeof values !== 'object' || values === null) return undefined
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string[]] => isTexts(entry[1])),
    )
  } catch {
    return undefined
  }
}

/** Keeps the values for the same owner in the same tab, across a reload or a new sign-in. Leaves out passwords. */
export function keepDraft(owner: Owner, formName: string, values: Draft): void {
  const publicValues = Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)))
  permitted('sessionStorage', (storage) =>
    storage.setItem(keyOf(owner, formName), JSON.stringify(publicValues)),
  )
}

export const forgetDraft = (owner: Owner, formName: string): void =>
  permitted('sessionStorage', (storage) => storage.removeItem(keyOf(owner, formName)))

/** Returns the draft and deletes it. */
export function takeDraft(owner: Owner, formName: string): Draft | undefined {
  const draft = draftIn(permitted('sessionStorage', (storage) => storage.getItem(keyOf(owner, formName))))
  forgetDraft(owner, formName)
  return draft
}

const keysIn = (storage: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** Whether a draft of any form is kept for this owner. */
export const holdsDrafts = (owner: Owner): boolean =>
  permitted('sessionStorage', (storage) => keysIn(storage).some((key) => key.startsWith(keyOf(owner, ''))))

/** Deletes the drafts of all candidates, when one signs out. The visitor's drafts are kept. */
export const forgetDrafts = (): void =>
  permitted('sessionStorage', (storage) => {
    for (const key of keysIn(storage))
      if (key.startsWith(prefix) && !key.startsWith(keyOf(visitor, ''))) storage.removeItem(key)
  })

export function draftOf(form: HTMLFormElement): Draft {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') (values[name] ??= []).push(value)
  return values
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const isPristine = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return true
  return isCheckbox(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}

/** Whether every field still has its initial value. */
export const isUntouched = (form: HTMLFormElement): boolean => controlsOf(form).every(isPristine)

/** Writes a draft into a form, unless the visitor has edited the form before it was hydrated. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  if (!isUntouched(form)) return
  for (const control of controlsOf(form)) {
    const values = draft[control.name] ?? []
    if (isCheckbox(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? control.value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Calls `keep` when the form is unmounted (closed, or the sign-in ended) and when the page is left. */
export function useKeptOnLeaving(
  element: RefObject<HTMLFormElement | null>,
  keep: (form: HTMLFormElement) => void,
): void {
  useLayoutEffect(() => {
    const form = element.current
    if (form === null) return
    const keepNow = (): void => keep(form)
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [element, keep])
}
