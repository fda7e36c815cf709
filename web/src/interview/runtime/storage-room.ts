/** So many bytes of parts that no storage takes may wait in the page's memory; about seven minutes of a full recording. */
const maxBytes = 32 * 1024 * 1024
/** Recording goes on once so few are left. */
const fewBytes = maxBytes / 2

/** Whether to record, by what waits in memory only: a page that is out of memory loses the answers with it. */
export const recordsWith = (isRecording: boolean, unstoredBytes: number): boolean =>
  unstoredBytes < (isRecording ? maxBytes : fewBytes)
