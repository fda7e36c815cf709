/** How candidates ask for a moment, for another question, and to end the interview. */
export const pausing = `
about-it = [about | of | on] (how | what | which | where | when | who) {1-6} | [about | on | over | through | of] (<object> | my (answer | reply)) | over | (that | this) over | it (over | through) | (that | this) through | properly | carefully | what to say
  | about how to (answer | say | explain | put) [it | that | this] | of (an | a good | one | a) (example | answer | one) | first | back
before-answer = before (i | we) (answer | start | begin | reply | respond | continue | go on) [that | it] | before answering
arrange = gather | collect | arrange | organise | organize | structure | put together | frame | prepare | formulate | compose | sort [out] | check | jog | search | refresh | order | form | plan | recollect | get | find | choose | pick | put
my-thoughts = my (thoughts | thought | answer | ideas | mind | reply | response | points | head | memory | words | story | example) [together | straight | in order | properly | sorted | first | right]
to-think = to [just | properly | really] (think | reflect | consider | recall | remember | prepare | answer | respond | breathe | compose myself | collect myself | calm down | settle | organise | decide
    | collect | gather | recollect | process | formulate | come up with | figure out | read | digest | (drink | get) some water) [<about-it>]
  | to <arrange> <my-thoughts>
  | to (think of | come up with | recall | remember | answer | process | formulate | digest | find | prepare | consider | figure out) [an | a | my | the] [good] (example | answer | one | response | <object>)
  | for (this | that | it) [one] | on that | here | [for a (moment | second)] (while | so) i [can] (think | gather my thoughts | collect my thoughts | recall | remember)
thinking = [<to-think>] [first | for a while | time] [<before-answer>]
thing-at-hand = water | drink | pen | pencil | paper | notebook | notes | window | door | headphones | headset | earphones | charger | coffee | tea | tissue | phone | camera | microphone | mic | volume | light | lights | fan | toilet | washroom | bathroom | seat | chair | glasses
fetching = get | grab | fetch | close | open | find | adjust | fix | check | switch (on | off) | turn (on | off | up | down) | put on | use | go to | plug in | answer | take | shut | change | have | drink | bring
errand = <fetching> {0-3} <thing-at-hand> [first | quickly | please | on | off | up | down]
take = have | take | get | give [me] | spare [me] | allow me | wait [for] | hold on [for] | hang on [for] | pause [for] | need | use | want | grant me | stop for | breathe for | allow me to (take | have)
  | took | had | having | taking | giving me | let me (have | take) | spend | borrow | ask for | appreciate
writing = notes | points | things | a few notes | a few points | some notes | my thoughts
think = (note | jot | write) (<object> down | [down] [a few | some | my] <writing> [down] | down <object>) | think | have a [little | quick | good] (think | ponder) | reflect | consider | recall | remember | recollect | <arrange> <my-thoughts> | (compose | collect) myself
  | ponder | have a look | breathe | catch my breath | take a [deep] breath | calm down | process | digest | mull | jog my memory | put my thoughts together | come up with (an | one | a good) (answer | example)
moment = <ask> (try to | try and) (think | remember | recall | recollect) [<about-it>] | (i | we) [will | would | might | may | still | really | do | only | think i | shall | am going to] (need | require | want | would like | would love | would appreciate | like | love | appreciate | could use | could do with) <duration> <thinking>
  | [<ask>] <take> (<duration> | [a] (moment | second | minute | sec | bit | breath | deep breath | sip of water)) <thinking>
  | (one | 1 | a | half a | just a | just one | give me | another | wait | hold on | hang on) (moment | second | sec | minute | min | one | tick | mo) <thinking>
  | <duration> <to-think> <thinking> | <more-time> <thinking> | (some | a little | a bit of) time <thinking>
  | [<ask>] (hold on | hang on | bear with me | wait [up] | hold it | pause | hold | excuse me) [ah | first | a | there | here | <duration> | for <duration>] <thinking>
  | [<ask>] <think> [<object> | my answer] [<about-it>] [[for | a] <duration>] <thinking>
  | [i am | am | i was] [still | just | currently | only] (thinking | considering | reflecting | pondering | recollecting | recalling | remembering | trying to (think | remember | recall | recollect)
    | (gathering | collecting) my thoughts | preparing my answer) [<object>] [<about-it>] [still]
  | [<ask>] come back to you [on (that | this | it)] in <duration> | thinking time | i will (think | have a think) [<about-it>] | [<ask>] (have | need | get) [some | a bit of | more | a little | extra] (thinking time | time to think) [<about-it>]
  | <ask> see | (wait | hold on | hang on) [and | let me | i | i will | i am | i go | i need to] <errand> | [<ask>] (wait | hold on | hang on) [for] [<duration>] while i <errand> | <ask> <errand> | <take> <duration> (for | on | with) (that | this | it) [one | question] | [i (will | am going to)] be [right] back [in <duration>] | (right | i am) back in <duration> | brb | back in <duration> | hold (that | this | your) thought
  | <take> (two | five | ten | 2 | 5 | 10) | (<ask> | i (have to | need to | must)) [quickly] (take | answer | pick up) [a | the | this | my] [quick | short] (call | phone | phone call) | excuse me [for] <duration> | [<take>] [a] (chance | opportunity) <thinking>
  | [please] do not (go on | move on | rush | hurry | interrupt | continue | skip | proceed | go ahead | cut) [me] [off] [yet | just yet | so fast | ahead]
  | [i] (have not | am not | did not) [yet] (finish | finished | done | complete) [yet] (answering | talking | speaking | my (answer | sentence | thought) | thinking | yet)
  | (hold on | wait) i (have not | am not) (finished | done)
  | <ask> (start | begin | try) [that | this | it | my answer] (again | over | from the (beginning | start | top)) | [<i>] trying to (recall | remember | recollect | think of) {1-7}
  | [i am] not [yet] (ready | done | finished) (yet | to answer [yet] | thinking) | i am not ready [to answer [yet | <object>] | yet]
`

