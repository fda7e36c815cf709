import type { Page } from 'playwright-core'

const downlinkBitsPerSecond = 2_000_000
const latencyMilliseconds = 60
const bitsOfByte = 8

export async function limitUplink(page: Page, kilobitsPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: downlinkBitsPerSecond / bitsOfByte,
    uploadThroughput: (kilobitsPerSecond * 1000) / bitsOfByte,
  })
}

/** Counts the parts that the page has sent to S3, and those that S3 has accepted. */
export function countUploads(page: Page, s3: string): { sent: () => number; stored: () => number } {
  let sent = 0
  let stored = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().startsWith(s3)) sent += 1
  })
  page.on('response', (response) => {
    const isPart = response.request().method() === 'PUT' && response.url().startsWith(s3)
    if (isPart && response.ok()) stored += 1
  })
  return { sent: () => sent, stored: () => stored }
}
