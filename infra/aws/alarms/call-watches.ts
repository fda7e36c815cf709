import type { Counted } from './counted.ts'
import { sumOver, type Watch } from './watch.ts'

export const callWatches = (counted: Counted): Watch[] => [
  {
    name: 'CallMinutesUsedUp',
    metric: counted('CallMinutesUsedUp', sumOver),
    atLeast: 1,
    hurts: 'Candidates cannot start their interview today: the minutes of "callMinutesPerDay" are used up.',
    todo: 'Count the lines "call started" in the log of VoiceAgent by "userId". Raise the setting and deploy if the candidates are real.',
  },
]
