/** Queries of Logs Insights over all functions, by the name in `docs/operating.md`. */
export const savedQueries = {
  /** Errors with their place and request. */
  errors: [
    'fields time, @log, event, route, error, at, requestId',
    'filter level = "error" or @message like /Task timed out|Runtime exited/',
    'sort time desc',
    'limit 100',
  ],
  /** What one request has done in all functions, with the background runs it led to, by the id that the page shows. */
  request: [
    'fields time, @log, event, route, status, code, applicationId, sessionId, attempt, error, at',
    'filter requestId = "PASTE THE ID"',
    'sort time asc',
  ],
  /** What happened to an application, by the part of its id before the two hyphens, which is its candidate's. */
  application: [
    'fields time, @log, event, applicationId, sessionId, status, attempt, error, requestId',
    'filter userId = "PASTE THE CANDIDATE" or applicationId like /^PASTE THE CANDIDATE--/',
    'sort time asc',
  ],
  /** Refused calls by limit and network; networks are pseudonyms. */
  refusals: [
    'filter event = "refused"',
    'stats count(*) as refused by route, code, limits, network',
    'sort refused desc',
    'limit 50',
  ],
  /** Sign-ins that ended because a token was used twice: an attacker may have a copy. */
  tokens: [
    'fields time, userId, signInId, requestId',
    'filter event = "a token was used twice"',
    'sort time desc',
    'limit 100',
  ],
  /** Successful sign-ins, to compare with failed ones; the line has no network. */
  signins: ['fields time, userId, requestId', 'filter event = "signed in"', 'sort time desc', 'limit 100'],
  /** Letters, enquiries and e-mails about accounts that could not be sent, and letters that were. */
  letters: [
    'fields time, @log, event, applicationId, enquiryId, userId, attempt, error',
    'filter event in ["letter not mailed yet", "letter given up", "letter refused by SES", "enquiry refused by SES", "letter mailed", "enquiry not mailed yet", "enquiry given up", "too many letters", "a confirmation link was not sent", "a reset link was not sent", "a sign-in link was not sent", "an e-mail was not sent"]',
    'sort time desc',
    'limit 100',
  ],
  /** Recordings whose files were not written, by session. */
  recordings: [
    'fields time, event, sessionId, attempt, reason, error, at',
    'filter event in ["interview files not written yet", "interview files given up"]',
    'sort time desc',
    'limit 100',
  ],
  /** Data of removed accounts that is not deleted yet, and for how long. */
  removals: [
    'fields time, event, looks, minutes, error, at',
    'filter event in ["removals wait", "a removal is not complete yet"]',
    'sort time desc',
    'limit 100',
  ],
  /** Milliseconds by route, in the functions. */
  slow: [
    'filter event = "answered"',
    'stats count(*) as calls, avg(milliseconds) as mean, pct(milliseconds, 95) as p95, max(milliseconds) as longest by route',
    'sort p95 desc',
    'limit 30',
  ],
  /** Which check of the canary failed. */
  canary: ['fields time, event, check', 'filter event like /canary/', 'sort time desc', 'limit 50'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Queries over the access log of the gateway. */
export const gatewayQueries = {
  /** Errors that the gateway answered, also without a call of a function. */
  gateway: [
    'filter status like /^[45]/',
    'stats count(*) as answers by route, status',
    'sort answers desc',
    'limit 50',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
