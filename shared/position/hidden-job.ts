/**
 * A position that the smoke test imports after a deployment. It has a page, and is left out of lists, the sitemap and e-mails.
 */
export const hiddenJobPrefix = 'smoke-test-'

export const isHiddenJob = ({ id }: { id: string }): boolean => id.startsWith(hiddenJobPrefix)
