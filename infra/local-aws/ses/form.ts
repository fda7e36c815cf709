/** A request of the AWS Query protocol: flat names, lists spelt `Name.member.1`. */
export type Form = URLSearchParams

/** Returns the values of a list in order, or one field of each in a list of structures. */
export function membersOf(form: Form, list: string, field = ''): string[] {
  const values: string[] = []
  for (;;) {
    const value = form.get(`${list}.member.${values.length + 1}${field}`)
    if (value === null) return values
    values.push(value)
  }
}
