/** A malicious or broken file, which must not end the process, exhaust its memory or block it. */
export type HostileFile = { name: string; fileName: string; bytes: () => Buffer }
