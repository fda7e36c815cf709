/** How many bytes of parts may wait in the page's memory when no storage takes them: about seven minutes at the highest bitrate. */
const maxBytes = 32 * 1024 * 1024
/** Recording continues once fewer bytes than these wait. */
const fewBytes = maxBytes / 2

/** Whether to record, by the bytes that wait only in memory: a page that runs out of memory loses the answers, too. */
export const recordsWith = (isRecording: boolean, unstoredBytes: number): boolean =>
  unstoredBytes < (isRecording ? maxBytes : fewBytes)
