/** The card of a candidate who has applied, as the documents have it. */
export const alreadyApplied = {
  title: 'Already Applied',
  text: "You've already applied for this position. We'll get back to you soon!",
} as const
