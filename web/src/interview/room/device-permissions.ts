const names = ['camera', 'microphone'] as const

/** What the browser's settings allow this site; empty where the browser does not know these names. */
export async function devicePermissions(): Promise<PermissionStatus[]> {
  try {
    return await Promise.all(names.map((name) => navigator.permissions.query({ name })))
  } catch {
    return []
  }
}
