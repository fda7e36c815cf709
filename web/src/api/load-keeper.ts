import type { Keeper } from './session/session-keeper.ts'

/** Renewing and ending a session is code for people who have one. */
export const loadKeeper = async (): Promise<Keeper> => (await import('./keeper.ts')).keeper
