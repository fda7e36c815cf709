/**
 * Handles clicks and submissions before hydration, from the head of every page. It keeps forms from navigating and,
 * once React handles events, repeats the last click on a button or the last submission. Links, menus and fields work
 * without script. React hydrates the target of a pointer event immediately but not the target of a submit event, so a
 * `pointerup` is dispatched before the form is submitted again. The submission has no submitter if hydration disabled
 * that button, because Chromium does not submit a form with a disabled submitter. The Content-Security-Policy allows
 * the script by hash; only the build imports it.
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
