/**
 * Stands in the head of every page, so that nothing a person does before the code arrives is lost: a form never leaves
 * its page, and the last click on a button or the last form sent is done again once React handles events. Links, menus
 * and fields work by themselves until then. React hydrates at once what a pointer event reaches, but not what a submit
 * event reaches, hence the `pointerup`. A button that the code disables, because nothing is typed, sends no form in Chromium. Its hash is in the Content-Security-Policy; only the build imports it.
 */
export const startScript = `(()=>{let again,typed,failed
const say=button=>{
button.setCustomValidity(failed
?'This page could not be loaded completely. Please check your internet connection, keep a copy of what you typed and reload the page.'
:'One moment, this page is still loading. What you typed is sent as soon as it is there.')
button.reportValidity()
button.setCustomValidity('')}
const keep=event=>{
const{target,type,submitter}=event
if(type==='submit'){
event.preventDefault()
again=()=>{
target.dispatchEvent(new Event('pointerup',{bubbles:true}))
target.requestSubmit(submitter?.disabled?null:submitter)}
if(submitter)say(submitter)
}else{
const button=target.closest('button[type=button]:not([popovertarget])')
if(!button)return
again=()=>button.click()}
document.documentElement.dataset.used=''}
const fail=({target})=>{if(target.matches?.('script[type=module],link[rel=modulepreload]'))failed=true}
const reload=()=>{if(failed&&!typed)location.reload()}
const type=()=>{typed=true}
const listeners=[['submit',keep],['click',keep],['error',fail],['online',reload],['input',type]]
for(const[name,listener]of listeners)addEventListener(name,listener,true)
addEventListener('hydrating',()=>{
for(const[name,listener]of listeners)removeEventListener(name,listener,true)
again?.()})})()`
