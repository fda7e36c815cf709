import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { importAgain } from '../../form/import-again.ts'
import type { CallNeeds } from '../runtime/world.ts'
import type { CallTransport } from '../ports/call-transport.ts'
import { createDeferred } from './deferred.ts'
import { NotStarted } from '../ports/not-started.ts'

const notLoadedText = 'The interviewer could not be loaded. Please check your connection and try again.'

async function loaded(record: InterviewRecord, needs: CallNeeds): Promise<CallTransport> {
  if (record.provider !== 'daily') return builtIn(record, needs)
  const [{ browserDaily }, { createReplaceable }] = await Promise.all([
    importAgain(() => import('./daily/browser-daily.ts')),
    importAgain(() => import('./replaceable.ts')),
  ])
  return createReplaceable(browserDaily(record, needs), () => builtIn(record, needs))
}

/** The code for the server's model, voice and speech streams is loaded only where the server has one of these. */
async function builtIn(record: InterviewRecord, needs: CallNeeds): Promise<CallTransport> {
  const { brain: serverParts } = record
  if (serverParts !== undefined && serverParts !== null) {
    const { browserModel } = await importAgain(() => import('./model/browser-model.ts'))
    return browserModel(record, needs, serverParts)
  }
  const { browserBuiltIn } = await importAgain(() => import('./built-in/browser-built-in.ts'))
  return browserBuiltIn(record, needs)
}

/** The call with the interviewer that the record asks for. Its code is loaded once the devices are granted. */
export function browserCall(
  record: InterviewRecord,
  needs: CallNeeds,
): CallTransport | Promise<CallTransport> {
  const load = () =>
    loaded(record, needs).catch((error: unknown) => {
      throw new NotStarted(notLoadedText, { cause: error })
    })
  // A test interview needs no devices.
  return record.isTestInterview ? load() : createDeferred(load)
}
