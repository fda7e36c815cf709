/** Data of the API that is loaded when the page opens, and again later. */
export type Loaded<Data> = {
  readonly data: Data | undefined
  /** Whether the latest request failed; the data is then older, or missing. */
  readonly hasFailed: boolean
  readonly isLoading: boolean
  /** The latest request, and the one whose answer is the data. Requests are numbered from 1. */
  readonly latest: number
  readonly applied: number
}

export type LoadEvent<Data> =
  | { readonly type: 'asked'; readonly request: number }
  | { readonly type: 'answered'; readonly request: number; readonly data: Data }
  | { readonly type: 'failed'; readonly request: number }
  /** The candidate changed the data; answers to earlier requests are older. */
  | { readonly type: 'changed'; readonly data: Data }

export const notLoaded = { data: undefined, hasFailed: false, isLoading: false, latest: 0, applied: 0 }

/** Answers can arrive in another order than their requests were sent: an older one never replaces a newer one. */
export function nextLoaded<Data>(state: Loaded<Data>, event: LoadEvent<Data>): Loaded<Data> {
  switch (event.type) {
    case 'asked':
      return { ...state, latest: event.request, isLoading: true }
    case 'answered': {
      if (event.request <= state.applied) return state
      const answer = { data: event.data, applied: event.request }
      return event.request === state.latest
        ? { ...state, ...answer, hasFailed: false, isLoading: false }
        : { ...state, ...answer }
    }
    case 'failed':
      return event.request === state.latest && event.request > state.applied
        ? { ...state, hasFailed: true, isLoading: false }
        : state
    case 'changed':
      return { ...state, data: event.data, applied: state.latest, hasFailed: false, isLoading: false }
  }
}
