const name = 'address-proved'

/** Tells the other tabs that an e-mailed link has proved the mailbox; nothing of it is stored. */
export function announceProof(): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel.postMessage(true)
  channel.close()
}

/** Returns the function that stops it. */
export function onProofElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
