import { rulesOf } from './grammar.ts'
import { hearing, wording } from './question-rules.ts'
import { sharedRules } from './shared-rules.ts'
import { pausing, skipping, stopping } from './turn-rules.ts'

/** What may stand before and behind a request. */
const surroundings = `
around = <polite> | <deciding-words> | <unheard-reason> | <leaving-reason> | <unused-reason> | <hesitation> | <reply-frame> | (i | let me) [will | need to | have to | am going to] <errand>
`

export const requestRules = rulesOf(
  hearing + wording + pausing + skipping + stopping + surroundings,
  sharedRules,
)
