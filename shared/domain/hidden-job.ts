/**
 * A position that the test after a deployment imports: it has a page at its address, and is in no list, neither in the sitemap
 * nor in a letter.
 */
export const hiddenJobPrefix = 'smoke-test-'

export const isHiddenJob = ({ id }: { id: string }): boolean => id.startsWith(hiddenJobPrefix)
