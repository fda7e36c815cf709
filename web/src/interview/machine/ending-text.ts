import type { CallFacts } from './call-notice.ts'

/** Where the room closed while the device slept, or the browser froze the page. */
export const roomClosedText =
  'The time for this interview passed while this page was not running. Your answers are handed in as they are.'

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
