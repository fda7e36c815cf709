/** The form-encoded parameters of AWS's query protocol: `Destination.ToAddresses.member.1=…`. */
export type Parameters = ReadonlyMap<string, string>

export const readParameters = (body: string): Parameters => new Map(new URLSearchParams(body))

export function listAt(parameters: Parameters, prefix: string): string[] {
  const values: string[] = []
  for (let place = 1; ; place += 1) {
    const value = parameters.get(`${prefix}.member.${place}`)
    if (value === undefined) return values
    values.push(value)
  }
}

export function tagsAt(parameters: Parameters): [string, string][] {
  const tags: [string, string][] = []
  for (let place = 1; ; place += 1) {
    const name = parameters.get(`Tags.member.${place}.Name`)
    if (name === undefined) return tags
    tags.push([name, parameters.get(`Tags.member.${place}.Value`) ?? ''])
  }
}
