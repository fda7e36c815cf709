/** What a room is opened for: only an interview is recorded and kept. */
export type RoomKind = 'interview' | 'practice' | 'test'
