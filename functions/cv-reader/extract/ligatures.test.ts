import { expect, test } from 'vitest'
import { restoreLigatures } from './ligatures.ts'

test.each([
  ['ﬁnance and workﬂow', 'finance and workflow'],
  ['e\u0000cient', 'efficient'],
  ['certi\u0000cate', 'certificate'],
  ['work\u0000ow', 'workflow'],
  ['pro\u0000le', 'profile'],
  ['di\u0000erent', 'different'],
  ['a \u0000 b', 'a   b'],
])('%j is %j', (lost, found) => expect(restoreLigatures(lost)).toBe(found))
