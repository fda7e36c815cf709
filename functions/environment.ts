/** The names of a function's environment variables: the stack sets them and `configFrom` reads them. */
export const environment = {
  usersTable: 'USERS_TABLE',
  applicationsTable: 'APPLICATIONS_TABLE',
  enquiriesTable: 'ENQUIRIES_TABLE',
  guardsTable: 'GUARDS_TABLE',
  uploadsBucket: 'UPLOADS_BUCKET',
  /** Comma-separated; the second value is the one that is being rotated out. */
  apiKeys: 'API_KEYS',
  /** Comma-separated, like the keys. What proves that a request came through our edge. */
  originSecrets: 'ORIGIN_SECRETS',
  siteUrl: 'SITE_URL',
  mailFrom: 'MAIL_FROM',
  enquiriesTo: 'ENQUIRIES_TO',
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
} as const

/** What only functions that know who is signed in are given. */
export const signInEnvironment = {
  /** The id of the key that signs tokens. */
  sessionKey: 'SESSION_KEY',
  /** Comma-separated `id=key`: the one that signs, the one before and the one after. */
  sessionKeys: 'SESSION_KEYS',
} as const
