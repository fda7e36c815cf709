/** The inbox page's own styles, so that it works when the product's are broken. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f3ee, #110d0a); --surface: light-dark(#fff, #1b1512); --line: light-dark(#e3dacd, #352a21);
  --ink: light-dark(#1d150e, #f6f0e8); --soft: light-dark(#64574a, #b9ab9c); --accent: light-dark(#9a4300, #ffb54a);
  --wash: light-dark(#fdeeda, #2c1e10);
}
* { box-sizing: border-box; }
body {
  display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); min-height: 100vh; margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
h1, h2, h3, p, dl, dd, ol { margin: 0; padding: 0; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: .25rem; }
header {
  display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: .125rem 1rem; padding: 1rem 1.5rem;
  background: var(--surface); border-bottom: 1px solid var(--line); border-top: 4px solid #ff8a1a;
}
h1 { font-size: 1.25rem; letter-spacing: -.01em; }
h1 a { color: inherit; text-decoration: none; }
header p, .note, .older, footer { color: var(--soft); font-size: .875rem; }
.refresh {
  padding: .5rem 1.125rem; border: 1px solid var(--line); border-radius: 99rem; font-weight: 600;
  font-size: .875rem; text-decoration: none;
}
main { display: grid; grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr); }
nav { border-right: 1px solid var(--line); background: var(--surface); }
nav ol { list-style: none; }
nav li { border-bottom: 1px solid var(--line); }
nav li a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .125rem .75rem; padding: .75rem 1.25rem .75rem 1.5rem;
  color: inherit; text-decoration: none;
}
nav li a:hover { background: var(--ground); }
nav li a[aria-current] { background: var(--wash); box-shadow: inset 4px 0 var(--accent); }
nav .to, nav .subject, nav .start { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav .subject, nav .start { grid-column: 1 / -1; }
nav .subject { font-weight: 600; }
nav .to, nav time, nav .start { color: var(--soft); font-size: .8125rem; }
.older { padding: .75rem 1.5rem; }
article { padding: 1.5rem 2rem 2rem; min-width: 0; }
h2 { margin-bottom: 1.25rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.015em; overflow-wrap: anywhere; }
h3 { margin-bottom: .5rem; color: var(--soft); font-size: .875rem; font-weight: 600; }
.back { display: none; margin-bottom: .75rem; }
.parts { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(16rem, 1fr); gap: 1.5rem; align-items: start; }
.parts.single { grid-template-columns: minmax(0, 48rem); }
.source { display: grid; gap: 1.5rem; min-width: 0; }
.frame {
  height: max(26rem, 100vh - 17rem); overflow: hidden; resize: vertical; border: 1px solid var(--line);
  border-radius: .75rem; background: #fff;
}
iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light; }
.note { margin-top: .5rem; }
dl, pre { margin: 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
dl div { padding: .375rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); font-size: .8125rem; }
dd { overflow-wrap: anywhere; font-size: .9375rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.6 ui-monospace, monospace; }
.nothing { grid-column: 1 / -1; place-self: center; padding: 4rem 1.5rem; text-align: center; }
nav + .nothing { grid-column: 2; }
.nothing h2 { margin-bottom: .5rem; }
.nothing p { max-width: 26rem; color: var(--soft); }
footer { padding: .875rem 1.5rem; border-top: 1px solid var(--line); background: var(--surface); }
code { font: .8125rem ui-monospace, monospace; color: var(--ink); overflow-wrap: anywhere; }
@media (max-width: 72rem) { .parts { grid-template-columns: minmax(0, 1fr); } .frame { height: 30rem; } }
@media (max-width: 48rem) {
  main { grid-template-columns: minmax(0, 1fr); }
  header { grid-template-columns: 1fr auto; }
  header p { grid-row: 2; }
  .refresh { grid-row: 1 / 3; grid-column: 2; }
  nav { border-right: 0; }
  header, footer, .older, nav li a { padding-inline: 1rem; }
  body:not(.reading) nav ~ *, .reading nav { display: none; }
  body:not(.reading) nav li a[aria-current] { background: none; box-shadow: none; }
  nav + .nothing { grid-column: 1; }
  article { padding: 1rem; }
  h2 { font-size: 1.25rem; }
  .back { display: block; }
}
`
