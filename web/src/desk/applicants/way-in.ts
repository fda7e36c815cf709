import { useLocation } from 'react-router-dom'

/** How somebody came to an applicant: from which list, and who else is in it. Ids alone, in the entry of the history. */
export type WayIn = { among: readonly string[]; from: string }

const isWayIn = (state: unknown): state is WayIn =>
  typeof state === 'object' &&
  state !== null &&
  'among' in state &&
  Array.isArray(state.among) &&
  'from' in state

type Around = {
  from: string
  place?: { number: number; count: number; previous?: string; next?: string }
  state?: WayIn
}

/** Where an applicant is in the list. Without a list, as after a letter's link, there is only the way back to all. */
export function useWayIn(id: string): Around {
  const { state } = useLocation() as { state: unknown }
  if (!isWayIn(state)) return { from: '/desk/applicants' }
  const index = state.among.indexOf(id)
  if (index < 0) return { from: state.from }
  const [previous, next] = [state.among[index - 1], state.among[index + 1]]
  return {
    from: state.from,
    state,
    place: {
      number: index + 1,
      count: state.among.length,
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next }),
    },
  }
}
