/** A line that stands out. */
export const marked = 'rounded-small border-l-3 border-amber bg-accent-wash px-4 py-3'
