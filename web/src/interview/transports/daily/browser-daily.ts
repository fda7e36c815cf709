import { createClient } from '#shared/platform/contract/client.ts'
import { voiceAgent } from '../../../api/endpoints.data.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { sessionSend } from '../../../api/session-client.ts'
import { importAgain } from '../../../form/import-again.ts'
import { createAudioMeter } from '../../runtime/audio-meter.ts'
import type { CallNeeds } from '../../runtime/world.ts'
import type { CallTransport } from '../../ports/call-transport.ts'
import { browserSpeaker } from './browser-speaker.ts'
import { createDaily } from './daily.ts'

/** The call over Daily in a browser. daily-js itself is requested once camera and microphone are granted. */
export function browserDaily(record: InterviewRecord, { retries, callId }: CallNeeds): CallTransport {
  const { start, end } = createClient(voiceAgent, sessionSend)
  return createDaily({
    retries,
    record,
    conversation: { agentName: record.agentName ?? '', conversationId: record.session.id, callId },
    calls: { startCall: start, endCall: end },
    async createCallObject(sources) {
      const { createCallObject } = await importAgain(() => import('./daily-js.ts'))
      return createCallObject(sources)
    },
    speaker: browserSpeaker(),
    meter: (track) => createAudioMeter(new MediaStream([track])),
    newId: () => crypto.randomUUID(),
  })
}
