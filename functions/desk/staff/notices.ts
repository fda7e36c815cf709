import type { StaffHandlers } from './app.ts'

export const showNotices: StaffHandlers['showNotices'] = async ({ member }, app) => ({
  success: true,
  data: { notices: await app.notices.settingsOf(member.id) },
})

export const saveNotices: StaffHandlers['saveNotices'] = async ({ member, body, log }, app) => {
  await app.notices.saveSettings(member.id, body, app.clock())
  log.info('notices set', { memberId: member.id })
  return { success: true, data: { notices: body } }
}
