import { callStates } from './call-states.ts'
import { loaderStates, lobbyStates } from './lobby-states.ts'
import { practiceStates, testModeStates } from './practice-states.ts'
import type { State } from './state.ts'

/** Every state of an interview's loader, lobby and call. */
export const interviewStates: readonly State[] = [
  ...loaderStates,
  ...lobbyStates,
  ...callStates,
  ...practiceStates,
  ...testModeStates,
]
