import { UsageError } from '../usage-error.ts'
import { withReference } from './application-list.ts'
import { naming, show } from './application-shown.ts'
import type { Command } from './command.ts'
import { refusedAs, unknownApplication } from './refused.ts'

export const recallCommand: Command = {
  words: 'recall',
  arguments: ['<application>'],
  help: 'stop a decision before its ten minutes are over',
  notes: ['The candidate is not emailed.', naming],
  async run({ arguments: [named = ''] }, { api }) {
    const { application: before } = await show(api, named)
    const { reference, status, decision, candidate, jobTitle } = before
    const nothing = `No decision on ${reference} is pending, so it stays ${status}. A decision can be recalled for ten minutes.`
    if (decision === null) throw new UsageError(nothing)
    const { data } = await refusedAs(api.recallDecision({ params: { id: before.id } }), {
      application_not_found: unknownApplication(named),
      no_decision_pending: `The decision on ${reference} has taken effect, or was recalled; "applications show ${reference}" shows its status.`,
    })
    const application = withReference(data.application)
    return {
      data: { application },
      text: `${reference} (${candidate.name}, ${jobTitle}) stays ${application.status}; ${decision.status} is recalled.`,
    }
  },
}
