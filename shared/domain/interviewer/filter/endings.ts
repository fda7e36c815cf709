import { anyOf, claimed } from './pattern.ts'

const talk = '(?:interview|conversation|call|session|meeting|discussion|chat|assessment|screening)'
const we =
  '(?:let us|we (?:can|will|should|must|could|may|shall|need to|have to|are going to|would)|i (?:will|shall|must|can|am going to|have to|need to|want to|would like to)|i am|we are|time to|please)'
const stop =
  '(?:end|stop|finish|close|conclude|terminate|cancel|wrap up|ending|stopping|finishing|closing|concluding|terminating|cancelling|canceling|wrapping up)'

const stopAsked =
  '(?:end|stop|finish|close|conclude|wrap up|pause|ended|stopped|finished|closed|concluded|wrapped up|leave it|left it|leave things|call it|called it)'

/** Only the conductor, the clock and the candidate end an interview. */
export const endings = anyOf(
  claimed(
    `(?:this|the|our|your) ${talk} (?:is|has|was|will be|has been) ~ (?:over|ended|finished|complete|completed|done|concluded|terminated|closed|cancelled|canceled|come to an end|at an end)(?! (?:when|before|after|and what|by the time)\\b)(?! (?:the|a) )`,
  ),
  `${we} ~ ${stop} ~ (?:the |this |our |your |things |it )?(?:${talk}|here|there|now|early|today|right here|at this point)`,
  `${we} ~ (?:hang up|disconnect|call it a day|leave it (?:here|there|at that)|say goodbye|part ways|let you go)`,
  `${we} ~ ${stop} (?:it|things) (?:here|there|now|up)`,
  `(?:^|\\. |, )${stop} (?:the|this|our|your) ${talk}`,
  `${talk} (?:must|will|should|needs to|has to|can) ~ (?:end|stop|finish|close|conclude)(?! (?:the|a|when)\\b)`,
  `that (?:is|was|concludes|ends|completes|brings) ~ (?:the|this|our|your) (?:end|${talk})(?! (?:tool|system|service|module|scheduling|between|with|of the (?:pipeline|queue|line|process|road|project|quarter|year|month|sprint)))`,
  `this (?:concludes|ends|completes) ~ (?:the|this|our|your) `,
  `(?:that is|this is|that was) ~ (?:all|it|everything) (?:for (?:today|now|me)|from (?:me|us)|i (?:need|needed|have|had|wanted)|we (?:need|needed|have|had|wanted)|thank)`,
  'i have (?:no|not any) ~ (?:more|further|other) questions',
  'there are no ~ (?:more|further|other) questions',
  `(?<!(?:when|once|until|if|after|before|as soon as|that) )we are ~ (?:done|finished|through)(?: here| now| today| with (?:the|this|our|your) ${talk})?(?= [.,]|$)`,
  '(?<!(?:the|a|say|says|said) )good ?bye(?! (?:message|packet|event|frame))',
  'bye(?: bye)?',
  'farewell',
  'see you (?:soon|later|next|again|at the office|on your first)',
  'talk to you (?:soon|later)',
  'have a ~ (?:great|nice|good|lovely|wonderful|pleasant|fantastic|blessed) (?:day|evening|afternoon|morning|night|one|weekend|week|rest|life|time)',
  '(?:^|\\. |, )take care(?= [.,]|$)',
  'all the best',
  `thank(?:s| you) (?:~ much )?(?:for|again for) (?:your time|coming|joining|attending|participating|taking part|speaking|talking|being here|the ${talk}|this ${talk}|your participation|your interest)`,
  'you (?:may|can|are free to|should|must|are welcome to) ~ (?:leave|go(?: home)?|hang up|disconnect|log off|log out|sign off|stop|relax)(?= [.,]|$| now)',
  `you (?:may|can|are free to|should|must) ~ (?:leave|close|exit|end|quit) (?:the|this|your) (?:${talk}|window|page|tab|browser|room)`,
  // As a question or a request.
  `(?:shall|should|can|could|may|might|would you mind if|do you mind if|is it (?:ok|okay|fine|all right|alright) if|how about if?|what if|suppose) (?:we|i) ~ ${stopAsked} (?:~ )?(?:the |this |our |your |things )*(?:${talk}|here|there|now|at (?:that|this)(?! (?:point|time) (?:the|a))|early|for (?:today|now)|a day|off here)(?= [.,]|$| (?:today|now|for|then|here|early|if|please|at)\\b)`,
  `(?:would you like|do you want|would you prefer|are you (?:ready|happy|keen)) (?:me |us )?to ${stopAsked} (?:~ )?(?:the |this |our |things )*(?:${talk}|here|there|now|early)(?= [.,]|$| (?:now|early|and|or|then)\\b)`,
  `(?:kindly|please|just|simply|go ahead and|feel free to|^) ?(?:disconnect|hang up|leave|close|exit|log off|log out|drop off)(?: (?:from )?(?:the|this|your) (?:${talk}|window|page|tab|browser|room)| (?:now|at your))`,
  `(?:how about|what about|what if|why do not|suppose|would it be ok if|can) (?:we |i )?~ ${stopAsked} (?:~ )?(?:early|now|here|there|today)(?= [.,]|$| )`,
  '(?:off you go|away you go|off we go then|run along|time to go|(?:our|your|my|say|saying|said our) (?:goodbyes?|farewells?))(?= [.,]|$)',
  '(?:sign|signing|log|logging|head|heading) off(?= [.,]|$| (?:now|here|for|then)\\b)',
  `(?:brings|bring|draws|comes|takes|come|coming|drawing|draw) (?:us |this |it |things |our [a-z]+ )?to (?:the|a|an|its) (?:end|close|conclusion|finish)(?= [.,]|$| (?:of (?:the|our|this|my) (?:${talk}|questions?|time|agenda|list)|here|now|there)\\b)`,
  `(?:exit|leave|quit|close|end|terminate) (?:the|this|our) (?:${talk}|meeting room|room)(?= [.,]|$| (?:now|please|at|when you)\\b)(?<!(?:did|does|to|you|users?|they|client|would|not) (?:exit|leave|quit|close|end|terminate) (?:the|this|our) [a-z]+)`,
  '(?:cheerio|cheers then|ta ta|adieu|toodle oo)(?= [.,]|$)|you have ~ answered (?:it all|everything|all of (?:it|them)|all (?:the|my|our) questions)',
  '(?:no need (?:to|for)|no point in|skip|skipping|drop|dropping|without|forget|spare you|omit) (?:[a-z]+ ){0,3}(?:remaining|rest of (?:the|my)|other|further|more|last few|left over) (?:questions|sections?|parts?|topics|ones)',
  '(?:^|[.,] )(?:and |so |well |okay )?(?:time is (?:now |already |almost )*(?:up|over|out)|that is time)',
  '(?:we|i) (?:are|have|am) (?:~ )?(?:out of time|at time|over time|hit (?:our|the) (?:time|limit)|reached (?:the|our) (?:end|time|limit)|come to the (?:end|close))',
  '(?:^|[.,] |one (?:last|final) (?:thing|question) )before (?:you|we|i) (?:go|leave|part|finish|close|end|wrap up|say goodbye|let you go|stop)(?= [.,]|$)',
  'no need to (?:go on|continue|answer (?:any )?more)',
)
