import type { TestStack } from '#tests/support/stack.ts'

export const mailsOf = async (stack: TestStack) => stack.ses.inbox.list()
