import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { UnsentInterview } from '../../api/unsent/unsent-interview.ts'
import { openElsewhereMessage } from '../machine/room-status.ts'
import { openRoom } from './opening.ts'
import { notLoadedText } from './room-interview.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import { within } from './within.ts'

/** A lost finish is repeated before the room is opened. The opening waits this long for its answer. */
const maxFinishMilliseconds = 10_000

/** Opens the room and joins the call. */
export async function connect(core: RoomCore, call: Pick<RoomCall, 'join'>): Promise<void> {
  const { world, scope, retries, sessionId, timeFactor, getState, set, dispatch } = core
  const openedWith = sessionId()
  if (openedWith === '') {
    dispatch({ type: 'failed', message: 'Cannot start interview: Session ID missing.' })
    return
  }
  // A delivery ends by itself: what this page delivers waits for it.
  const isElsewhere = (await world.locks.heldBy(openedWith)) === 'interview'
  const left = await world.interviews.get(openedWith).catch(() => undefined)
  if (!isElsewhere) await deliverLeft(core, left)
  const askedAt = world.clock.now()
  const opened = await openRoom(retries, world.calls, { sessionId: openedWith, timeFactor })
  if (scope.signal.aborted || getState().interview.phase !== 'connecting') return
  if ('record' in opened)
    set({
      record: opened.record,
      roomEndsAt: endOf(opened.record, askedAt),
      wasHeldHere: isHeldBy(opened.record, left?.callId),
    })
  const isRunning = 'record' in opened && opened.record.running !== null
  if (isElsewhere && (opened.refused !== undefined || isRunning))
    dispatch({ type: 'blocked', message: openElsewhereMessage })
  else if (opened.refused !== undefined) dispatch(opened.refused)
  else if ('record' in opened)
    await (opened.record.needsProof && getState().proof === undefined
      ? proveFirst(core, call)
      : call.join(opened.record))
}

/** Counted from before the request, so that the page never takes the room to be open for longer than it is. */
const endOf = ({ room: { remainingSeconds } }: InterviewRecord, askedAt: number): number | undefined =>
  remainingSeconds === null ? undefined : askedAt + remainingSeconds * 1000

const isHeldBy = ({ running }: InterviewRecord, callId: string | undefined): boolean =>
  callId !== undefined && running?.callId === callId

/** A paid call starts after the proof of the mailbox. The room is opened again then, because less of its time is left. */
const proveFirst = async (core: RoomCore, call: Pick<RoomCall, 'join'>): Promise<void> => {
  const proof = await core.world.loadProof().catch(() => undefined)
  if (proof === undefined) core.dispatch({ type: 'failed', message: notLoadedText })
  else if (await proof.untilProved(core)) await connect(core, call)
}

/** Sends what an earlier visit kept: its checkpoint and finish before the room is opened, its parts meanwhile. */
async function deliverLeft(core: RoomCore, left: UnsentInterview | undefined): Promise<void> {
  const { world, retries, set } = core
  const { interviews, parts, calls, locks, owner, clock } = world
  if (left === undefined || left.owner !== owner) return
  const changed = (_: string, waiting: number): void => {
    set({ partsWaiting: waiting })
  }
  const delivered = world
    .loadDelivery()
    .then(({ deliver }) => deliver(left, { retries, calls, parts, interviews, locks, changed }))
  // The next visit repeats what has failed.
  delivered.catch(() => {})
  // A checkpoint is awaited, too, because this page may continue that interview.
  if (left.finish !== undefined || left.checkpoint !== undefined)
    await within(clock, maxFinishMilliseconds, delivered)
}
