import { defaultSections } from '#shared/position/default-sections.ts'
import { scriptOf } from '#web/interview/transports/built-in/script.ts'
import { conversations } from '../support/interview/conversations/candidates.ts'
import { play } from '../support/interview/conversations/play.ts'
import { aRecord } from '../support/interview/records.ts'

/** `npm run interview:conversations [-- word]`: prints conversations with the built-in interviewer, to be read aloud. */
const wanted = (process.argv[2] ?? '').toLowerCase()
const script = scriptOf(aRecord({ sections: [...defaultSections] }))

for (const conversation of conversations.filter(({ name }) => name.toLowerCase().includes(wanted))) {
  console.log(`\n## ${conversation.name}\n`)
  for (const line of play(conversation, script)) console.log(line)
}
