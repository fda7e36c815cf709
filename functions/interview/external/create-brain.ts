import type { InterviewerAccount } from '#functions/platform/config/interviewer-settings.ts'
import { createBedrock } from './bedrock.ts'
import type { Brain } from './brain.ts'
import { createChatModel } from './chat-model.ts'

/** The model that the operator has set; undefined where there is none. */
export function createBrain({ model, bedrock, modelKey }: InterviewerAccount): Brain | undefined {
  if (model === undefined) return undefined
  return model.kind === 'bedrock'
    ? createBedrock({ address: bedrock, modelId: model.modelId })
    : createChatModel({ baseUrl: model.baseUrl, modelId: model.modelId, key: modelKey })
}
