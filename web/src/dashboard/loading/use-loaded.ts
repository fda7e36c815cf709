import { useCallback, useEffect, useReducer, useRef } from 'react'
import { nextLoaded, notLoaded, type Loaded, type LoadEvent } from './loaded.ts'

export type LoadedData<Data> = Pick<Loaded<Data>, 'data' | 'hasFailed' | 'isLoading'> & {
  /** Loads again; resolves when the answer is there, or when loading failed. */
  refresh: () => Promise<void>
  /** Stores data that the API answered after a change. */
  change: (data: Data) => void
}

/** Loads data when the component is mounted. `load` must not be a new function for each render. */
export function useLoaded<Data>(load: () => Promise<Data>): LoadedData<Data> {
  const [state, dispatch] = useReducer<Loaded<Data>, [LoadEvent<Data>]>(nextLoaded, notLoaded)
  const requests = useRef(0)
  const refresh = useCallback(async () => {
    requests.current += 1
    const request = requests.current
    dispatch({ type: 'asked', request })
    try {
      dispatch({ type: 'answered', request, data: await load() })
    } catch {
      dispatch({ type: 'failed', request })
    }
  }, [load])
  useEffect(() => void refresh(), [refresh])
  const change = useCallback((data: Data) => dispatch({ type: 'changed', data }), [])
  const { data, hasFailed, isLoading } = state
  return { data, hasFailed, isLoading, refresh, change }
}
