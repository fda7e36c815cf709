const kilobyte = 1024
const megabyte = 1024 * kilobyte

export function sizeText(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} bytes`
  return bytes < megabyte ? `${Math.round(bytes / kilobyte)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
}
