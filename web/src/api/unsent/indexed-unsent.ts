import type { PartStore, StoredPart } from './part-store.ts'
import type { InterviewStore, UnsentInterview } from './unsent-interview.ts'

const databaseName = 'unsent-interviews'
const partsName = 'parts'
const interviewsName = 'interviews'
type StoreName = typeof partsName | typeof interviewsName

const keyOf = ({ sessionId, segment, part }: StoredPart): IDBValidKey => [sessionId, segment, part]
// An array sorts after every number and text, so the range holds all keys of the session.
const rangeOf = (sessionId: string): IDBKeyRange => IDBKeyRange.bound([sessionId], [sessionId, []])

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The database failed.'))
    })
  })

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    for (const name of [partsName, interviewsName]) request.result.createObjectStore(name)
  })
  return answered(request)
}

/** A write is safe once its transaction is complete, where a full disk shows, too. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve()
    })
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new Error('The database refused the write.'))
    })
  })

/** Keeps parts and interviews in IndexedDB. The keys of parts sort by session, segment and part. */
export function createIndexedUnsent(factory: () => IDBFactory): {
  parts: PartStore
  interviews: InterviewStore
} {
  let database: Promise<IDBDatabase> | undefined
  const forget = (): void => {
    database = undefined
  }
  /** A browser may refuse to open it once, and may close it while the page is in the background: the next use opens it again. */
  const open = (): Promise<IDBDatabase> => {
    if (database !== undefined) return database
    const opening = openDatabase(factory())
    database = opening
    opening.then((opened) => opened.addEventListener('close', forget), forget)
    return opening
  }
  const read = async <T>(name: StoreName, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answered(run((await open()).transaction(name, 'readonly').objectStore(name)))
  const write = async (name: StoreName, run: (store: IDBObjectStore) => unknown): Promise<void> => {
    const transaction = (await open()).transaction(name, 'readwrite')
    run(transaction.objectStore(name))
    await completed(transaction)
  }
  return {
    parts: {
      add: (part) => write(partsName, (store) => store.put(part, keyOf(part))),
      remove: (part) => write(partsName, (store) => store.delete(keyOf(part))),
      of: (sessionId) => read<StoredPart[]>(partsName, (store) => store.getAll(rangeOf(sessionId))),
      removeAll: (sessionId) => write(partsName, (store) => store.delete(rangeOf(sessionId))),
      async sessions() {
        const keys = await read(partsName, (store) => store.getAllKeys())
        const first = keys.map((key): unknown => (Array.isArray(key) ? key[0] : key))
        return [...new Set(first.filter((id) => typeof id === 'string'))]
      },
    },
    interviews: {
      put: (interview) => write(interviewsName, (store) => store.put(interview, interview.sessionId)),
      get: (sessionId) => read<UnsentInterview | undefined>(interviewsName, (store) => store.get(sessionId)),
      all: () => read<UnsentInterview[]>(interviewsName, (store) => store.getAll()),
      remove: (sessionId) => write(interviewsName, (store) => store.delete(sessionId)),
    },
  }
}
