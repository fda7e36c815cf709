import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { signOut } from './sign-out.ts'
import { watchActivity } from './watch-activity.ts'
import { Button } from '../ui/Button.tsx'

/** Asks a minute before a sign-in without activity ends. Pages stay as they are, and so does what was typed. */
export function StillThere() {
  const [isAsked, setAsked] = useState(false)
  const watch = useRef<ReturnType<typeof watchActivity>>(undefined)
  useEffect(() => {
    const watched = watchActivity(setAsked)
    watch.current = watched
    return watched.stop
  }, [])
  if (!isAsked) return null
  const stay = (): void => {
    setAsked(false)
    watch.current?.stay()
  }
  return (
    <Dialog title="Are you still there?" onClose={stay}>
      <p>
        You have not used the desk for 29 minutes. In a minute you will have to sign in again; what you have
        typed stays.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button" onClick={stay}>
          Stay signed in
        </button>
        <Button look="quiet" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </Dialog>
  )
}
