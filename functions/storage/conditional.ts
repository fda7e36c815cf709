/** Returns undefined when the write's condition fails; throws any other error. */
export async function unlessConditionFails<Result>(
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}
