import type { InterviewerAccount } from '#functions/platform/config/interviewer-settings.ts'
import { createBedrock } from './bedrock.ts'
import type { Model } from './model.ts'
import { createChatModel } from './chat-model.ts'

/** The model that the operator has set; undefined where there is none. */
export function createModel({ model, bedrock, modelKey }: InterviewerAccount): Model | undefined {
  if (model === undefined) return undefined
  return model.kind === 'bedrock'
    ? createBedrock({ address: bedrock, modelId: model.modelId })
    : createChatModel({ baseUrl: model.baseUrl, modelId: model.modelId, key: modelKey })
}
