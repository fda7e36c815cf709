import { expect, test } from 'vitest'
import { atDesk, deskGroup, waysIn } from './desk.ts'
import { recruiting } from '#shared/desk/contract/recruiting.ts'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { staff } from '#shared/desk/contract/staff.ts'

test('an endpoint for operators is at the desk below /desk, without the part /recruiting', () => {
  expect(atDesk(recruiting.listApplications)).toMatchObject({
    auth: 'staff',
    path: '/desk/jobs/{id}/applications',
  })
  expect(atDesk(contact.retry)?.path).toBe('/desk/contact/retry')
})

test('an endpoint without `desk` has one route, one with it has two', () => {
  expect(waysIn(recruiting.importJob)).toHaveLength(2)
  expect(waysIn(contact.send)).toEqual([contact.send])
  expect(waysIn(recruiting.listStaff).map(({ path }) => path)).toEqual(['/recruiting/staff', '/desk/staff'])
})

test("the desk's part of a group has the endpoints for staff and those with a route at the desk", () => {
  expect(Object.keys(deskGroup(staff))).toEqual([
    'confirmCode',
    'me',
    'stayActive',
    'listSignIns',
    'endSignIn',
    'showNotices',
    'saveNotices',
    'signOut',
  ])
  expect(Object.keys(deskGroup(contact))).toEqual(['retry'])
})
