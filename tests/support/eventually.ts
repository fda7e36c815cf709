const everyMilliseconds = 25

/** Waits until something holds, and fails with what was last seen when it never does. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  isRight: (value: Value) => boolean,
  withinMilliseconds = 10_000,
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
