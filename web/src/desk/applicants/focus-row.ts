/** Focuses the row of an applicant, where the list shows one. */
export const focusRow = (within: ParentNode, id = ''): void =>
  within.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
