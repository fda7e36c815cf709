const prefix = 'draft:'

/** Values of a form, by the names of its fields. */
export type Draft = Readonly<Record<string, string>>

const keyOf = (userId: string, formName: string): string => `${prefix}${userId}:${formName}`

const isSecret = (field: string): boolean => /password/i.test(field)

const permitted = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Keeps what was typed when a session ends under it, for the same person in the same tab. Passwords are not kept. */
export function keepDraft(userId: string, formName: string, values: Draft): void {
  const kept = Object.entries(values).filter(([field]) => !isSecret(field))
  permitted((storage) => storage.setItem(keyOf(userId, formName), JSON.stringify(Object.fromEntries(kept))))
}

/** What was kept, once. */
export function takeDraft(userId: string, formName: string): Draft | undefined {
  const key = keyOf(userId, formName)
  return permitted((storage) => {
    const text = storage.getItem(key)
    storage.removeItem(key)
    const values: unknown = JSON.parse(text ?? 'null')
    if (typeof values !== 'object' || values === null) return undefined
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  })
}

/** Whoever signs out leaves nothing behind. */
export const forgetDrafts = (): void => {
  permitted((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}
