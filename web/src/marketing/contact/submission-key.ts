/**
 * Keys that let the API recognise an enquiry it has already taken: the same content retried keeps its key, so that an
 * answer lost on the way does not make two enquiries of one.
 */
export function submissionKeys(newKey: () => string = () => crypto.randomUUID()) {
  let pending: { content: string; key: string } | undefined
  return {
    keyFor(enquiry: unknown): string {
      const content = JSON.stringify(enquiry)
      if (pending?.content !== content) pending = { content, key: newKey() }
      return pending.key
    },
    /** The enquiry arrived: whoever sends the same text again means it. */
    accepted(): void {
      pending = undefined
    },
  }
}
