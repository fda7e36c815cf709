import { useLocation } from 'react-router-dom'
import { deskPath } from '../desk-path.ts'

/** The list from which an applicant was opened: its path and the ids in it. It is the state of the history entry. */
export type OpenedFrom = { among: readonly string[]; from: string }

const isOpenedFrom = (state: unknown): state is OpenedFrom =>
  typeof state === 'object' &&
  state !== null &&
  'among' in state &&
  Array.isArray(state.among) &&
  'from' in state

type PositionInList = {
  from: string
  position?: { number: number; count: number; previous?: string; next?: string }
  state?: OpenedFrom
}

/** The applicant's position in that list. Without one, as after the link of an e-mail, `from` is the list of all. */
export function useOpenedFrom(id: string): PositionInList {
  const { state } = useLocation() as { state: unknown }
  if (!isOpenedFrom(state)) return { from: deskPath('/desk/applicants') }
  const index = state.among.indexOf(id)
  if (index < 0) return { from: state.from }
  const [previous, next] = [state.among[index - 1], state.among[index + 1]]
  return {
    from: state.from,
    state,
    position: {
      number: index + 1,
      count: state.among.length,
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next }),
    },
  }
}
