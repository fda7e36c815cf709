import { lateCode } from '../late-code.ts'

/** What the forms send brings the rules of every field along: it comes while the person types. */
export const loadCalls = () => lateCode(() => import('./account-calls.ts'))
