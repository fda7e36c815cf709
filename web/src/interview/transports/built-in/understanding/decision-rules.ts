import { rulesOf } from './grammar.ts'
import { requestRules } from './request-rules.ts'

/** How candidates say yes and no, and what else they say where the interviewer asked for one of them. */
const anyDecision = `
yes-words = yes [yes] | yeah | yep | yup | ya | yah | yea | aye | sure [thing] | absolutely | definitely | certainly | affirmative | correct | exactly | for sure | indeed | i am [very | quite | absolutely | 100 | pretty] (sure | certain | positive) | [yes] i do
  | (100 | one hundred | hundred) percent [yes] | (yes | yeah) (it | that | this) is | it is ok to | that is (right | correct) | can can | by all means | very much so | [of] course [yes] | yes of course | obviously | surely | why not | i would | i confirm | confirm | confirmed
no-words = not | [i] do not want [to] | (god | gosh | hell | heavens) no | no+ | noo+ | rather not | no [no] | nope | nah | no way | not (at all | really | necessary) | never | negative | of course not | (absolutely | certainly | definitely) not | no need | no thank you | i do not
weak-yes = ok [ok] | alright | fine | right | that is (fine | ok | alright) | good | great | cool | can | perfect
`

const aboutEnding = `
small-talk = why | i am | very much | so much | for (asking | today | everything) | it was (nice | good | great | lovely) [(to | talking | meeting | speaking) {0-3}] | have a (good | nice | great) (day | one)
  | bye [bye] | goodbye | i think that is (enough | all) | i am [quite] sure | i am ok with that | as i said | (i have | there is) nothing (more | else | further) [to (say | add | answer)] | that is (all | everything | it) (for me | for today | from me | from my side | i have)
  | i am (good | ok | fine) | hold on | hang on | wait | i [already] [have] (told | said so) [you] [already] | i (am feeling | feel | am) (better | fine | ok) [now]
it = it | this | that | the interview | this interview | the call | the session | here | now
at-once = now | here | today | there | right (away | now) | immediately
end-yes = [<yes-words>] (go on | go ahead) [and | then] (end | finish | close) <it> [<at-once>] | that is what i (want | would like | meant | said) | i [already] [have] (said | told you | asked you | asked | said to | wanted) [to | that | i want to] <stop> | [<ask>] (end | stop | finish | close | terminate | conclude | wrap up) [<it>] [<at-once>] | i have had enough | i am (done | finished) [here | now | already | for today] | do [so | it | that]
  | go ahead [and (end | stop | finish | close) [<it>]] [now] | you (can | may | should | could) [go ahead [and]] [(end | stop | finish | close) [<it>]] [now] | i think so
  | i [really] (want | would like | wish | need | prefer) (to | that) | i want you to | i think (that | it) (would | will | is) [be] (best | better | fine | good | enough)
  | [i would] prefer (that | it) | (go on | go ahead) [and] (end | stop | finish | close) [<it>] [<at-once>] | it is (ok | fine | alright | good) to (end | stop | finish) [<it>] | that (would | will) be (great | good | best | fine | all | better | nice | lovely) | i insist | i have decided
going-on = continue | continuing | go on | going on | carry on | carrying on | keep (going | on | at it | talking) | proceed | proceeding | resume | move on | go ahead (with | to) | go back | stay | press on
  | (finish | complete | do | answer) (all [of] | the rest of | every) [the | your | my] [other | remaining] (questions | question | interview | ones | it) | complete (it | this) | finish the (questions | rest | remaining questions | other questions) | complete the (interview | questions | rest) | try [again]
  | answer (the | more | your | some more | other | another | all the) [remaining | other | next | rest of the] [question | questions | one]
with-it = [with | to | from] [the | this | your | my | our] [interview | question | questions | call | session | next (question | questions | one | part) | conversation | rest [of the (interview | questions)]
    | remaining questions | answer | answers | it | where we (were | left off | stopped) | last question | other questions]
  [now | first | for now | a bit [longer | more] | a little longer | further | for a while | (to | till | until) the end | instead]
not-to = do not | no need to | not | never | i do not (want | wish) to | i do not want you to | i would not like to | i did not (mean | want | ask | say) to | i would rather not | i am not [going to] | please not | let us not
  | we should not | i would prefer not to | (we | you) do not (need | have) to | i never said to | i did not say | there is no need to
end-on = let me (finish | complete | continue | answer | go on) [first] [{1-4}] | (i | we) [can | could | will] still (go on | continue | carry on) | i would rather (we | you) (carried on | continued | went on | kept going)
  | (i | you | you have) (misunderstood | misheard) [me | that | it] | you got (me | that | it) wrong | (that | it) (was | is) [a part of | part of | just | only | still] my (answer | example | story) | i was [just | only | still] (answering | talking about | speaking about | telling you about | giving | thinking | describing) {0-6}
  | i [only | just] meant {1-6} | i mean (my | our | in | at | with | about) {1-6} | wrong (word | words) | slip of the tongue | not (the | this | our | your) (interview | call) | [yes | yeah | ok] [but] [<ask> | [i think] i (can | could | am able to | will)] <going-on> <with-it> | (i am | we are) (happy | ready | good | fine | ok | keen | willing | prepared | able) to <going-on> <with-it>
  | <not-to> (stop | stopping | end | ending | quit | quitting | finish | leave | close | hang up | terminate | cancel | wrap up | exit | do that | done) [[the] (interview | call) | it | this | that | here | now | yet | me | so | just] [here | now | yet | just]
  | i (never | did not) (say | said | ask | asked | tell | told | mean | meant | request | requested) [you | that | for] [i | we | you] [(want | wanted | would like | need | should | have)] [to] <stop>
  | [i | we] [still | really] (want | would like | wish | prefer) to [still] (do | have | take | take part in | be part of) <interview> | cancel [it | that] | <ask> (answer | do | say | hear) [just] [one | some | a few | a couple] [more | of] (question | questions | thing | things | one) [first | more | before (that | we (stop | end))]
  | i [still] (have | got | have got) [some | a few | many | a lot of] (more | things | questions | points | stories) [more | else] [to (say | add | share | answer | tell)] {0-3} | (i | we) [still | do | would] (want | like | wish) to (answer | try | finish answering | say more) [<object> | first] | not yet | not now | not just yet | not at the moment | [maybe] later | [no] do not | [i] [have] changed my mind | on second (thought | thoughts) | [i was] [only | just] (joking | kidding) [only]
  | (it | that) was (a | an | by) (mistake | accident | joke) | by mistake | my mistake | i (did not | never) (mean | say | ask | want) (that | to (stop | end) | it)
  | [i am] (still here | not (done | finished) [yet]) | i would rather not | i (will | want to | would like to | shall | can) stay | let us not | that is not what i (meant | said | want | would like) | i misspoke | no stop | cancel that
  | (forget | ignore) (it | that | what i said) | [<ask>] (move | moved | go | carry | proceed | continue | get | come | head) [on | ahead | straight | forward | over] <next-question> | [the] next [question | one | topic | part]
  | <ask> (move on | go on | proceed) | [<ask>] (have | ask [me] | give me | do | take | answer) <next-question>
end-other = <weak-yes> or not | maybe | i do not know | [i am] not sure
`

