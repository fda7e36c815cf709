import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchOf } from './model/query.ts'
import { sizingOf } from './model/sizing.ts'
import { nextSizing, openedAt, type SizingEvent } from './view/sizing-state.ts'

/** Browsers refuse more than about a hundred changes of the URL in half a minute, and a slider makes more. */
const queryDelayMilliseconds = 250

const never = () => () => undefined

/** False while the page is prerendered and hydrated, when it shows the initial inputs to every visitor. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The inputs from the URL and their sizing. Another task is a new entry of the history, other changes replace the entry. */
export function useSizing() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const given = useIsHydrated() ? search : ''
  const [state, dispatch] = useReducer(nextSizing, given, openedAt)
  const [seen, setSeen] = useState(given)
  // The latest query that this page has written itself.
  const [written, setWritten] = useState<string>()
  const { inputs, isEdited } = state
  const query = searchOf(inputs)

  // React Router reports a new URL late, when the inputs may have changed again, so the URL is compared with what was
  // written. Any other URL is from a link or a step through the history.
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
    if (!isEdited || query === search) return
    const timer = setTimeout(() => write(query, false), queryDelayMilliseconds)
    // A reload or a link before the timer would lose the change.
    const writeNow = (): void => history.replaceState(history.state, '', location.pathname + query)
    addEventListener('pagehide', writeNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', writeNow)
    }
  }, [query, search, isEdited, write])

  const change = (event: SizingEvent): void => {
    dispatch(event)
    if (event.kind !== 'chosen' || event.name !== 'task') return
    const next = searchOf(nextSizing(state, event).inputs)
    if (next === search) return
    // Writes the change that waits for the timer into the present entry, before the new entry follows.
    if (isEdited && query !== search) write(query, false)
    write(next, true)
  }

  return { state, change, query, sizing: sizingOf(inputs) }
}