export const skipping = `
next-question = [to | on to | onto | on | with | for] [the | your | a | an | some] (next | another | following | different | other | new | subsequent) [question | one | topic | part | section | thing | questions | item]
  | to something else | something else | to other questions
next-one = <next-question> | ahead | on | forward
that-one = (that | this) (one | question) | the question
going-on-to = (go | move | going | moving | carry | proceed | get) [on | ahead | straight] [to] (<next-one>)
skip = (i | we) (can not | could not | am not allowed to | am not able to) (talk about | discuss | share | disclose | go into | say [anything] [about]) [<object>] | [i am] not going to (answer | talk about | discuss | share) [<object>] | <ask> (talk | speak) about (something else | another thing | another topic) | something else
  | (this | that) one no idea | [<ask-you> | let us] (leave | drop | skip) (it | <that-one>) [there | at that | out | for now | aside | blank] [and (<going-on-to> | move on | go on)]
  | [<ask>] (answer | do | take | try) <object> (later | at the end | afterwards | another time | last | after [the] (others | rest)) | [<object>] [is] not (applicable | relevant) [(to | for) me] | [<object>] (does | do) not (apply | relate) [to (me | my (work | job | case))] [here]
  | i (skip | pass [on]) [<object>] | (got | have | is there | are there | do you have) [any | an] (other | another | different) (question | questions | one | ones) [can or not | or not] | i give up [(on | with) <object>] | [<ask>] (skip | skipped | skipping | passed on | pass [on | over] | bypass | leave out) (<object> | ahead | answering <object>) [out | for now | aside | blank | there | unanswered] [and (move | go) on | for now]
  | [<ask>] (leave | drop | avoid | jump | miss | omit | ignore | park | give) <that-one> [out | for now | aside | blank | a miss | a pass | unanswered | for later] [and (move | go) on]
  | [<ask>] (skip | pass | go next | skip ahead | skip over) [for now | on | <next-one>] | skip skip
  | [<ask>] (move | moved | went | go | carry | proceed | jump | continue | get | moving | going | come | skip | switch | head | progress | change) [on | ahead | straight | forward | over | directly] <next-one>
  | [<ask>] (proceed | go | move) further
  | [<ask>] (move on | go on | proceed | moving on) | [the] next [question | one | topic | part] | another (question | one) | a different (question | one)
  | [<ask>] (have | try | hear | ask [me] | give me | get | do | take | answer | go for) <next-one> | [<ask>] (change | switch) [the] (question | topic | subject)
  | [<ask>] (come back | return | go back | get back | circle back | revisit) [to] <object> [later [on] | at the end | afterwards | another time | some other time | after] | [<ask>] come back later
  | do not want to (answer | talk about | discuss) <object> | (i | we) (would rather not | prefer not to | would prefer not to | do not (want | wish | care) to | would like not to | would not (like | want) to | am not comfortable | do not feel comfortable
    | feel uncomfortable | am uncomfortable | would prefer to not | am not (willing | going) to | will not | choose not to | decline to)
    (answer | answering | talk about | talking about | discuss | discussing | go into | respond to | responding to | get into | address | comment on) [<object>]
  | <ask> not answer <object> | [i would] rather not answer [<object>] | prefer not to answer [<object>] | <ask> (decline | refuse) [to answer] [<object>]

now-here = right now | at the moment | yet | here | in mind | from my (side | end) | from me | really | at all | to (give | share | offer | tell) | (for | to | about | on | regarding) <object>
an-answer = opinion | view | thoughts | idea | answer | clue | comment | answers | example | good answer | good example | response
blank = <object> [i] can not answer | [i] [really | honestly] (do not have | have not got | have | have got) (anything | nothing | not much | much | nothing else | nothing more) ((to (say | add | share | tell | offer | contribute)) [(about | on | for | to) <object> | here] | (for | on | about | to) <object>)
  | nothing (to (say | add | share) [(about | on | for) <object> | here] | for <object>) | i am (blanking | blanking out | stuck | drawing blanks) [on <object> | here] | [i [really | honestly | have [got] | am]] [really | honestly | sadly] [have] (no | not got) [the | an | any | a] <an-answer> [<now-here>] [<now-here>]
  | <object> i do not know | [<i>] (not | am not) sure (how | what) to (answer | say | respond | reply) [[to | about] <object>]
  | [i | we] [really | honestly | truly | also] do not [really | quite | actually] know [<object> | the answer [(to | for) <object>] | how to answer [<object>] | what to (say | answer) [(to | about | for) <object>] | about (it | that)]
  | [i] [really | honestly] (do not have | have not got | have not) [an | any | a [good]] <an-answer> [<now-here>] [<now-here>]
  | [i] (can not | do not) (remember | recall) [any | anything | an example | one | any of it | it | now] | [i] [really | honestly] (can not | do not think i can | am not sure i can) [really] (answer | think of | recall | respond to | come up with) [<object> | anything | an answer | an example | one | any | a good example] [right now | at the moment | now]
  | [i am] not having [any | an | much] [good] <an-answer> [<now-here>]
  | i have not (the | a) (foggiest | faintest | clue) [idea] | nothing comes to mind | my mind (is | went | has gone) [a] blank | i am (drawing a blank | [going] blank) [here | on (this | that) [one]] | i am (not able | unable) to answer [<object>] | not applicable
`

