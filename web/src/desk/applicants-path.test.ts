import { describe, expect, test } from 'vitest'
import { applicantsPath, filterIn } from './applicants-path.ts'

describe('the path of the list of applicants', () => {
  test('has the filters in its query and the search text in its fragment', () => {
    const filter = { job: 'gpu-engineer', status: 'human_pending', find: 'nurul a/p' } as const
    const path = applicantsPath(filter)
    expect(path).toBe('/desk/applicants?job=gpu-engineer&status=human_pending#find=nurul+a%2Fp')
    const { search, hash } = new URL(path, 'https://site.example')
    expect(filterIn({ search, hash })).toEqual(filter)
    expect(search).not.toContain('nurul')
    expect(filterIn({ search: '', hash: '#find=+nurul+' }).find).toBe('nurul')
  })

  test('has neither query nor fragment without filters', () => {
    expect(applicantsPath({ job: undefined, status: undefined, find: '' })).toBe('/desk/applicants')
    expect(filterIn({ search: '', hash: '' })).toEqual({ job: undefined, status: undefined, find: '' })
  })

  test('ignores a status that does not exist', () => {
    expect(filterIn({ search: '?status=hired', hash: '#other' }).status).toBeUndefined()
  })
})
