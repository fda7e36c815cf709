import { Link } from 'react-router-dom'
import { useSignInState } from '../use-sign-in-way.ts'

/** The way without a CV. What is sent or read goes on meanwhile, and the browser's back button returns to it. */
export function ByHand({ isUpdate, className }: { isUpdate: boolean; className?: string }) {
  const state = useSignInState()
  return isUpdate ? (
    <Link className={className} to="/dashboard?tab=profile">
      Edit your profile by hand
    </Link>
  ) : (
    <Link className={className} to="#by-hand" state={state}>
      Enter your details by hand
    </Link>
  )
}
