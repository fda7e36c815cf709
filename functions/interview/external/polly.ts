import { PollyClient, SynthesizeSpeechCommand, type Engine, type VoiceId } from '@aws-sdk/client-polly'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'

const connectMilliseconds = 500
const answerMilliseconds = 1500
const sampleRate = '24000'

export type Sound = { contentType: 'audio/mpeg'; bytes: Uint8Array }

/** Undefined where the voice fails: the page then uses a voice of the device. */
export type SpokenVoice = { say: (text: string) => Promise<Sound | undefined> }

/** Amazon Polly. A text is plain, never SSML, so nothing in it is a tag. */
export function createPolly({
  address,
  voiceId,
  engine,
}: {
  address: AwsAddress
  voiceId: string
  engine: string
}): SpokenVoice {
  const client = new PollyClient({
    ...address,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
    }),
  })
  return {
    async say(text) {
      try {
        const { AudioStream } = await client.send(
          new SynthesizeSpeechCommand({
            Text: text,
            TextType: 'text',
            OutputFormat: 'mp3',
            SampleRate: sampleRate,
            // From the operator's settings; Polly refuses voices that it does not have.
            VoiceId: voiceId as VoiceId,
            Engine: engine as Engine,
          }),
        )
        const bytes = await AudioStream?.transformToByteArray()
        return bytes && { contentType: 'audio/mpeg', bytes }
      } catch {
        return undefined
      }
    },
  }
}
