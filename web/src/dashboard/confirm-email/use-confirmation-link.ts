import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { authApi } from '../../api/auth-client.ts'
import { failureIn } from '../../form/words.ts'
import type { Candidate } from '../use-candidate.ts'
import { confirmationWords } from './confirmation-words.ts'

/** The parameter of the link in the welcome e-mail. */
const parameter = 'confirm'

/** Confirms the e-mail address when the dashboard was opened by the link, and takes the token out of the URL. */
export function useConfirmationLink(
  { profile, setProfile }: Pick<Candidate, 'profile' | 'setProfile'>,
  onNews: (news: string) => void,
): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get(parameter)
  const used = useRef<string>(undefined)
  useEffect(() => {
    if (token === null || used.current === token) return
    used.current = token
    const rest = new URLSearchParams(search)
    rest.delete(parameter)
    void navigate({ search: rest.toString() }, { replace: true })
    authApi.confirmEmail({ body: { token } }).then(
      ({ message }) => {
        const { email_confirm_by: _, ...confirmed } = profile
        setProfile(confirmed)
        onNews(message)
      },
      (error: unknown) => onNews(failureIn(error, confirmationWords).message),
    )
  }, [token, search, navigate, profile, setProfile, onNews])
}
