/** A request of the AWS Query protocol: flat names, lists spelt `Name.member.1`. */
export type Form = URLSearchParams

/** The values of a list in their order; of a list of structures, one field of each. */
export function membersOf(form: Form, list: string, field = ''): string[] {
  const values: string[] = []
  for (;;) {
    const value = form.get(`${list}.member.${values.length + 1}${field}`)
    if (value === null) return values
    values.push(value)
  }
}
