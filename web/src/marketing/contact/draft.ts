/** What stands in forms that were left, for as long as the tab lives: somebody who comes back goes on writing. */
const drafts = new Map<string, FormData>()

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

export const forgetDraft = (name: string): void => {
  drafts.delete(name)
}

export const keepDraft = (name: string, form: HTMLFormElement): void => {
  drafts.set(name, new FormData(form))
}

export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = drafts.get(name)
  if (draft === undefined) return
  for (const control of [...form.elements].filter(isControl)) {
    const values = draft.getAll(control.name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = values.includes(control.value)
    } else {
      const [value] = values
      if (typeof value === 'string') control.value = value
    }
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
