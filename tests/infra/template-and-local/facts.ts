/** What is so in one place, by name: `table users key` → `id`. */
export type Facts = ReadonlyMap<string, string>

const nothing = 'nothing'

/** One line for each fact that the two places do not share. */
export const differences = (template: Facts, local: Facts): string[] =>
  [...new Set([...template.keys(), ...local.keys()])].toSorted().flatMap((name) => {
    const [inTemplate, inLocal] = [template.get(name) ?? nothing, local.get(name) ?? nothing]
    return inTemplate === inLocal ? [] : [`${name}: template ${inTemplate}, local run ${inLocal}`]
  })
