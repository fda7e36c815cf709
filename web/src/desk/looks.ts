/** Groups of utilities that parts of different kinds have. */

/** A part below the surface of its panel. */
export const sunkenLook = 'rounded-control border border-line bg-surface-sunken'

/** A document in the page: a CV, or the page of a recording. */
export const frameLook = `h-frame w-full ${sunkenLook}`

/** Short facts beside each other. */
export const factsLook = 'flex flex-wrap items-center gap-x-4 gap-y-1'

/** The narrow column of a page, which stays in view beside the wide one. */
export const sideLook = 'sticky top-5 grid min-w-0 gap-4 tablet:static'

/** The line that opens what is folded. */
export const foldedLook = 'min-h-control cursor-pointer content-center'

/** Text at the start of a row, and what to do about it at the end. */
export const endsLook = 'flex flex-wrap items-center justify-between gap-3'
