/** Elements of WebM, of which tests build recordings. */
export const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

export const element = (id: readonly number[], content: readonly number[]): number[] => [
  ...id,
  0x40 | (content.length >> 8),
  content.length & 0xff,
  ...content,
]

export const head = [...element([0x1a, 0x45, 0xdf, 0xa3], [1, 2, 3]), 0x18, 0x53, 0x80, 0x67, ...unknownSize]

const millisecondNanoseconds = [0x0f, 0x42, 0x40]
export const infoWith = (scale: readonly number[] = millisecondNanoseconds): number[] =>
  element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], scale))

const track = (number: readonly number[], type: number) =>
  element([0xae], [...element([0xd7], number), ...element([0x83], [type])])
export const tracksWith = (videoTrack: readonly number[] = [2]): number[] =>
  element([0x16, 0x54, 0xae, 0x6b], [...track([1], 2), ...track(videoTrack, 1)])
/** The same with a sound of so many channels. */
export const tracksOf = (channels: number): number[] =>
  element(
    [0x16, 0x54, 0xae, 0x6b],
    [
      ...element(
        [0xae],
        [...element([0xd7], [1]), ...element([0x83], [2]), ...element([0xe1], element([0x9f], [channels]))],
      ),
      ...track([2], 1),
    ],
  )

export const block = (trackNumber: number, milliseconds: number, isKey: boolean): number[] =>
  element([0xa3], [0x80 | trackNumber, milliseconds >> 8, milliseconds & 0xff, isKey ? 0x80 : 0, 9, 9, 9])

export const clusterAt = (timestamp: readonly number[], blocks: readonly number[]): number[] => [
  0x1f,
  0x43,
  0xb6,
  0x75,
  ...unknownSize,
  ...element([0xe7], timestamp),
  ...blocks,
]

export const cluster = (milliseconds: number, blocks: readonly number[]): number[] =>
  clusterAt([milliseconds >> 8, milliseconds & 0xff], blocks)

/** As a browser records it: no duration, no index, sizes unknown. It plays 7.5 seconds. */
const recordingWith = (tracks: readonly number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...head,
    ...infoWith(),
    ...tracks,
    ...cluster(0, [...block(1, 0, true), ...block(2, 5, true), ...block(2, 900, false)]),
    ...cluster(3000, [...block(2, 0, false)]),
    ...cluster(6000, [...block(2, 0, true), ...block(2, 1500, false)]),
  ])

export const sampleRecording = recordingWith(tracksWith())
export const recordingOf = (channels: number): Uint8Array<ArrayBuffer> => recordingWith(tracksOf(channels))
