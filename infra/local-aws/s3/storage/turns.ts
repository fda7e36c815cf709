/** Runs the tasks of one id one after the other, and those of different ids concurrently. */
export function turnsById(): <Result>(id: string, task: () => Promise<Result>) => Promise<Result> {
  const turns = new Map<string, Promise<void>>()
  return async (id, task) => {
    const turn = (turns.get(id) ?? Promise.resolve()).then(task)
    const settled = turn.then(
      () => undefined,
      () => undefined,
    )
    turns.set(id, settled)
    try {
      return await turn
    } finally {
      if (turns.get(id) === settled) turns.delete(id)
    }
  }
}
