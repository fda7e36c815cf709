/** Groups of utilities that parts of different kinds have. */

/** A part below the surface of its panel. */
export const sunkenLook = 'rounded-control border border-line bg-surface-sunken'

/** A document in the page: a CV, or the page of a recording. */
export const frameLook = `h-frame w-full ${sunkenLook}`

/** Text at the start of a row, and what to do about it at the end. */
export const endsLook = 'flex flex-wrap items-center justify-between gap-3'
