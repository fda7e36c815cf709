import { describe, expect, test } from 'vitest'
import { addressOf, filterIn } from './applicants-address.ts'

describe('the address of the list of applicants', () => {
  test('has the filters in its query, and what is searched for behind the #', () => {
    const filter = { job: 'gpu-engineer', status: 'human_pending', find: 'nurul a/p' } as const
    const address = addressOf(filter)
    expect(address).toBe('/desk/applicants?job=gpu-engineer&status=human_pending#find=nurul+a%2Fp')
    const { search, hash } = new URL(address, 'https://site.example')
    expect(filterIn({ search, hash })).toEqual(filter)
    expect(search).not.toContain('nurul')
  })

  test('of everybody has neither', () => {
    expect(addressOf({ job: undefined, status: undefined, find: '' })).toBe('/desk/applicants')
    expect(filterIn({ search: '', hash: '' })).toEqual({ job: undefined, status: undefined, find: '' })
  })

  test('ignores a status that there is not', () => {
    expect(filterIn({ search: '?status=hired', hash: '#other' }).status).toBeUndefined()
  })
})
