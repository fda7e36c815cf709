import { pageAt, parametersAt } from '../../site/match.ts'
import { checkStatusOnly } from '../../site/page-rules.ts'
import type { SignInNotice } from './sign-in-notices.ts'
import type { SignInState } from './sign-in-state.ts'

/** What the sign-in page gets when the API has ended the sign-in on another page. In every page's first download. */
export function stateAfterEnd(
  { pathname, search }: { pathname: string; search: string },
  notice: SignInNotice,
): SignInState {
  const isJobPage = pageAt(pathname).path === '/careers/{jobId}'
  const { jobId } = isJobPage ? parametersAt(pathname) : {}
  return jobId !== undefined && notice === 'interview-needs-sign-in'
    ? { jobId, ...checkStatusOnly, applying: true, notice }
    : { from: pathname + search, notice }
}
