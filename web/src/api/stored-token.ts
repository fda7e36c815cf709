const tokenKey = 'authToken'

/** The signed-in person's token. A browser that forbids storage holds none. */
export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined
  } catch {
    return undefined
  }
}
