import { rulesOf } from './grammar.ts'

/** What requests and decisions have in common: the object, the beginning of a request, politeness, time, reasons. */
export const sharedRules = rulesOf(`
asked = said | asked | were saying | were asking | are saying | are asking | mentioned | say | ask
thing = question | questions | part | bit | one | sentence | line | thing | statement | topic
object = the same | that | it | this | you | yourself | them | question | last question | (what | that | everything) you [have | just] <asked>
  | (the | your | this | that | me the)
    [last | previous | whole | entire | full | first | second | same | current | above | original | particular] <thing>
    [part | of (the | your | that) question | you [have] (said | asked) | you are asking]
for-me = for (me | us) | to me

possible = ok | possible | fine | alright | good | convenient | allowed
person = you | i | we
may = can | could | would | will | may | might | shall | should
ask = <may> <person> [possibly | be able to | also | maybe | like | try to | not] | can | could
  | [would you | do you] mind [if <person>]
  | (would | could | will) you be [so | very] (kind | good | able | willing | happy) [enough | as] [to]
  | (is | would) it [be] <possible> [with you | for you] (if <person> [can | could] | to | for (me | us | you) to)
  | am i (<possible> | able) to | are (we | you) able to | is there (a | any) (possibility | way | chance) (to | for (me | us | you) to)
  | (i | we) would (like | love | prefer | want | need) [you | for you | if (you | we) could] to
  | (i | we) would [really] appreciate [it] if <person> (could | can | would)
  | (i | we) would be [very | really | so | most] (grateful | thankful | obliged | happy | glad) if <person> (can | could | would)
  | (i | we) [really | think i | think we | do] (want | need | wish | prefer | have | would rather) [you] [to]
  | (i | we) (would rather | might | may | will | shall | should | must) [have to] | we can | i am going to [have to] | i think (i | we) (will | would | should)
  | you (can | could) | i [had] better | (i | we) wonder [if | whether] <person> (can | could | would | might)
  | (i | we) (was | am | were | are) [just] (wondering | hoping) [if | whether] <person> (can | could | would | might | may)
  | (it | that) (would | will) be (great | nice | good | helpful | lovely | appreciated | better | wonderful) if <person> (can | could | would)
  | (can | could | may | might) i (ask | request | trouble | suggest) [you | that we | that you | we] [to]
  | i (would ask | would request | request | want | need) you to | request to | request you to | requesting you to
  | any chance <person> (can | could) | is there any (way | chance) <person> (can | could)
  | do you think <person> (can | could | might) | you think <person> can | if <person> (could | can | would)
  | maybe <person> (could | can) | i hope <person> can | do it matter if (i | we) | does it matter if (i | we)
  | how about (we | you) | why do not (we | you) | what if we | shall we
  | let (us | me) | help [me] | try to | go ahead and | do

thanks = (thank you | thanks | many thanks) [so much | very much | a lot | a bunch | again | in advance]
  [for (that | this | waiting | asking | understanding | everything) | for your (time | patience | understanding | help | question | questions) [today]
  | for the (question | opportunity | chance | interview)]
apology = excuse me | my apologies | apologies | i (apologise | apologize) | forgive me | my bad
  | i am [so | very | really | terribly] [about that | for that] | (so | very | really | terribly) | (about | for) that
  | for the (trouble | inconvenience | interruption) | to (bother | trouble | interrupt) you
condition = if (you do not mind | you would not mind | (it | that) is [not too much trouble | no trouble | possible | ok | fine | alright] [with you] | (you | i | we) (may | might | can | could | would))
  | if possible
good = good | tough | hard | difficult | tricky | interesting | great | nice | fair | excellent
praise = (that | this | it) is [such] [a] [really | very | quite | rather] [a] <good> [question | one] | <good> question
neutral-words = ok | alright | right | well | so | and | but | then | now | for now | right now | at the moment | at this moment | first
  | because | cause | as | since | or | or not | however | anyway | that is all | you know | i mean | see | look | listen | wow | today | too | again
  | to be honest | honestly | to be frank | frankly | unfortunately | truthfully | in that case | would that be (ok | possible | alright)
  | is that (ok | alright | fine) | ok or not | can or not | no problem | no worries | never mind | do not mind me | i appreciate it | much appreciated | appreciate it
  | (hi | hello | hey) [there] | good (morning | afternoon | evening | day)
  | i am afraid [that] | it seems | i feel | i believe
polite = <thanks> | <apology> | <condition> | <praise> | <neutral-words>
deciding-words = yes | yeah | yep | ya | no | nope | can | maybe | i think | i guess | i suppose

unit = moment | moments | second | seconds | sec | secs | minute | minutes | min | mins | time | while | tick | pause | breather | break | bit | mo | jiffy | time out | timeout
amount = a | an | one | 1 | two | 2 | three | 3 | five | 5 | ten | 10 | thirty | 30 | twenty | 20 | sixty | 60 | some | few | more | extra | little | half a
  | [a] (few | couple | little | bit | little bit) [of] [more | extra] | another [few] | some (more | extra) | (one | two | couple) more | a (quick | short | brief | small)
more-time = [a | some] [little | bit | little bit | bit of | wee bit | tiny bit] more time
duration = <amount> <unit> [or (two | so)] [time] | <more-time> | a (while | little | bit) longer | a bit | a little | time | moment | second | sec | longer | extra time

event = meeting | call | appointment | class | emergency | matter | work | commitment | issue | interview | engagement | thing
kin = baby | child | kid | kids | son | daughter | wife | husband | battery | boss | mother | father | manager | taxi | bus | grab
leaving-reason = (i | we) have (another | a | an | some) [other | family | medical | personal | work | urgent | important | sudden | doctor] <event>
    [now | soon | to attend [to] | to handle | in (a few | five | ten | 5 | 10) minutes | to go to | at home]
  | (something [urgent | important] | an emergency) (came up | has come up | is happening | has happened | happened) [at home | at work | here | in the family]
  | i am [really | actually] [not] [really] [very | a bit | quite | so | too] [feeling] (well | unwell | tired | sick | ill | running late | exhausted | late)
  | i (do not | am not) (feel | feeling) [very | so] (well | good) | my <kin> (is | are | needs | has) {1-5}
  | i (have | need | must | got | have got) [to] (pick up | attend | catch | fetch | see | rush | collect | meet | get to) {1-5}
  | this [job | position] is not (for me | working [out])
unused-reason = i have (not | never) {0-3} (this | that | it | before) | i (never | do not | did not) (used | use | worked | work | do | did | handled | handle) {0-2} (this | that | it | before)
hesitation = [i am] not [too | quite | very | really] sure
reply-frame = (may | can | could) i (know | ask)
`)
