/** Values by environment variable, as a function's configuration reads them; a missing value does not compile. */
export const named = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  values: Readonly<Record<Name, string>>,
): Record<string, string> =>
  Object.fromEntries((Object.keys(names) as Name[]).map((name) => [names[name], values[name]]))
