/** A word of a channel of a recording. Punctuation at its end becomes an item of its own. */
export type RecordedWord = { channel: 0 | 1; text: string; start: number; end: number }

const seconds = (value: number): string => String(Math.round(value * 1000) / 1000)

function itemsOf(words: readonly RecordedWord[], isLabelled: boolean) {
  return words.flatMap(({ channel, text, start, end }) => {
    const label = isLabelled ? { channel_label: `ch_${channel}` } : {}
    const [, word = text, mark = ''] = /^(.*?)([.,?!]?)$/su.exec(text) ?? []
    const item = {
      ...label,
      type: 'pronunciation',
      start_time: seconds(start),
      end_time: seconds(end),
      alternatives: [{ confidence: '0.998', content: word }],
    }
    return mark === ''
      ? [item]
      : [item, { ...label, type: 'punctuation', alternatives: [{ confidence: '0.0', content: mark }] }]
  })
}

const channels = [0, 1] as const

/** The file that a job writes, in the shape that the service documents. */
export function outputOf(jobName: string, words: readonly RecordedWord[], hasChannels: boolean): string {
  const inTime = words.toSorted((a, b) => a.start - b.start)
  const numbered = itemsOf(inTime, hasChannels).map((item, id) => ({ id, ...item }))
  return JSON.stringify({
    jobName,
    accountId: '000000000000',
    status: 'COMPLETED',
    results: {
      transcripts: [{ transcript: inTime.map(({ text }) => text).join(' ') }],
      ...(hasChannels && {
        channel_labels: {
          channels: channels.map((channel) => ({
            channel_label: `ch_${channel}`,
            items: numbered.filter(
              (item) => 'channel_label' in item && item.channel_label === `ch_${channel}`,
            ),
          })),
          number_of_channels: channels.length,
        },
      }),
      items: numbered,
    },
  })
}