export const stopping = `
interview = (the | this | our | my) (interview | call | session | meeting | conversation | recording | whole thing | video | chat | discussion | video call | interview (call | session) | whole interview)
an-interview = <interview> | interview | call
now = here | there | now | today | right (now | here) | early | immediately | at this point | for (today | now) | at once | straight away | a bit early | midway | halfway
cease = stop | stopped | ended | end | quit | terminate | exit | conclude | abort | cancel | close | discontinue | ending | stopping | terminating | (drop | drop out | pull out | back out | step out | step away | bow out) (of | from) | (drop | pull | opt | get) out of | withdraw from | bring
stop = i am (quitting | ending | stopping | leaving | exiting | withdrawing from) (<an-interview> | it | this | <now>) [<now>]
  | i (decide | choose | intend | plan) to <cease> <an-interview> [<now>]
  | (need | have | got | must) to <cease> (<an-interview> | <now>) [<now>] | enough i want to go (back | home) [now]
  | [<ask>] <cease> [with | doing] (<an-interview> [for me] | it | this | that | things | everything | <now>) [<now>] [<now>] [to an end | to a close | short | off]
  | [<ask>] (finish | leave | cut | wrap up | finishing | leaving | finish up | complete) (<an-interview> | [this | it] (here | now) | things up | right now | early) [<now>] [<now>] [short | off]
  | <ask> (stop | quit | end | leave | exit | log (off | out) | drop off | hang up | sign off | withdraw | disconnect | wrap [this | it] up | finish up) [<now>] [<now>]
  | (stop [stop] | quit | end | exit | cancel | abort | wrap up | hang up | disconnect) [<now>] [<now>] | stop everything | enough | that is enough [for (today | me | now)] | no more [questions] [for me]
  | [<ask>] call it (a day | quits | off) [here | now | today] | i (quit | withdraw | am leaving | am out) [now] | i (withdraw | am withdrawing) [from <interview> | my application]
  | [<ask>] (withdraw | pull out | drop out | opt out) [from | of] [the | this | my] (application | process | interview | candidacy | selection | hiring process | application process)
  | (i | we) [have] had enough [of] [<interview> | this | it | all this] | want to stop [now] | do not want [this | it | any more] stop | (i | we) [have] decided (not to (continue | go on | proceed | do this) | to (stop | withdraw | leave | quit)) [with] [<interview> | this | now] | i had better (go | leave) [now]
  | [<ask>] (disconnect | cut | drop | hang up) [on] [the | this] (call | line | connection | interview) [now] | <ask> be excused [now] | bye [bye] | goodbye | i am done here [now]
  | how (do | can | could) (i | we) (end | stop | leave | exit | quit) (this | it | <an-interview>)
  | (i | we) [really] (do not | no longer | would not | (am not | not) able to | can not | will not | am unable to | could not | do not think i (can | want to) | do not feel [like | i can] | am not going to
    | am not comfortable | would (rather not | prefer not to) | prefer not to | am not interested in) [be able to] [want [to] | wish to | like to | really want to | feel like]
    (continue | continuing | carry on | carrying on | go on | going on | proceed | proceeding | go ahead | go further | be interviewed | do [this | it] [interview] | keep (doing this | going) | do the interview | take part | participate)
    [with | in] [<interview> | this | it] [any more | anymore | already | any longer | any further | further | now | today | right now | at this time]
  | (i | we) [really] (have | need | got | must | want | would like | have got | ought | better | should) [to] (go [home] | dash | rush off | leave [the call] | drop off | log off | hang up | run | stop | be going | head off | make a move)
    [<now>] [<now>] [(for | to) (a | an | another | my) {1-3}]
  | i (have | need) to (attend | go) [to] (a | an | another | my) {1-3} | (i am | am | we are) [so | totally | completely] (done | finished | through) with (<interview> | this | it | all this) [<now>]
`
