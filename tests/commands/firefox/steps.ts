import type { Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'
import type { Visitor } from './visitor.ts'

export type World = {
  stack: TestStack
  candidate: Candidate
  job: { id: string; title: string }
  /** The path of a CV whose owner has no account. */
  cv: string
}

export const enterKey = '\uE007'

export async function typeCredentials(visitor: Visitor, { email, password }: Candidate): Promise<void> {
  await visitor.type('Email', email)
  await visitor.type('Password', password)
  await visitor.click('button', 'Sign In')
}
