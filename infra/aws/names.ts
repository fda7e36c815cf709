/** `contactRelay` -> `ContactRelay`: CloudFormation names begin with a capital letter. */
export const constructName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  to: (value: From, key: Key) => To,
): Record<Key, To> {
  const pairs = (Object.keys(record) as Key[]).map((key) => [key, to(record[key], key)])
  return Object.fromEntries(pairs) as Record<Key, To>
}
