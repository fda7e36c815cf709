import type { Danger } from '../kind-of.ts'

/** What a candidate says that is neither an answer nor a request, and that asks for tact. */
export type Courtesy =
  | Danger
  | 'distress'
  | 'need'
  | 'language'
  | 'hostile'
  | 'injection'
  | 'gibberish'
  | 'offTopic'
  | 'presence'
  | 'identity'
  | 'length'
