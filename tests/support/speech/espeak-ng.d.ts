/** The package has no types. */
declare module 'espeak-ng' {
  type Espeak = { FS: { readFile: (path: string) => Uint8Array } }
  export default function createEspeak(options: { arguments: readonly string[] }): Promise<Espeak>
}
