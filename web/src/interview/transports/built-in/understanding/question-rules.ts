/** How candidates ask to hear a question again, or in other words, and what led to it. */
export const hearing = `
slowly = [a bit | a little | a little bit | bit | more | much] (slowly | slower | louder | loudly | clearly) | more (slowly | clearly | loudly)
again = again | once [more | again] | one (more [time] | time | last time) | another time | a second time | twice | over again | <slowly>
me = me | to me | us
after = [<for-me>] [<again>] [<again>] [<for-me>]
fully = properly | clearly | [very | too | so] well | at all | correctly | fully | just now | earlier | there | the first time | very clearly | completely | yet | exactly
quite = quite | so | very | too | really | fully | properly | clearly | entirely | completely | exactly | very well | manage to | able to | all | even
cannot = do not think i [can | could | did | do | quite] | did not | do not | could not | can not | have not | not | (was | am) not able to | never | did not manage to | am not sure i | (am | was) unable to | am having trouble | am not
i = i [am | think i | really | still | also] | we | still | afraid i

say = say | ask | read | tell | state | play | run | go | saying | asking | reading | speak | give | go over | run through | go through | read out | show | going over | going through | running through | reading | repeating
repeat = <ask-you> (repeat | say) the (bit | part | question | thing) (about | on | after | before) {1-4} | <ask-me> hear <object> <after>
  | [<ask-you>] (repeat | repeating | re ask | reask | reread | re read | restate | reiterate | reiterating) [<me>] [<again>] [<object>] <after>
  | [<ask-you>] <say> [<me>] [<object>] [out | back | aloud] [<for-me>] <again> <after>
  | <ask-you> (read | play) [<me>] <object> (out | back | aloud) [<for-me>] | [a bit | a little | bit] (louder | slower)
  | [<ask-you>] (come | say) again | [<ask-you>] (run | go) (that | it | the question) (by | past | over with) me [<again>] | [<ask>] go over <object> [<again>]
  | [<ask-you>] (speak | talk | be | go) [up] [a bit | a little | a little bit] (louder | slower | slowly | more slowly | more clearly | clearer)
  | [<ask-you>] (speak up | slow down) [a bit | a little]
  | [the | your | that | last] question <again> | <again> (the | your) question | <ask> (have | hear | get | see) <object> <after>
  | (the | your) question | again | once (more | again) | one more time | pardon [me] | [i] beg [your] pardon | what | huh | come back | repeat <again> | what did i miss | say what | come ah
  | what (was | is | were) [the | your | that] [last | first | previous | current | exact | second] (question | questions | part | bit) [again | about | you asked | just now]
  | what (was | is | were) (the | your | that) (last | first | second | middle | other | final | previous) (part | bit | half | question | sentence | word | words) [of (the | your | that) question] [again | you said | you asked]
  | what was (that | it) [again | you said | you asked] | what were you (asking | saying) [me | just now | again] | what did you want to (ask | say | know) again
  | <ask-you> (go | come | get) back to (the | your | that) [last | first] question | [just] (both | all | the (first | last | second | middle)) (parts | part | bit | half | sentence | words) again
  | (what | which question) (did | do | have | were) you [just] (say | said | ask | asked | asking) [me] [again | just now | there]
  | what is it you (asked | said) | [just now] [your] (you | question) [just now] (say | said | ask | asked | asking | were saying | were asking | is) (what | which) | (did | were) you [just] (ask | say | asking | saying) [me] (something | anything | a question) | (was | is) (that | there) a question [for me] | what question | what are you saying
  | what you (said | say | asked) [again | just now] | you said
  | [<ask-you>] (tell | remind) me [of | about] (<object> | what the question (was | is) | what you (asked | said)) <after>

bit-missed = (a | one | any | a single) (word | thing | bit) [of (it | that | the question | your question)] | anything [you (said | asked)]
  | (the | that | your) [very] (end | start | beginning | rest | tail | last | first | second | middle | latter) [half | part | bit | few] [word | words] [of (it | that | the question | your question | that question | this question)]
  | (all | most | some | any) of (that | it | the question) | (the | that | your) (first | second | last | other | middle) (half | part | bit | words | word) [of (it | that | the question | your question)] | half of it | most of that | the (last | first | second) (few words | bit | half | word) | a word | some of that | half of that | half the question
  | part of that | the end [of that] | the beginning | what the question was | what you asked me
side = here | on my (side | end) | at my end | outside | on the line | in the background | just now
quality = a bit | a little | very | too | so | quite | really
device = internet | connection | line | network | audio | sound | voice | speaker | speakers | headphones | headset | wifi | wi fi | signal | video | call | mic | volume
voice-of = [(the | your | my) [last]] (<device> | question | voice | sound | audio | words | part | sentence | speech)
trouble = [is | was | were | got | gets | went | keeps | kept | has been | seems] [<quality>] (not [so | very] (audible | clear | loud | stable | coming through) | inaudible | unclear | (cut | cutting | broken | breaking | jerking | jerky | choppy | muffled | muted | lagging | laggy | freezing | frozen | dropping | distorted | echoing | robotic) [up | off | out] | gone | dropped | went off)
your-voice = your (question | voice | audio | sound | words | line | speech | video) | the question
unheard = <your-voice> <trouble> [to me | for me | here | just now | on my side | a bit]
  | [<i>] <cannot> [<quite>] (hear | hearing | heard | catch | caught | get | catching | make out | pick up) [what | <object> | <bit-missed>] [<fully>]
  | [<i>] [have] (missed | misheard | blanked on | only (caught | heard | got) [(half | part) of]) (<object> | <bit-missed>) [<fully>]
  | [<i>] [have] (forgot | forgotten | lost | lost track of | lost sight of) ((the | your) (question | last part | first part) | what (you asked | the question was | you said) [me])
  | [<i>] (do not | can not | could not) (remember | recall) (<object> | what the question was | what you asked) [<fully>]

unheard-reason = <voice-of> <trouble> [to me | for me | here | just now | on my side | a bit] | i want to (make sure | be sure | get it right | be clear | (understand | answer | hear) [it | this | that] (properly | correctly | well)) {0-5} | [just now] (there (is | was) | [i] (have | had | hear | heard | got) | it (is | was))
    [a bit of | a lot of | a bit | a little | some | too much | so much | very | quite | too | a] [background] (noise | noisy | lag | echo | loud | disturbance | glitch | delay) [<side>]
  | (over | because of | due to | owing to) [the | my | all the | some | this | a | an] {0-2}
    (noise | issue | issues | problem | problems | disturbance | traffic | rain | wind | connection | internet | line | lag | fan | construction | network | wifi | dog | baby | children | kids | music | tv | echo)
  | (my | the) [bluetooth] (headphones | headphone | headset | earphones | earphone | earbuds | airpods | laptop | phone | pc | computer | page | screen | call) [just]
    (disconnected | dropped | died | froze | lagged | failed | hung | crashed | fell out | cut out | fell off) [for [a] (second | moment | bit)]
  | [i think] (my | the | your) <device> [connection] (is | was | got | dropped | broke | froze | cut | lagged | went | has | keeps | kept | seems) {0-4}
  | [the | my | your] <device> [is | was] [<quality>] (not [so | very | too | that] (good | clear | great | stable | loud) | bad | poor | unstable | terrible | laggy | small | soft | low | faint | weak | far | quiet | slow)
  | you (were | are | got | went | broke | cut | froze | dropped) [a bit | a little]
    (breaking [up] | cutting (out | off) | cut (off | out) | out | off | up | muted | not (clear | audible) | [going] [too | very] (fast | soft | quiet) | unclear | lagging | frozen)
  | (that | it | the audio | the sound | your voice) (is | was) [<quality>] (fast | quick | soft | quiet | muffled | low | choppy | broken | cut off | not audible | inaudible)
  | (i was | i got) [a bit | a little] (distracted | interrupted | disturbed | muted | not listening | not paying attention) [by {1-5}]
  | [i] did not pay attention | i was not (ready | listening | paying attention | there) | i (was | am) (talking | speaking | replying | saying something | telling something) (to | with) (my | the | a | some) {1-2} | i lost you [there] [for a (moment | second | minute | bit)] | (someone | somebody) (was | is) {1-5} | i zoned out
  | the (doorbell | door bell | phone | alarm | dog | baby | telephone | door) (rang | barked | went off | slammed | (was | is) (ringing | barking | crying))
  | i (was | am) (at | in) a (noisy | loud) (place | cafe | room) | a (lorry | truck | motorbike | plane | car | train | bus | motorcycle) (went | drove | passed | flew) [past | by | over] [just now]
  | [my] english [is] not [so | very | that | too] (good | strong | well) | english is not my (first | native | mother) (language | tongue)
`

