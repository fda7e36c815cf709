import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDraft, forgetDrafts, keepDraft, takeDraft, visitor } from './drafts.ts'

/** The methods of `sessionStorage` that drafts use. */
const aStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
})

describe('a draft', () => {
  test('is returned to its owner, once', () => {
    keepDraft('u1', 'profile', { name: ['Aisyah'], about: ['Racks'] })
    expect(takeDraft('u1', 'profile')).toEqual({ name: ['Aisyah'], about: ['Racks'] })
    expect(takeDraft('u1', 'profile')).toBeUndefined()
  })

  test('is not returned to another user or another form', () => {
    keepDraft('u1', 'profile', { name: ['Aisyah'] })
    expect(takeDraft('u2', 'profile')).toBeUndefined()
    expect(takeDraft('u1', 'security')).toBeUndefined()
  })

  test('contains no password', () => {
    keepDraft('u1', 'security', { current_password: ['a'], newPassword: ['b'], name: ['Aisyah'] })
    expect(takeDraft('u1', 'security')).toEqual({ name: ['Aisyah'] })
  })

  test('is deleted when the candidate signs out', () => {
    keepDraft('u1', 'profile', { name: ['Aisyah'] })
    sessionStorage.setItem('theme', 'dark')
    forgetDrafts()
    expect(takeDraft('u1', 'profile')).toBeUndefined()
    expect(sessionStorage.getItem('theme')).toBe('dark')
  })

  test('of the enquiry form is kept when a candidate signs out, and deleted when the form is sent', () => {
    keepDraft(visitor, 'contact', { subject: ['Racks'], gpuTypes: ['A', 'B'] })
    keepDraft('u1', 'profile', { name: ['Aisyah'] })
    keepDraft('u2', 'profile', { name: ['Farid'] })
    forgetDrafts()
    expect([takeDraft('u1', 'profile'), takeDraft('u2', 'profile')]).toEqual([undefined, undefined])
    expect(takeDraft(visitor, 'contact')).toEqual({ subject: ['Racks'], gpuTypes: ['A', 'B'] })
    keepDraft(visitor, 'contact', { subject: ['Racks'] })
    forgetDraft(visitor, 'contact')
    expect(takeDraft(visitor, 'contact')).toBeUndefined()
  })

  test('has only fields whose stored value is a list of texts', () => {
    sessionStorage.setItem('draft:u1:profile', '{"name":"Aisyah","skills":["Go"],"about":[1]}')
    expect(takeDraft('u1', 'profile')).toEqual({ skills: ['Go'] })
  })

  test('that is not JSON is ignored', () => {
    sessionStorage.setItem('draft:u1:profile', '{"name":')
    expect(takeDraft('u1', 'profile')).toBeUndefined()
    expect(takeDraft('u1', 'profile')).toBeUndefined()
  })

  test('is kept in memory when the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepDraft('u1', 'profile', { name: ['Aisyah'] })
    expect(takeDraft('u1', 'profile')).toEqual({ name: ['Aisyah'] })
    keepDraft('u1', 'profile', { name: ['Aisyah'] })
    forgetDrafts()
    expect(takeDraft('u1', 'profile')).toBeUndefined()
  })
})
