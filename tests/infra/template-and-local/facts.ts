/** Facts of the template or of the local run, by name: `table users key` → `id`. */
export type Facts = ReadonlyMap<string, string>

const nothing = 'nothing'

/** One line for each fact that differs. */
export const differences = (template: Facts, local: Facts): string[] =>
  [...new Set([...template.keys(), ...local.keys()])].toSorted().flatMap((name) => {
    const [inTemplate, inLocal] = [template.get(name) ?? nothing, local.get(name) ?? nothing]
    return inTemplate === inLocal ? [] : [`${name}: template ${inTemplate}, local run ${inLocal}`]
  })
