/** What a check before a deployment found. `wrong` stops the deployment, `remark` does not. */
export type Finding = { kind: 'ok' | 'remark' | 'wrong'; text: string }

export const ok = (text: string): Finding => ({ kind: 'ok', text })
export const remark = (text: string): Finding => ({ kind: 'remark', text })
export const wrong = (text: string): Finding => ({ kind: 'wrong', text })

export type Check = { name: string; look: () => Promise<Finding | Finding[]> }

const marks = { ok: 'ok    ', remark: 'remark', wrong: 'WRONG ' } as const

/** Prints each finding; false where one is wrong. A check that fails itself is a remark, and the others go on. */
export async function runChecks(checks: readonly Check[], say: (line: string) => void): Promise<boolean> {
  let isGood = true
  for (const { name, look } of checks) {
    const outcome = await look().catch((error: unknown) =>
      remark(`could not be checked (${error instanceof Error ? error.name : 'unknown'}).`),
    )
    for (const { kind, text } of Array.isArray(outcome) ? outcome : [outcome]) {
      say(`${marks[kind]}  ${name}: ${text}`)
      isGood = isGood && kind !== 'wrong'
    }
  }
  return isGood
}
