import { startInterviewerServices } from 'local-aws/interviewer-services'
import { expect, test } from 'vitest'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { anInterviewer } from '#tests/support/interviewer-stack.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { startTestStack } from '#tests/support/stack.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from './room-page.ts'
import { openSpeakingPage } from './speaking-page.ts'
import { spokenSound } from './speech.ts'

test.each([
  ['without a model', { model: undefined }],
  ['with a model', {}],
])(
  'after a danger that is said aloud %s nothing is asked',
  async (_, parts) => {
    const services = await startInterviewerServices({ access: grantedAccess() })
    services.speechStreams.utterances.push('I have been thinking about suicide.')
    const stack = await startTestStack({ interviewer: anInterviewer(services.url, parts) })
    const candidate = await registerCandidate(stack.site)
    await proveMailbox(stack, candidate.user.id)
    await putJobs(stack, [room.shortJob])
    const sessionId = await applyFor(stack, candidate, room.shortJob.id)
    const sound = spokenSound({ quiet: 6, speech: 4 })
    const { page, close } = await openSpeakingPage({ site: stack.site, candidate, sessionId, sound })
    try {
      await room.startButton(page).click()
      await room.becomeReady(page)
      await room.startCall(page)
      await room.log(page).getByText('Are you ready').waitFor()
      await room.type(page, 'Yes, I am ready.')
      await room.log(page).getByText('Befrienders on 03-7627 2929').first().waitFor({ timeout: 90_000 })
      await room.type(page, room.longAnswer)
      await room.log(page).getByText('nothing you have to answer').first().waitFor()
      expect(await room.log(page).getByText('What would you build here first?').count()).toBe(0)
    } finally {
      await close()
      await stack.close()
      await services.close()
    }
  },
  240_000,
)
