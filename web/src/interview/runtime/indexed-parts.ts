import type { PartStore, StoredPart } from './part-store.ts'

const databaseName = 'interview-recording'
const storeName = 'parts'

const keyOf = ({ sessionId, segment, part }: StoredPart): IDBValidKey => [sessionId, segment, part]

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
    request.result.createObjectStore(storeName)
  })
  return answered(request)
}

/** Keeps parts in IndexedDB. Its keys sort by session, segment and part. */
export function createIndexedParts(factory: () => IDBFactory): PartStore {
  let database: Promise<IDBDatabase> | undefined
  const inStore = async <T>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    database ??= openDatabase(factory())
    const opened = await database
    return answered(run(opened.transaction(storeName, mode).objectStore(storeName)))
  }
  return {
    async add(part) {
      await inStore('readwrite', (store) => store.put(part, keyOf(part)))
    },
    async remove(part) {
      await inStore('readwrite', (store) => store.delete(keyOf(part)))
    },
    // An array sorts after every number and text, so the range holds all keys of the session.
    of: (sessionId) =>
      inStore<StoredPart[]>('readonly', (store) =>
        store.getAll(IDBKeyRange.bound([sessionId], [sessionId, []])),
      ),
  }
}
