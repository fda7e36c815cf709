import type { CallFacts } from './call-notice.ts'

/** What is still to be sent at the end; undefined while nothing waits. */
export function endingText({
  isOnline,
  partsWaiting,
}: Pick<CallFacts, 'isOnline' | 'partsWaiting'>): string | undefined {
  if (!isOnline)
    return 'You are offline. Everything is kept on this device: stay on this page, or open your dashboard here later.'
  if (partsWaiting === 0) return undefined
  return `Uploading your recording: ${partsWaiting} ${partsWaiting === 1 ? 'part' : 'parts'} left. Please stay on this page.`
}
