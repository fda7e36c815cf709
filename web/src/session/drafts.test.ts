import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDrafts, keepDraft, takeDraft } from './drafts.ts'

/** As far as the drafts use it: keys are the object's own, as a browser's are. */
const aStorage = (): Storage => {
  const storage: Record<string, string> = {}
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null) },
    setItem: { value: (key: string, value: string) => void (storage[key] = value) },
    removeItem: { value: (key: string) => delete storage[key] },
  })
  return storage as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
})

describe('what was typed when a session ended', () => {
  test('is there for the same person, once', () => {
    keepDraft('u1', 'profile', { name: 'Aisyah', about: 'Racks' })
    expect(takeDraft('u1', 'profile')).toEqual({ name: 'Aisyah', about: 'Racks' })
    expect(takeDraft('u1', 'profile')).toBeUndefined()
  })

  test('is not there for somebody else, or in another form', () => {
    keepDraft('u1', 'profile', { name: 'Aisyah' })
    expect(takeDraft('u2', 'profile')).toBeUndefined()
    expect(takeDraft('u1', 'security')).toBeUndefined()
  })

  test('never holds a password', () => {
    keepDraft('u1', 'security', { current_password: 'a', newPassword: 'b', name: 'Aisyah' })
    expect(takeDraft('u1', 'security')).toEqual({ name: 'Aisyah' })
  })

  test('goes when the person signs out', () => {
    keepDraft('u1', 'profile', { name: 'Aisyah' })
    sessionStorage.setItem('theme', 'dark')
    forgetDrafts()
    expect(takeDraft('u1', 'profile')).toBeUndefined()
    expect(sessionStorage.getItem('theme')).toBe('dark')
  })

  test('that cannot be read is no draft', () => {
    sessionStorage.setItem('draft:u1:profile', '{"name":')
    expect(takeDraft('u1', 'profile')).toBeUndefined()
    expect(takeDraft('u1', 'profile')).toBeUndefined()
  })

  test('is simply lost where a browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepDraft('u1', 'profile', { name: 'Aisyah' })
    expect(takeDraft('u1', 'profile')).toBeUndefined()
    forgetDrafts()
  })
})
