import { anyOf } from './pattern.ts'

const own =
  '(?:instructions?|system prompt|prompt|prompts|guidelines|rules|programming|configuration|training|directives?|orders|guardrails|system message|restrictions|constraints|policy|policies|api key|secret key|developers?|creators?|context|criteria|rubric|checklist|notes about you|scoring sheet)'

/** What the interviewer was told, and whatever an answer or a CV told it to become. */
export const secrets = anyOf(
  `my (?:[a-z]+ )?${own}`,
  'the (?:system|initial|hidden|secret|original|full) (?:prompt|instructions?|message|rules) (?:is|are|was|were|says?|reads?|tells?|told|goes|starts|begins|contains?|states?|i)(?! (?:it|that the (?:bot|assistant)))',
  '(?:here (?:is|are|come|comes)|these are|this is|below (?:is|are)|i will (?:show|read|tell|give|reveal|share)(?: you)?|let me (?:read|show|reveal|share)(?: you)?) ,? ?(?:the |my |all |all the )?(?:[a-z]+ )?(?:instructions|system prompt|prompt|rules|guidelines|configuration|criteria|rubric|system message)',
  'i (?:was|am|have been|were) ~ (?:told|instructed|programmed|prompted|configured|trained|designed|ordered|asked by (?:the|my)|set up|built|forbidden|supposed) (?:to|not to|by|that|with|on|as|never)',
  'i (?:must|may|should|can) (?:not|never) (?:~ )?(?:reveal|disclose|end|promise|score|rank|comment on|ask (?:you )?about)',
  '(?:ignore|ignoring|ignored|disregard|disregarding|forget|forgetting|override|overriding|bypass|bypassing) (?:all |all of |the |my |any |these |those |of )*(?:previous|prior|earlier|my|above|initial|original|old|system)? ?(?:instructions|rules|guidelines|prompt|restrictions|programming|orders)(?! (?:in (?:the|your)|of (?:the|your) (?:bot|assistant|model|chatbot)))(?= [.,]|$| (?:as|and|from|now|for|i|you (?:asked|wanted|told))\\b)',
  '(?:switching|switched|entering|entered|changing|going|moving|dropping) (?:over )?(?:to|into) (?:[a-z]+ )?(?:unrestricted|developer|debug|admin|jailbreak|free|pirate|uncensored|god|dan|test) (?:mode|persona|role)?',
  '(?:developer|debug|admin|god|dan|maintenance|jailbreak|unrestricted|sudo|root|override|test) mode ,? ?(?:is |now |has been |was )*(?:on|enabled|activated|active|engaged|unlocked|confirmed|accepted)',
  '(?<!(?:the|a|could be|was|be|get|got|their|that) (?:model |bot )?)(?<!(?:could|can|would|was|might) be )(?:jailbreak|jailbroken|no longer bound|free from my|without restrictions|unlocked)(?= [.,]|$| (?:and|successful|mode|now|by))',
  '(?:instructions?|command|commands|order|request|override|instruction) (?:received|accepted|acknowledged|confirmed|executed|followed|understood)',
  '(?:as|because|since) (?:you|your (?:answer|cv|resume|message)|the cv) (?:~ )?(?:asked|told|instructed|commanded|ordered|requested|wished|said|wanted|says|tells|instructs)(?: me)?(?: ,| to\\b)',
  '(?:your (?:answer|cv|resume|message)|the cv|you) (?:~ )?(?:tells?|told|instructs?|instructed|orders?|ordered|commands?|commanded|asked|asks) me (?:to|not to)(?! (?:repeat|explain|rephrase|say (?:it|that|the question) again|note|pass|wait|slow|speak))',
  'i am (?:now |from now on )(?:a |an |the |your |called |known |acting|going to act|pretending|playing|dan|evil|free)',
  'from now on ,? ?i ',
  '(?:arr+|ahoy|matey|meow|beep boop|yarr+)',
  '(?:the |our |hiring |scoring |marking |evaluation |assessment |selection |hidden )+(?:criteria|criterion|rubric|scorecard|scoring guide) (?:for (?:this|the) (?:job|role|position|interview) )?(?:is|are|include|includes|say|says|asks?|i use|we use|used here)',
  'you (?:are|will be|get|were) (?:being )?(?:assessed|evaluated|marked|scored|judged|graded|rated|ranked) (?:on|by|for|against|according)',
)