export const wording = `
other-words = in [some | a | an] (other | another | different | simpler | simple | easier | easy | plain | more simple | clearer | layman | laymans | layman's)
    (words | way | ways | terms | manner | language | english | wording | form | fashion)
  | (as if | as though | like) i (am | was | were) {1-3} | in (a | an | some) {1-2} (way | manner | form | words | terms) | in english | differently | another way | in other words | some other way | in a way i can understand | more (simply | clearly | plainly | specifically)
  | a (different | simpler | clearer | easier) way | [a bit | a little] (simpler | clearer | easier | shorter | less complicated | more specific) | in detail
more = once [more] | one more time | again | further | more [clearly | on] | a bit [more | further] | a little [more] | [a] little bit [more] | better | in [more] detail | on | about
you-mean = you (want | would like | are trying) to (ask | say | know | hear) | you (mean | meant | want | need | said | asked) | you [are | were] (asking | expecting | wanting | hoping for | interested in | referring to | talking about | looking for | saying | getting at | driving at | after | trying to (ask | say)) | you would like
  | is being asked | to (answer | say) | <object> means | that is | (the | this | that | your) question (means | is [about] | (is | was) asking)
  | you want to know | you want me to (say | answer | talk about | tell you) | i should (say | answer | talk about) | you (want | would like | expect | need) from me
meant = the (context | meaning | point | gist | idea | essence | intent | purpose) of (<object> | your question) | what (is | are) (the | this | your | that) question {0-2} | [exactly] what [exactly] <you-mean> [exactly | here | there | me | from me | for | with (that | this) [question] | about | to know | by (that | it | this | the question | {1-4})]
  | [the] meaning [of (that | this | the question | it)] | how to (interpret | understand | take) <object> | where you are going [with (this | that)] | the point of <object> | your point | (the | what) (kind | sort | type) of (answer | answers | example | experience | information | response | detail | thing | things) you (want | expect | need | would like | are (looking for | after | expecting))
explain = rephrase | rephrasing | reword | rewording | reframe | paraphrase | clarify | clarifying | simplify | simplifying | elaborate | elaborating | explain | explaining
  | restructure | expand on | reformulate | break down | define | unpack
put = put | ask | say | phrase | word | frame | tell | repeat | explain | express | putting | asking | saying | phrasing | wording | framing | use | speak | state | make | making | describe | give
which = (what | which) | (what | which) (sort | kind | type | kinds) of (answer | answers | example | examples | experience | thing | things | project | situation | information | detail | response)
  | (what | which) (answer | example | part | aspect)
about-or = (about | on | in | from | to | for | regarding)
either = which one [do] you want [to (know | hear)] [{1-3} or {1-3}] | (should i | shall i | am i (supposed | expected | meant) to | do i (have | need) to | do you want me to | can i | may i) [talk | speak | answer | focus | tell you | go | give | describe | say | write] [<about-or>] {1-5} or [<about-or>] {1-5}
  | (is | was) (that | this | it | the question) (about | on | regarding | asking about) {1-5} or {1-5}
definition = [do | would] you (want | like | expect | need) me to (talk | tell | describe | explain | focus | speak | share | give | answer | list | walk | mention | say | discuss | pick | choose | cover | include | use | compare) {1-8} | (you | this | that | it | this question | the question | your question | question) [is] [asking | mean] about what | (what | which) {0-2} [do | would] you (want | like | expect | need) (me | us) to (talk | tell | describe | explain | focus | speak | share | give | answer | say | discuss | cover) {0-4}
  | [(which | what) {0-4}] are you (after | referring to | talking about | looking for | asking (for | about) | expecting | thinking of | interested in | getting at | driving at | implying | hinting at) {0-6}
  | when you (say | said | ask) {1-5} (what | do | are | is) {1-6} | (do | did) you mean {1-8}
  | (should | shall | do | am) i [supposed to | meant to | expected to | have to | need to] (talk about | talk | speak about | describe | tell [you] about | focus on | answer [with | from | about] | give | share | explain | choose | pick | mention) {1-8}
  | <ask-you> (clarify | confirm | specify | tell me) (whether | if | which | what) (you | it | that | this | the | i) {1-8}
  | (is | was) (that | this | it) (a | the) question (about | on | for | regarding) {1-8} | [<ask-you>] (ask | go | take | put) [me] [<object>] (one (part | thing | question | bit) at a time | one by one | part by part | step by step)
  | what is (the | your) question [exactly | really] | what (is | are) (a | an) {1-3} | [what is] [the] (meaning | definition) of {1-3} [here | in this context] | (can | could | would | will | may) (you | we) (define | explain) [what] {1-2} [is | are | means] | (what | which) is it [that] you (want | would like | expect) [me] to (say | talk about | answer | cover | know | tell you)
  | what you (asking | want | (mean | meaning) [by {1-4}]) | [<ask>] (make | let) me understand <object> | (an example | some context) (would | might | will) help [me] [a lot]
way-of = (is | are) there (another | a different | a simpler | an easier | any other | some other) way (of (asking | putting | saying | phrasing | wording) | to (ask | put | say | phrase | word)) <object>
detail = context | detail | details | information | info | background | clarity | clarification | explanation | guidance | direction | idea | hint | hints | clue | example | examples
rephrase = <ask-you> (give | provide | share | offer | add) [me | us] [with] [some | any | a | an | a bit | a little] [more | further | additional | extra | bit more | bit of | little more] <detail> [(of | on | about | for | regarding | around | to) (<object> | <meant>)]
  | is (this | that | it) a {0-2} question or {1-5} | <way-of> | <ask-you> (guide | help | advise) me (on | with | about) (<object> | <meant>) | <ask-you> <put> [<me>] <object> more | in (plain | simple | layman) (english | words | terms | language) | [<ask-you>] break <object> down [<for-me>] | <either> | <definition> | [in] (simpler | easier) [words | terms | english | language] | [<ask-you>] break <object> (into (smaller | simpler | easier) (parts | pieces | steps | bits))
  | [<ask-you>] <explain> [<me>] what is [being] (expected | asked | required | wanted | needed) [here | of me | from me] | what is (expected | being asked) [here | of me]
  | [<ask-you>] narrow (<object> down | down <object>) [a bit | a little | <for-me>] | <which> (do | did) you mean [by <object> | exactly | here]
  | <ask-you> tell [<me>] [a bit | a little] more about (<meant> | <object>) | [<ask-you>] <explain> [<me>] [<more>] [<object> | <meant> | a bit] [<more>] [<for-me>] [<other-words>] [<for-me>] [<more>]
  | [<ask-you>] help me [to] understand (<object> | <meant>) | [<ask-you>] tell me <meant> | are you asking [about] {1-7} or {1-6} | (do | did | would) you (want | like | prefer | need | expect) {1-6} or {1-6}
  | [<ask-you>] <put> [<me>] [<object>] (<other-words> | [more | some] (simpler | easier | simple | easy | basic | normal | plain | common | different | other) (words | terms | language | english)) [<for-me>] [again]
  | [<ask-you>] (be | being) [a bit | a little | a little bit] (more (specific | clear | precise) | clearer) [about (that | it | the question)] | [<ask-you>] break (it | that | this | the question) down [<for-me>]
  | [<ask-you>] give me (an example | (some | more | a bit more) context | a hint | an idea | some idea | more details | more detail) (of | on | about | for) (<object> | <meant>)
  | <ask-you> give me (a hint | a clue | (some | more) context)
  | what [exactly] (do | did | does | would) (you | that | this | it | the question | your question) [exactly | actually | really] mean [exactly] [(by | with | when you say | here | exactly | about) {0-6}]
  | <which> [exactly] are you [exactly | actually | really] asking [me | about | here] [exactly | here] | <which> [exactly] (are | were) you [exactly | actually | really] (looking for | trying to (ask | say | get at) | referring to | getting at | expecting) [me | for | about | here | exactly | from me] [me | here | exactly]
  | what exactly (is (it | the question) | are you asking) {0-3} | you (mean | are asking) [about] what [exactly] | mean what | meaning [what] | what mean
  | what [exactly] you [actually | really] (mean | meant) [exactly] [by (that | this | it | the question)] [here]
  | what is the meaning [of <object>] | what does (the question | {1-4}) mean [exactly | here | by that] | what is meant by {1-4}
  | <which> [exactly] (do | would) you (want | like | need | wish | expect | prefer) [me | us] [to] [know | say | talk about | hear | answer | cover | focus on | explain | tell you] [from me] [exactly | here | about]
  | which {1-2} (do | did) you mean {0-8} | in (what | which) (sense | way | context) [(do | did) you mean [(by | with) <object>]] | how do you mean | what kind of answer {0-4} | do you mean {1-6} or {1-6}

follow = understand | understanding | understood | follow | following | followed | grasp | comprehend | get | getting | see | figure out | make sense of | (clear | sure | certain) [on | about | of]
  | [sure | certain] [that | if] i (understand | understood | follow | followed | get | am following)
lost = confused | lost | unclear | blur | blurred | puzzled | stuck | unsure
puzzled = [<i>] (finding | find | found) <object> [a bit | a little | quite | very | rather | so] (hard | difficult | tricky | tough | confusing | unclear | vague) [to (understand | follow | get | parse)]
  | (you | that | this | it | the question) [have] (lost me | went over my head | is [way] over my head) [there | now] | (it | that) is [still] (unclear | not clear) [to me] <meant> | [<i>] <cannot> know <meant> | [<i>] <cannot> [<quite>] <follow> (<object> | <meant>) [<fully>] | [<i>] <cannot> [<quite>] (understand | understood | follow | following | grasp | (sure | certain) [that | if] i (understand | understood | follow | followed | am following)) [<fully>]
  | (i am | i have | having) [having] [some | a bit of | a little | really] (difficulty | trouble | problem | problems | a hard time | struggling [a bit]) [to] (understanding | following | getting | understand | follow | get | see) (<object> | <meant>)
  | [i | i am | i got | got | i feel | am | me] [a bit | a little | little bit | kind of | quite | very | so | totally | completely | still | slightly | already | a little bit] <lost> [already | now] [(by | about | on | with | as to) (<object> | <meant>)]
  | [<object>] (is | sounds | seems) [still] [a bit | a little | quite | very | too | so | rather | somewhat]
    (not [very | so | really | quite | too | entirely] clear | unclear | confusing | vague | complicated | ambiguous | confused | too long | (hard | difficult) to (understand | follow)) [<for-me>]
  | (question | <object>) [is] [very | so | quite | a bit | too | really] (confusing | unclear | vague | broad | complicated | ambiguous)
  | [very | question] not [very | so | really | quite] clear | [it | that | this] (does | did) not make [any] sense [to me] | catch no ball
  | [<i>] need [some | more | a bit of | a little | further] (clarification | clarity | explanation) [(on | about | of) <object>]
  | [<ask>] (get | have | provide | give) [<me>] [some | more | a bit of | a little | a | further | a bit more] (clarification | clarity | explanation | context) [(on | about | of) <object>]
`
