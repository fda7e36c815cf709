const everyMilliseconds = 25
/** As long as `expect.poll` in vitest.config.ts, and below the timeout of a test: a busy machine is slow. */
const withinMilliseconds = 50_000

/** Polls until `isRight` accepts the value; throws with the last value after the timeout. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + withinMilliseconds
  for (;;) {
    const value = await look()
    if (isRight(value)) return value
    if (Date.now() > end)
      throw new Error(`The condition is not met after ${withinMilliseconds} ms: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
  }
}
