/** The text of a field, without spaces around it; empty for a field that the form does not have. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
