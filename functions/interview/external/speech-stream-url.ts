import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'

/** Short, because the URL can open any number of streams until it expires; a stream that is open stays open. */
export const speechStreamUrlSeconds = 15
export const speechSampleRate = 16_000

const port = 8443

export type SpeechStreamUrl = { of: (now: Date) => Promise<string> }

type SpeechStream = { address: AwsAddress; credentials: () => Promise<Credentials>; language: string }
type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** Presigned URLs of Transcribe's WebSocket, which a page opens itself: no audio passes through the functions. */
export function createSpeechStreamUrl({ address, credentials, language }: SpeechStream): SpeechStreamUrl {
  const { region, endpoint } = address
  const base = new URL(endpoint ?? `https://transcribestreaming.${region}.amazonaws.com:${port}`)
  const signer = new SignatureV4({ service: 'transcribe', region, credentials, sha256: Sha256 })
  return {
    async of(now) {
      const signed = await signer.presign(
        {
          method: 'GET',
          protocol: base.protocol,
          hostname: base.hostname,
          path: '/stream-transcription-websocket',
          query: {
            'language-code': language,
            'media-encoding': 'pcm',
            'sample-rate': String(speechSampleRate),
            'enable-partial-results-stabilization': 'true',
            'partial-results-stability': 'high',
          },
          headers: { host: base.host },
        },
        { expiresIn: speechStreamUrlSeconds, signingDate: now },
      )
      const query = new URLSearchParams(signed.query as Record<string, string>)
      return `${base.protocol === 'http:' ? 'ws' : 'wss'}://${base.host}${signed.path}?${query.toString()}`
    },
  }
}
