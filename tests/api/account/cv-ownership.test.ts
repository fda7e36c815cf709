import { cvDocx, cvPdf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { aCandidate, goodPassword, tokenIn } from '#tests/support/api.ts'
import { cvDesk } from '#tests/support/cv-desk.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { startWindow } from '#tests/support/window.ts'

const desk = cvDesk(stack)
setUpProduct()

describe('a CV with the e-mail address of an account', () => {
  /** A candidate with a profile, and the CV of another person with the candidate's e-mail address. */
  async function namedByAStranger() {
    const victim = await aCandidate(desk.call, { name: 'Victoria Rightful' })
    await desk.call('PATCH /auth/me', {
      token: victim.token,
      json: { phone: '+60 3-9999 0000', title: 'Secret Title' },
    })
    const { cvId = '' } = await desk.upload({
      fileName: 'cv.pdf',
      bytes: cvPdf({ email: victim.email, name: 'Mallory Stranger' }),
    })
    return { victim, cvId }
  }
  const stored = /Victoria|9999 0000|Secret Title/

  test("is answered 409 with the file's data and no stored data", async () => {
    const { victim, cvId } = await namedByAStranger()
    const { status, body } = await desk.register({ cv_id: cvId })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      success: false,
      extractedData: { name: 'Mallory Stranger', email: victim.email },
      fullExtractedInfo: { name: 'Mallory Stranger' },
    })
    expect(typeof body['detail']).toBe('string')
    expect(JSON.stringify(body)).not.toMatch(stored)
  })

  test('gives a stranger neither a token nor stored data', async () => {
    const { victim, cvId } = await namedByAStranger()
    const stranger = await aCandidate(desk.call)
    const claims = [
      desk.register({ cv_id: cvId, confirm_update: 'true' }),
      desk.register({ cv_id: cvId, confirm_update: 'true', password: 'not the right 1' }),
      desk.register({ cv_id: cvId, confirm_update: 'true', password: '' }),
      desk.register({ cv_id: cvId, confirm_update: 'true' }, stranger.token),
      desk.register(
        { cv_id: cvId, confirm_update: 'true', password: goodPassword.toUpperCase() },
        stranger.token,
      ),
    ]
    for (const { status, body } of await Promise.all(claims)) {
      expect(status).toBe(401)
      expect(JSON.stringify(body)).not.toMatch(stored)
      expect(JSON.stringify(body)).not.toContain('token')
      expect(body['detail']).toBe('To update this account, enter its password or sign in first.')
    }
    expect(await desk.profileOf(victim.token)).toMatchObject({
      name: 'Victoria Rightful',
      title: 'Secret Title',
      cvFileName: null,
    })
  })

  test('updates the account with its password', async () => {
    const { victim, cvId } = await namedByAStranger()
    const answer = await desk.register({ cv_id: cvId, confirm_update: 'true', password: goodPassword })
    expect(answer.status).toBe(200)
    expect(await desk.profileOf(tokenIn(answer))).toMatchObject({
      id: victim.id,
      name: 'Mallory Stranger',
      cvFileName: 'cv.pdf',
    })
  })

  test('updates the account with its token', async () => {
    const { victim, cvId } = await namedByAStranger()
    const answer = await desk.register({ cv_id: cvId, confirm_update: 'true' }, victim.token)
    expect(answer.status).toBe(200)
  })

  test('replaces the earlier file, which stays in the bucket as an earlier version', async () => {
    const { victim, cvId } = await namedByAStranger()
    await desk.register({ cv_id: cvId, confirm_update: 'true' }, victim.token)
    const second = await desk.upload({ fileName: 'newer.docx', bytes: cvDocx({ email: victim.email }) })
    await desk.register({ cv_id: second.cvId ?? '', confirm_update: 'true' }, victim.token)
    expect(await desk.presentFilesOf(`cvs/${victim.id}/`)).toEqual([`cvs/${victim.id}/${second.cvId}.docx`])
    expect(await desk.filesOf(`cvs/${victim.id}/`)).toHaveLength(2)
  })

  test('guesses at the password count as failed sign-ins', async () => {
    startWindow(stack, limits.signInPerAccount)
    const { victim, cvId } = await namedByAStranger()
    const guess = async (number: number) =>
      (await desk.register({ cv_id: cvId, confirm_update: 'true', password: `guess number ${number}` }))
        .status
    for (let number = 0; number < limits.signInByStrangers.max; number += 1)
      expect(await guess(number)).toBe(401)
    expect(await guess(limits.signInByStrangers.max)).toBe(429)
    const { status } = await desk.call('POST /auth/login', {
      json: { email: victim.email, password: goodPassword },
    })
    expect(status).toBe(429)
  })
})
