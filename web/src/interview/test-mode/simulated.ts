/** Streams that stand for devices that are not there. */
export const simulated = new WeakSet<MediaStream>()

export const isSimulated = (stream: MediaStream | undefined): boolean =>
  stream !== undefined && simulated.has(stream)
