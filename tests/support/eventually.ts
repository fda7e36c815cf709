const everyMilliseconds = 25
/** As long as `expect.poll` waits (vitest.config.ts). */
const withinMilliseconds = 10_000

/** Waits until a value is right, and fails with the last value when it never is. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  isRight: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + withinMilliseconds
  for (;;) {
    const value = await look()
    if (isRight(value)) return value
    if (Date.now() > end)
      throw new Error(`Still not so after ${withinMilliseconds} ms: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
  }
}
