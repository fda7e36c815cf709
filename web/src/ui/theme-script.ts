import { themeKey } from './theme.ts'

/**
 * Stands in the head of every page and runs before its first picture, so that nobody sees a flash of the other theme.
 * Afterwards it follows what other tabs choose, and what was chosen while this page rested in the history; and the
 * browser's own frame follows the page, where a colour is given for each theme. Its hash is in the
 * Content-Security-Policy; only the build imports it.
 */
export const themeScript = `(()=>{const root=document.documentElement
const follow=()=>{let kept
try{kept=localStorage.getItem('${themeKey}')}catch{return}
if(kept==='light'||kept==='dark')root.dataset.theme=kept
else delete root.dataset.theme}
const colourFrame=()=>{const{theme}=root.dataset
for(const meta of document.querySelectorAll('meta[name=theme-color][media]')){
const system=meta.dataset.system??=meta.media
meta.media=theme?system.includes(theme)?'all':'not all':system}}
follow()
new MutationObserver(colourFrame).observe(root,{attributeFilter:['data-theme']})
addEventListener('DOMContentLoaded',colourFrame)
addEventListener('storage',follow)
addEventListener('pageshow',follow)})()`
