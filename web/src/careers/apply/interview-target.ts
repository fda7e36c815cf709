import { linkTo } from '../../site/link.ts'
import { pageAt } from '../../site/match.ts'

/** Where an interview is opened: at a path of this site, by a navigation in the browser, or at another URL. */
export type InterviewTarget = { path: string } | { url: string }

/** Reads the URL that the API gave for an interview. One that is missing or not a web address leads to the job's interview. */
export function interviewTarget(
  interviewUrl: string | null,
  { jobId, origin }: { jobId: string; origin: string },
): InterviewTarget {
  const usual = { path: linkTo('/interview/{sessionId}', { sessionId: jobId }) }
  if (interviewUrl === null || interviewUrl === '' || !URL.canParse(interviewUrl, origin)) return usual
  const url = new URL(interviewUrl, origin)
  if (!['http:', 'https:'].includes(url.protocol)) return usual
  const isPage = url.origin === origin && pageAt(url.pathname).path === '/interview/{sessionId}'
  return isPage ? { path: url.pathname + url.search } : { url: url.href }
}

type Ways = { navigate: (path: string) => unknown; loadDocument: (url: string) => void }

/** Opens the interview; where the navigation in the browser fails, with a full page load. */
export async function openInterview(
  target: InterviewTarget,
  { navigate, loadDocument }: Ways,
): Promise<void> {
  if ('url' in target) return loadDocument(target.url)
  try {
    await navigate(target.path)
  } catch {
    loadDocument(target.path)
  }
}
