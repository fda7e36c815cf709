/** The commit that `npm run deploy` builds, which pages state and `/api/health` answers; `local` in any other build. */
export const releaseOfBuild = (): string => process.env['RELEASE'] ?? 'local'
