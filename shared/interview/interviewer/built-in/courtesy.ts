import type { UtteranceKind } from '../utterance-kinds.ts'

/** What a candidate says that is neither an answer nor a request, and that asks for tact. */
export type Courtesy = UtteranceKind | 'injection' | 'entertainment' | 'gibberish' | 'nervous'
