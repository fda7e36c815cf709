import * as z from 'zod/mini'

/** The signed-in candidate, before a page has loaded the profile. */
const signedInUser = z.object({ id: z.string(), email: z.string(), name: z.string() })
export type SignedInUser = z.output<typeof signedInUser>

export const signIn = z.object({ user: signedInUser, token: z.string() })

/** `cvStored`: whether the CV that came with the registration is stored; absent without one. */
export const registered = z.extend(signIn, { cvStored: z.optional(z.boolean()) })

/** The answer of a call that has only a message to show. */
export const done = z.object({ success: z.literal(true), message: z.string() })
