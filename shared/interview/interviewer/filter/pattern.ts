/** Words that do not change what a sentence claims. */
const filler =
  '(?:(?:now|already|definitely|certainly|clearly|obviously|basically|really|very|so|too|quite|rather|truly|just|also|almost|surely|absolutely|simply|pretty|extremely|highly|incredibly|such|still|all|well|probably|likely|officially|hereby|immediately|even|well|most|quite|a bit|a little|kind of|sort of|as good as|without doubt|of course|no doubt) )*'

/** A pattern over the words of a reading. `~` stands for any number of filler words. */
export const words = (source: string): RegExp =>
  new RegExp(`(?<![a-z0-9'])(?:${source.trimEnd().replaceAll('~ ', filler)})(?![a-z0-9'])`, 'u')
