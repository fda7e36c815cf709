/** Idempotency keys of enquiries. A retry keeps its key, so that the API stores it once even if its first answer was lost. */
export function submissionKeys(newKey: () => string = () => crypto.randomUUID()) {
  let pending: { content: string; key: string } | undefined
  return {
    keyFor(enquiry: unknown): string {
      const content = JSON.stringify(enquiry)
      if (pending?.content !== content) pending = { content, key: newKey() }
      return pending.key
    },
    /** Call it when the API has accepted the enquiry: the same text is a new enquiry from then on. */
    accepted(): void {
      pending = undefined
    },
  }
}
