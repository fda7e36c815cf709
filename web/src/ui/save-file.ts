/** Revoking the object URL earlier could interrupt the download. */
const keepFileMilliseconds = 60_000

/** Lets the browser save a file that the page has made. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keepFileMilliseconds)
}
