/** Titles of sections, and the sentence below one. Paper has smaller ones. */
export const heading = 'text-heading tracking-figure print:text-lead'
export const lead = 'mt-4 max-w-40 text-lead text-ink-soft print:mt-2 print:text-body'
