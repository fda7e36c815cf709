import { rulesOf } from './grammar.ts'

/** What requests and decisions have in common: the object, the beginning of a request, politeness, time, reasons. */
export const sharedRules = rulesOf(`
asked = said | asked | were saying | were asking | are saying | are asking | mentioned | say | ask
thing = question | questions | part | bit | one | sentence | line | thing | statement | topic | word | term | phrase
object = the same | that | it | this | you | yourself | them | question | last question | (what | that | everything) you [have | just] <asked>
  | (the | your | this | that | me the)
    [last | previous | whole | entire | full | first | second | same | current | above | original | particular] <thing>
    [part | of (the | your | that) question | you [have] (said | asked) | you are asking]
for-me = for (me | us) | to me

possible = ok | possible | fine | alright | good | convenient | allowed | too much trouble | a (problem | bother)
person = you | i | we
may = can | could | would | will | may | might | shall | should
ask-you = <may> (you | we) [possibly | be able to | also | maybe | like | try to | not] | can | could
  | [would you | do you] mind [if (you | we)] | (would | could | will) you be [so | very] (kind | good | able | willing | happy) [enough | as] [to] | be so (kind | good) as to
  | (is | would) it [be] <possible> [with you | for you] (if (you | we) [can | could] | to | for (me | us | you) to)
  | are (we | you) able to | is there (a | any) (possibility | way | chance) (to | for (me | us | you) to)
  | (i | we) would (like | love | prefer | want | need) (you | for you | if (you | we) could) to
  | (i | we) would [really] appreciate [it] if (you | we) (could | can | would)
  | (i | we) would be [very | really | so | most] (grateful | thankful | obliged | happy | glad) if (you | we) (could | can | would)
  | (i | we) (want | need) you to | you (can | could) | (you | we) [will | would] (have to | need to) | (i | we) wonder [if | whether] (you | we) (can | could | would | might)
  | (i | we) (was | am | were | are) [just] (wondering | hoping) [if | whether] (you | we) (can | could | would | might | may)
  | (it | that) (would | will) be (great | nice | good | helpful | lovely | appreciated | better | wonderful) if (you | we) (can | could | would)
  | (can | could | may | might) i (ask | request | trouble) [you | that we | that you | we] [to] | i (would ask | would request | request) you to
  | request to | request you to | requesting you to | any chance (you | we) (can | could) | is there any (way | chance) (you | we) (can | could)
  | do you think (you | we) (can | could | might) | you think (you | we) can | if (you | we) (could | can | would)
  | maybe (you | we) (could | can) | i hope you can | how about you | why do not (we | you) | help [me] | try to | go ahead and
ask-me = <may> i [possibly | be able to | also | maybe | like | try to | not] | [would you | do you] mind if i | am i (<possible> | able) to
  | (is | would) it [be] <possible> [with you | for you] if i [can | could]
  | (i | we) would (like | love | prefer | want | need) to | (i | we) would (be [very | really | so] (grateful | happy | glad) | [really] appreciate [it]) if i (could | can)
  | (i | we) [really | still | also | only | think i | think we | do] (want | need | wish | prefer | have | would rather) [to]
  | (i | we) (would rather | might | may | will | shall | should | must) [have to] | we can | i am going to [have to] | i think (i | we) (will | would | should)
  | i [had] better | (i | we) (wonder | was wondering | am wondering | was hoping | am hoping) [if | whether] i (can | could | might | may)
  | (it | that) (would | will) be (great | nice | good | helpful | lovely | appreciated | better | wonderful) if i (can | could)
  | want to | any chance i (can | could) | do you think i (can | could | might) | you think i can | if i (could | can) | i hope i can
  | (do | does) it matter if (i | we) | how about we | what if we | shall we | let (us | me) | (can | could | may) i suggest [that] we | do
ask = <ask-you> | <ask-me>

thanks = (thank you | thanks | many thanks) [so much | very much | a lot | a bunch | again | in advance]
  [for (that | this | waiting | asking | understanding | everything) | for your (time | patience | understanding | help | question | questions) [today]
  | for (the | this | your) (question | questions | opportunity | chance | interview | invitation)]
apology = excuse me | my apologies | apologies | i [do] (apologise | apologize) | forgive me | my bad
  | i am [so | very | really | terribly] [about that | for that] | (so | very | really | terribly) | (about | for) that
  | for the (trouble | inconvenience | interruption | wait | delay) | to (bother | trouble | interrupt) you
condition = if can | if (it | that) is all the same [to you] | if i may | if you (like | please | can) | (when | whenever) you can | if (it | that) works [for you] | (do not | would not) mind | if (you do not mind | you would not mind | (it | that) is [not too much trouble | no trouble | possible | ok | fine | alright] [with you] | (you | i | we) (may | might | can | could | would))
  | if possible
good = broad | long | complex | deep | big | heavy | complicated | loaded | strange | good | tough | hard | difficult | tricky | interesting | great | nice | fair | excellent
praise = [a] <good> one | (that | this | it) [one] [is] [such] [a | an] [really | very | quite | rather] [a] <good> [question | one] | <good> question
saying = wait and (see | watch) | again and again | stop [look] [and] (think | look | listen) | think (twice | ahead | big)
neutral-words = ok | once | how to say | i have decided [that] | i (would like | want) to finish | something urgent | (the | your | this | that) question | (this | that) one | alright | right | well | so | and | but | then | now | for now | right now | at the moment | at this moment | first
  | because | cause | as | since | or | or not | however | anyway | that is (all | it) | oops | oh | aiyo | you know | i mean | see | look | listen | wow | today | too | again
  | to be honest | honestly | to be frank | frankly | unfortunately | truthfully | in that case | would that be (ok | possible | alright)
  | is that (ok | alright | fine) | instead | <saying> | ok or not | can or not | no problem | no worries | never mind | do not mind me | i appreciate it | much appreciated | appreciate it
  | do the needful [and] | (hi | hello | hey) [there] | good (morning | afternoon | evening | day)
  | i am afraid [that] | it seems | i feel | i believe
heard-it = (i | we) [have | can | could] [already] (heard | hear | got | get | see | read) (<object> | you | what you said) [fine | clearly | well | loud and clear] [but | though]
polite = <heard-it> | <thanks> | <apology> | <condition> | <praise> | <neutral-words>
deciding-words = sure | certainly | of course | yes | yeah | yep | ya | no | nope | can | maybe | i think | i guess | i suppose

unit = moment | moments | second | seconds | sec | secs | minute | minutes | min | mins | time | while | tick | pause | breather | break | bit | mo | jiffy | time out | timeout
amount = a | an | one | 1 | two | 2 | three | 3 | five | 5 | ten | 10 | thirty | 30 | twenty | 20 | sixty | 60 | some | few | more | extra | little | half a
  | [a] (few | couple | little | bit | little bit) [of] [more | extra] | another [few] | some (more | extra) | (one | two | couple) more | a (quick | short | brief | small)
more-time = [a | some] [little | bit | little bit | bit of | wee bit | tiny bit] more time
duration = [like | about | maybe] <amount> <unit> [or (two | so)] [time] | <more-time> | a (while | little | bit) longer | a (little | good | short) while | a bit | a little | time | moment | second | sec | longer | extra time

event = meeting | call | appointment | class | emergency | matter | work | commitment | issue | interview | engagement | thing
kin = baby | child | kid | kids | son | daughter | wife | husband | battery | boss | mother | father | manager | taxi | bus | grab | train | flight | lift | ride | car | driver | laptop | phone | computer | pc | shift
leaving-reason = (i | we) (have [got] | got) [another | a | an | some] [other | family | medical | personal | work | urgent | important | sudden | doctor] <event>
    [now | soon | to attend [to] | to handle | in (a few | five | ten | 5 | 10) minutes | to go to | at home]
  | there is (a | an) [family | small | urgent | personal | medical] <event> [(at (home | work) | here | now | in the family)]
  | (something [urgent | important] | an emergency) (came up | (has | is) come up | is happening | has happened | happened) [at home | at work | here | in the family]
  | can not tahan [any more | it] | i am [really | actually] [not] [really] [very | a bit | quite | so | too] [feeling] (well | unwell | tired | sick | ill | running late | exhausted | late)
  | i (do not | am not) (feel | feeling) [very | so] (well | good) | my <kin> [battery] (is | are | needs | has | just | was) {1-5}
  | i (have | need | must | got | have got) [to] (pick up | attend | catch | fetch | see | rush | collect | meet | get to) {1-5}
  | i [have] changed my mind [about {1-3}] | i (have | need) to take {1-3} | i am not interested [in this [job | position | role]] [any more | anymore]
  | this [job | position] is not (for me | working [out])
unused-reason = i have (not | never) {0-3} (this | that | it | before) | i (never | do not | did not) (used | use | worked | work | do | did | handled | handle) {0-2} (this | that | it | before)
hesitation = [i am] not [too | quite | very | really] sure
reply-frame = (may | can | could) i (know | ask) | (would | will | could) you | [i am] [very | so | too] (tired | exhausted)
`)
