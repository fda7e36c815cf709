import type { Problems } from './machine.ts'

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const isNamedIn = (problems: Problems, element: Element): boolean =>
  'name' in element && typeof element.name === 'string' && element.name in problems

const firstProblem = (form: HTMLFormElement, problems: Problems): Element | null =>
  form.querySelector(':is(input, select, textarea)[aria-invalid="true"]') ??
  [...form.elements].find((element) => isNamedIn(problems, element)) ??
  null

/** Opens the closed sections that hide a field. */
function openAround(field: Element): void {
  const section = field.closest('details')
  if (section === null) return
  section.open = true
  if (section.parentElement !== null) openAround(section.parentElement)
}

/** Scrolls to the first field with a problem and focuses it. */
export function leadToProblem(form: HTMLFormElement, problems: Problems): void {
  const field = firstProblem(form, problems)
  if (field instanceof HTMLElement) {
    openAround(field)
    field.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'instant' : 'smooth' })
    field.focus({ preventScroll: true })
    return
  }
  // A button that was disabled while the form was sent has lost the focus to the body or the dialog around it.
  if (document.activeElement?.contains(form) === true && document.activeElement !== form)
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
}
