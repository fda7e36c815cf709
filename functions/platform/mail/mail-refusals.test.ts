import { expect, test } from 'vitest'
import { isPermanentRefusal, isRefusalOfAccount } from './mail-refusals.ts'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

test.each([
  ['the sandbox', named('MessageRejected', 'Email address is not verified. The following identities failed')],
  ['a missing right on the recipient', named('AccessDenied', 'not authorized to perform ses:SendEmail')],
  ['paused sending', named('AccountSendingPausedException')],
])('%s refuses every e-mail, which may be accepted later', (_, error) => {
  expect([isRefusalOfAccount(error), isPermanentRefusal(error)]).toEqual([true, false])
})

test.each([named('MessageRejected', 'Address is on the suppression list'), named('InvalidParameterValue')])(
  '%s refuses one e-mail for ever',
  (error) => {
    expect([isRefusalOfAccount(error), isPermanentRefusal(error)]).toEqual([false, true])
  },
)

test.each(['Throttling', 'AccessDeniedException'])('%s is neither', (name) => {
  const error = named(name)
  expect([isRefusalOfAccount(error), isPermanentRefusal(error)]).toEqual([false, false])
})
