import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchOf } from './model/address.ts'
import { sizingOf } from './model/sizing.ts'
import { nextSizing, openedAt, type SizingEvent } from './view/sizing-state.ts'

/** Browsers refuse more than about a hundred changes of the URL in half a minute, which a moved slider would make. */
const addressDelayMilliseconds = 250

const never = () => () => undefined

/** False while the page is prerendered and hydrated, when it shows the initial inputs to every visitor. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The inputs from the URL and their sizing. Changes go into the URL: another task as a step back, others in place. */
export function useSizing() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const given = useIsHydrated() ? search : ''
  const [state, dispatch] = useReducer(nextSizing, given, openedAt)
  const [seen, setSeen] = useState(given)
  // The latest query that this page has written itself.
  const [written, setWritten] = useState<string>()
  const { inputs, isEdited } = state
  const address = searchOf(inputs)

  // React Router tells of a new URL late, when the visitor may have moved on, so the URL is compared with what was
  // written, not with the inputs. Any other is a link or a step through the history.
  if (given !== seen) {
    setSeen(given)
    if (given !== written) {
      setWritten(undefined)
      dispatch({ kind: 'opened', search: given })
    }
  }

  const write = useCallback(
    (next: string, isStep: boolean): void => {
      setWritten(next)
      void navigate({ search: next }, { replace: !isStep })
    },
    [navigate],
  )

  useEffect(() => {
    if (!isEdited || address === search) return
    const timer = setTimeout(() => write(address, false), addressDelayMilliseconds)
    // A reload must not be earlier than the timer.
    const writeNow = (): void => history.replaceState(history.state, '', location.pathname + address)
    addEventListener('pagehide', writeNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', writeNow)
    }
  }, [address, search, isEdited, write])

  const change = (event: SizingEvent): void => {
    dispatch(event)
    if (event.kind !== 'chosen' || event.name !== 'task') return
    const next = searchOf(nextSizing(state, event).inputs)
    if (next === search) return
    // What the timer has not written yet would be lost to the step back.
    if (isEdited && address !== search) write(address, false)
    write(next, true)
  }

  return { state, change, address, sizing: sizingOf(inputs) }
}