const aboutReadiness = `
begin = begin | start [off] | go [ahead | for it | on] | get (started | going | into it | on with it) | proceed | do (it | this) | kick off | continue | dive in | roll | commence | carry on
ready = ready [already | to go | when you are | to (begin | start | go | proceed | get started | do this) [(the | my | this) interview] | for (it | this | the interview | the call | my interview | the questions | my {1-4} interview)]
  | [all] set | good [to go] | prepared | fine | all ready | ok | here | excited | happy to (begin | start | go | be here) | up for it | looking forward to (it | this) | great | [very] well | comfortable | in | game
ready-talk = [very] (nice | pleased | good | glad | great | lovely) to (meet | see | talk to | be | speak to | speak with) [you | here] [too] | how are you [doing | today] | <thanks> | for having me [here | today]
  | for (inviting | calling) me [today] | for the (invite | invitation) | [i am] [a bit | a little | bit | slightly | quite] nervous [but] | yes but | here | finally | i can hear you [well | clearly | fine | loud and clear] | loud and clear
  | my {1-1} (is | are | was | needs | has | just) {1-4} | it is (nice | good | great | a pleasure | lovely) to (meet | talk to | be) [you | here]
very = all | quite | very | really | totally | absolutely | more than | definitely | completely | always | already | pretty | as | now | fully | indeed | so | yes | feeling
ready-yes = [i am | am | i | we are | i have been | i was born | born | always | as] [<very>] <ready> [now | already | as ever | when you are | thank you | for this | whenever you are | as i will ever be | to (begin | start) | let us go]
  | [<ask>] <begin> [now | already | with it | then | with the (interview | questions | first question | first one) | the interview | with that | right away | any time | anytime | with your questions | with (question one | the first)]
  | come | we (may | can | could | should) <begin> | [yes] i am | we are | i (think | believe) i am | (whenever | when) you are [ready] | any time | anytime
  | i think so | fire away | shoot | bring it on | ask away | hit me | on you go | off we go | here we go | go go | over to you | first question | ask me [the first question] | game on | let us do this | after you
  | you (can | may) (ask | shoot) [me] [(the | your) [first] (question | questions)] | looking forward [to (it | this)] | my pleasure | no (issues | objection) | can start [now | already] | start can
fetch = get | getting | fetch | close | closing | find | finding | adjust | adjusting | fix | fixing | check | checking | turn | turning | put | putting | switch | switching | set | setting | move | moving | grab | plug | plugging
  | drink | use | using | go to | open | opening | change | changing | charge | prepare | preparing | sort | settle | shut | take | restart | test | wear | connect | connecting | look for | mute | silence | tell | read | clear
ready-wait = i will be (ready | back | there | with you) [soon | then | shortly | after that | in (a | one | two | five | a few) {1-1}]
  | [i am | am | we are] (not | never | hardly | barely) [{1-1}] <ready> [yet | now] | not (yet | now | just yet | quite [yet] | at the moment | so fast | today) | [i am] (almost | nearly) {0-2}
  | i do not think (so | i am) [<ready>] [yet] | i am [not] (still | busy) {1-6} | still (not | setting | trying | looking | adjusting | preparing | getting | connecting) {0-5} | [come back] later
  | [no] do not (start | begin | go) [yet | now | first] | can not (start | begin) [yet | now] | before (we (start | begin | go) | that)
  | [<ask>] (start | begin | do (it | this)) (later | another time | tomorrow | (in | after) (<duration> | {1-1} (minute | minutes)))
  | (let me | i (need | have | want | would like | must | am going | got | am just going) [to] | i will | allow me to | (can | could | may) i | while i | so i can | to | (until | till | as) i | i am)
    [first | quickly | go [and] | have to | need to] <fetch> {0-8}

offer-yes = do [so | that] | if you could | that would be (good | great | nice | helpful | lovely | fine) | go ahead
offer-no = i am (fine | ok | good | [still] thinking) | that is not (needed | necessary) | no need [to repeat]
`

export const decisionRules = rulesOf(anyDecision + aboutEnding + aboutReadiness, requestRules)
