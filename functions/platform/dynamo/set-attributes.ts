/** The parts of an update that sets these attributes: `SET ${set}`. An undefined one keeps its stored value. */
export function setOf(attributes: Readonly<Record<string, unknown>>) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return {
    set: given.map(([name]) => `#${name} = :${name}`).join(', '),
    names: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  }
}
