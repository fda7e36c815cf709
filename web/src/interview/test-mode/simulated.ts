/** Streams that replace missing or refused devices. */
export const simulated = new WeakSet<MediaStream>()

export const isSimulated = (stream: MediaStream | undefined): boolean =>
  stream !== undefined && simulated.has(stream)
