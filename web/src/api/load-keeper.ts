import type { Keeper } from './session/session-keeper.ts'

/** Imported on demand: only signed-in visitors need the code that renews and ends a sign-in. */
export const loadKeeper = async (): Promise<Keeper> => (await import('./keeper.ts')).keeper
