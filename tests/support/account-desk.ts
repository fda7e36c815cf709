import { limits } from '#shared/platform/contract/limits.ts'
import { cvPdf } from 'cv-reader/documents'
import { accountExpiryUses } from '#functions/erasure/account-expiry/app.ts'
import { accountExpiry } from '#functions/erasure/account-expiry/expire.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { aNetwork, goodPassword, tokenIn, type Call } from './api.ts'
import { postWithFile } from './cv-upload.ts'
import { appOn, configOf } from './function-config.ts'
import { linkIn, mailsTo } from './inbox.ts'
import { applyFor, runningInterview, uploadPart } from './rooms.ts'
import type { TestStack } from './stack.ts'
import { daySeconds } from '#shared/platform/durations.ts'

export const newPassword = 'nine nodes and 1 switch'

/** What tests do with accounts whose mailbox is not proved: e-mails, links, and a stranger who registered the address first. */
export function accountDesk(stack: TestStack, call: Call) {
  const signIn = (email: string, password = goodPassword) =>
    call('POST /auth/login', { json: { email, password } })

  return {
    mailsTo: (email: string) => mailsTo(stack, email),
    linkIn: (...wanted: [kind: Parameters<typeof linkIn>[1], email: string]) => linkIn(stack, ...wanted),
    signIn,

    async resetLinkFor(email: string): Promise<string> {
      await call('POST /auth/forgot-password', { form: { email } })
      return linkIn(stack, 'reset', email)
    },

    reset: (token: string, more: { bearer?: string; contents?: 'keep' | 'empty' } = {}) =>
      call('POST /auth/reset-password', {
        json: {
          token,
          password: newPassword,
          ...(more.contents === undefined ? {} : { contents: more.contents }),
        },
        address: aNetwork(),
        token: more.bearer,
      }),

    ask: (token: string, bearer?: string) =>
      call('POST /auth/mailed-link', { json: { token }, token: bearer }),

    confirm: (token: string, bearer?: string) =>
      call('POST /auth/confirm-email', { json: { token }, token: bearer }),

    statusOf: async (token: string): Promise<number> => (await call('GET /auth/me', { token })).status,

    profileOf: async (token: string) =>
      (await call('GET /auth/me', { token })).body['data'] as Record<string, unknown>,

    profileBehind: async (email: string, password = newPassword) =>
      (await call('GET /auth/me', { token: tokenIn(await signIn(email, password)) })).body['data'] as Record<
        string,
        unknown
      >,

    /** Registers an address with a CV and applies; `interview` is how far the interview gets. */
    async registered({
      jobId,
      password = goodPassword,
      interview = 'begun',
    }: {
      jobId: string
      password?: string
      interview?: 'begun' | 'finished' | 'none'
    }) {
      const email = `owner.${systemRandom.id().slice(0, 8)}@example.com`
      const name = 'The Stranger'
      const answer = await postWithFile(
        stack,
        '/auth/register',
        { fileName: 'attacker.pdf', bytes: cvPdf({ email, name }) },
        { fields: { name, email, phone: '+60 12-345 6789', password } },
      )
      const token = tokenIn(answer)
      const { id: userId } = (answer.body['data'] as { user: { id: string } }).user
      await call('PATCH /auth/me', { token, json: { about: 'https://evil.example', skills: ['phishing'] } })
      const room = { call, token }
      if (interview === 'none') {
        return { email, userId, token, sessionId: await applyFor({ ...room, jobId }) }
      }
      const sessionId = await runningInterview({ ...room, jobId })
      await uploadPart({ ...room, sessionId }, { part: 0, bytes: 'film' })
      if (interview === 'finished')
        await call(`POST /interviews/${sessionId}/finish`, {
          token,
          json: { transcript: [{ role: 'user', content: 'My answer.' }], recordedParts: [1] },
        })
      return { email, userId, token, sessionId }
    },

    /** Runs the daily function with a clock that is so many days ahead; `meanwhile` happens before it begins a deletion. */
    async expireOn(days: number, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
      // The product's clock may be ahead, at the beginning of the next window of a limit.
      const ahead = limits.signInPerAccount.windowSeconds
      const clock = () => new Date(Date.now() + (days * daySeconds + ahead) * 1000)
      const world = { clock, random: systemRandom, log: createLog({}, () => {}) }
      const app = appOn(accountExpiryUses, [configOf(stack, 'accountExpiry'), world], {})
      const beginExpiry: typeof app.unproved.beginExpiry = async (...account) => {
        await meanwhile()
        return app.unproved.beginExpiry(...account)
      }
      await accountExpiry({ ...app, unproved: { ...app.unproved, beginExpiry } })()
    },
  }
}
