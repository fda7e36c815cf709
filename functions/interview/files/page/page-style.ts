import typeface from './typeface.json' with { type: 'json' }

/** The style of the page of a recording, with the colours and the typeface of the site. The page may load nothing, so both are in it. */
export const pageStyle = `
@font-face{font-family:'Instrument Sans';font-weight:400 700;src:url(data:font/woff2;base64,${typeface.woff2}) format('woff2')}
:root{color-scheme:light dark;--ground:light-dark(#faf7f2,#0e0a07);--surface:light-dark(#fff,#191310);--line:light-dark(#e6dccf,#33281f);--ink:light-dark(#1b130c,#f8f2ea);--soft:light-dark(#5d5044,#bcae9f);--accent:light-dark(#9a4300,#ffb54a);--wash:light-dark(#fff1dd,#2a1c0e)}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
body{min-height:100vh;font:16px/1.55 'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2{line-height:1.15;letter-spacing:-.02em;font-weight:600;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem)}
h2{font-size:1.125rem}
a[href]{color:var(--accent);text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.frame{width:min(100% - 2rem,84rem);margin-inline:auto;padding-block:1.5rem 3rem}
.embedded header{display:none}
.embedded .frame{padding-top:1rem}
.brand{display:flex;gap:.6rem;align-items:center;font-weight:600}
.brand{padding-bottom:1rem;border-bottom:8px solid;border-image:repeating-linear-gradient(90deg,#ffb020 0 2px,transparent 2px 9px) 8}
.brand svg{width:1.6rem;height:1.6rem}
.brand span{margin-left:auto;color:var(--soft);font-size:.875rem;font-weight:400}
.head{padding-block:1.75rem 1.5rem}
.head p{margin-top:.5rem;color:var(--soft)}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;align-items:start}
.card{padding:1.25rem;border:1px solid var(--line);border-radius:1.125rem;background:var(--surface)}
.details{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;align-content:start}
.player{position:sticky;z-index:1;top:0;padding:0;overflow:hidden}
.player.still{position:static}
.player.still video,.player.still .parts{display:none}
::cue{font:1rem/1.4 'Instrument Sans',system-ui,sans-serif}
.player>p{padding:0 1.25rem 1.25rem}
.transcript{position:relative}
video{display:block;width:100%;aspect-ratio:16/9;background:#0e0a07}
.parts{display:flex;flex-wrap:wrap;gap:.5rem;padding:.75rem 1rem}
.parts[hidden]{display:none}
button{font:inherit;color:inherit;cursor:pointer}
.part{padding:.25rem .8rem;border:1px solid var(--line);border-radius:999px;background:none;font-size:.875rem}
.part[aria-pressed=true]{border-color:transparent;color:#1d1003;background:#ffb020}
.note{padding:1rem 1.25rem;border-left:4px solid #ff7a1a;background:var(--wash)}
.note[hidden]{display:none}
.note code{font:.875em ui-monospace,Menlo,Consolas,monospace}
.note p+p{margin-top:.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1.25rem;margin-top:.9rem}
dt{color:var(--soft)}
dd{text-align:right;font-variant-numeric:tabular-nums}
table{width:100%;margin-top:1rem;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.4rem 0;border-top:1px solid var(--line);text-align:left;font-weight:400}
th{color:var(--soft);font-size:.875rem}
td+td,th+th{padding-left:1rem;text-align:right;white-space:nowrap}
.card p,.files{margin-top:.75rem}
.soft{color:var(--soft);font-size:.875rem}
.files{padding:0;list-style:none}
.files a,.part{display:inline-flex;align-items:center;min-height:1.75rem}
h3{margin-top:1rem;font-size:.875rem;font-weight:600;color:var(--soft)}
.jumps{margin:.35rem 0 0;padding:0;list-style:none}
.jumps ol{margin:0;padding:0 0 0 3.4rem;list-style:none}
.jump{display:grid;grid-template-columns:3.4rem 1fr;gap:.75rem;width:100%;padding:.35rem .5rem;border:0;border-radius:.5rem;background:none;text-align:left}
.jump:hover{background:var(--ground)}
.jump time{color:var(--soft);font-size:.875rem;line-height:1.7;font-variant-numeric:tabular-nums}
details ol.jumps{padding:0}
.rest{margin-top:1rem}
.rest summary{padding-left:0}
.rest ul{margin-top:.35rem}
.jumps li>span{display:block;padding:.35rem .5rem .35rem 4.65rem}
.jumps .said{white-space:pre-line}
summary{padding:.15rem .5rem .15rem 4.15rem;color:var(--accent);font-size:.875rem;cursor:pointer;align-content:center;min-height:1.75rem}
.attempt code{font:.875em ui-monospace,Menlo,Consolas,monospace}
.attempt{padding-bottom:1.25rem}
.parts+.parts{padding-top:0}
.turns{margin:.75rem 0 0;padding:0;list-style:none}
.turn{display:grid;grid-template-columns:3.4rem 1fr;gap:.15rem .75rem;width:100%;padding:.6rem .75rem;border:0;border-left:3px solid transparent;border-radius:.5rem;background:none;text-align:left}
button.turn:hover{background:var(--ground)}
.turn[aria-current],button.turn[aria-current]:hover{border-left-color:#ff7a1a;background:var(--wash)}
.turn time{color:var(--soft);font-size:.875rem;line-height:1.7;font-variant-numeric:tabular-nums}
.turn b{display:block;font-weight:600}
.turn i,.jump i{color:var(--soft);font-style:normal;font-weight:400;font-size:.875rem}
.turn .said{white-space:pre-line}
@media(min-width:60rem),(min-width:40rem) and (max-height:30rem){.columns{grid-template:'player transcript' auto 'questions transcript' auto 'details transcript' 1fr/minmax(0,1fr) minmax(0,1fr)}.player{position:static;grid-area:player}.questions{grid-area:questions}.details{grid-area:details}.transcript{grid-area:transcript;position:sticky;top:1.5rem;max-height:calc(100vh - 3rem);overflow:auto}}
@media(max-width:48rem){.files a,summary,.part,.jump,.turn{min-height:2.75rem}.part{min-width:2.75rem;justify-content:center}}
@media(max-width:20rem){.card{padding:.75rem}.files .soft{display:block;font-size:.75rem}dl,.jump,.turn{grid-template-columns:minmax(0,1fr)}dd{text-align:left}table{display:block;overflow-x:auto}.jumps ol,.jumps li>span,summary{padding-left:.5rem}}
@media(prefers-reduced-motion:no-preference){.transcript{scroll-behavior:smooth}}
@media print{:root{color-scheme:light}body{background:#fff;font-size:11pt}.player,.on-screen,.brand span{display:none}.columns,.details{display:block}.card{padding:0;border:0;margin-top:1.5rem}.transcript{position:static;max-height:none;overflow:visible}.turn{padding:.25rem 0;break-inside:avoid}.turn[aria-current]{border-color:transparent;background:none}}
`
