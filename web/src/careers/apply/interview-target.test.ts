import { describe, expect, test } from 'vitest'
import { interviewTarget, openInterview, type InterviewTarget } from './interview-target.ts'

const origin = 'https://careers.example.com'
const to = (interviewUrl: string | null): InterviewTarget =>
  interviewTarget(interviewUrl, { jobId: 'job-1', origin })

describe('continuing an interview leads', () => {
  test.each(['/interview/s1', `${origin}/interview/s1`])('from %s to the page of this site', (url) =>
    expect(to(url)).toEqual({ path: '/interview/s1' }),
  )

  test('to another host with a full page load', () =>
    expect(to('https://rooms.example.com/interview/s1')).toEqual({
      url: 'https://rooms.example.com/interview/s1',
    }))

  test('to a path of this site that is no interview page with a full page load', () =>
    expect(to('/rooms/s1')).toEqual({ url: `${origin}/rooms/s1` }))

  test.each([null, '', 'https://', 'javascript:alert(1)', 'data:text/html,x'])(
    'to the interview of the job where the URL is %j',
    (url) => expect(to(url)).toEqual({ path: '/interview/job-1' }),
  )
})

describe('opening an interview', () => {
  const opened = async (target: InterviewTarget, navigate: () => unknown): Promise<string[]> => {
    const visited: string[] = []
    await openInterview(target, {
      navigate: (path) => {
        visited.push(`page ${path}`)
        return navigate()
      },
      loadDocument: (url) => void visited.push(`document ${url}`),
    })
    return visited
  }

  test('navigates in the browser', async () => {
    expect(await opened({ path: '/interview/s1' }, () => undefined)).toEqual(['page /interview/s1'])
  })

  test.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('refused')
      },
    ],
    ['is rejected', () => Promise.reject(new Error('refused'))],
  ])('loads the document where the navigation %s', async (_, navigate) => {
    expect(await opened({ path: '/interview/s1' }, navigate)).toEqual([
      'page /interview/s1',
      'document /interview/s1',
    ])
  })

  test('loads the document of another host', async () => {
    expect(await opened({ url: 'https://rooms.example.com/' }, () => undefined)).toEqual([
      'document https://rooms.example.com/',
    ])
  })
})
