import type { Job } from './person-type.ts'
import { each, study, years } from './phrases.ts'
import { levels, list, page as pageIn, type WebLayout } from './web-markup.ts'
import { months, period } from './written-dates.ts'

const page = (style: string, body: string): string => pageIn(style, body, 'Helvetica,Arial')

/** The positions of each employer, in their order. */
function byCompany(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (last?.[0]?.company === job.company) last.push(job)
    else groups.push([job])
  }
  return groups
}

/** One employer above several positions. */
const banners: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      'h1{font-size:20pt}h2{font-size:12.5pt;margin:14px 0 6px;color:#075}.r{display:flex;justify-content:space-between}.c{font-weight:700;font-size:11pt}.i{margin:2px 0 6px 12px}',
      `<h1>${p.name}</h1><p>${p.title}</p><p>${p.location} | ${p.phone} | ${p.email}</p><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${each(byCompany(p.jobs), (jobs) => `<p class=c>${jobs[0]?.company ?? ''}</p>${each(jobs, (j) => `<div class=i><div class=r><span><i>${j.position}</i></span><span>${period(j, months.short)}</span></div>${list(j.did)}</div>`)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p class=c>${s.school}</p><div class="i r"><span><i>${study(s)}</i></span><span>${years(s)}</span></div>`)}<h2>Skills</h2><p>${p.skills.join(', ')}</p><h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} (${v})`).join(', ')}</p>`,
    ),
}

/** With sections for which the product has no field: certificates, projects, referees. */
const manySections: WebLayout = {
  omitted: { title: true },
  html: (p) =>
    page(
      'h1{font-size:18pt}h2{font-size:11pt;border-top:3px double #666;margin:12px 0 4px;padding-top:4px}.r{display:flex;justify-content:space-between}',
      `<h1>${p.name}</h1><p>${p.email}</p><p>${p.phone}</p><p>${p.location}</p><h2>Objective</h2><p>${p.summary}</p><h2>Certifications</h2><p>First Aid, Red Crescent, 2019</p><p>Project Fundamentals, 2021</p><h2>Work Experience</h2>${each(p.jobs, (j) => `<div class=r><b>${j.company}</b><b>${period(j, months.long)}</b></div><p>${j.position}</p>${list(j.did)}`)}<h2>Notable Projects</h2><p><b>Kampung Kids Coding</b> (2018 – 2020)</p><p>Taught children on Saturdays.</p><h2>Education</h2>${each(p.schools, (s) => `<div class=r><b>${s.school}</b><b>${years(s)}</b></div><p>${study(s)}</p>`)}<h2>Volunteer Work</h2><p>Mercy Kitchen, cook, 2017 – 2019</p><h2>Skills</h2><p>${p.skills.join(', ')}</p><h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} - ${v}`).join(', ')}</p><h2>Referees</h2><p>Puan Salmah Idris, Manager, 012-000 1111</p>`,
    ),
}

/** Skills as pills, and levels of languages as dots. */
const pills: WebLayout = {
  omitted: { levels: true },
  html: (p) =>
    page(
      'h1{font-size:23pt;font-weight:800}h2{font-size:12pt;margin:16px 0 6px;text-transform:lowercase}.k span{display:inline-block;border:1px solid #999;border-radius:9px;padding:1px 9px;margin:2px 4px 2px 0}.e{display:grid;grid-template-columns:1fr 120px}.d{text-align:right;color:#777}',
      `<h1>${p.name}</h1><p>${p.title}</p><p>${p.email} · ${p.phone} · ${p.location}</p><h2>About</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<div class=e><div><b>${j.position}</b> at ${j.company}${list(j.did)}</div><div class=d>${period(j, months.dotted, { dash: '–', now: 'now' })}<br>${j.place}</div></div>`)}<h2>Education</h2>${each(p.schools, (s) => `<div class=e><div><b>${study(s)}</b><br>${s.school}</div><div class=d>${years(s, '–')}</div></div>`)}<h2>Skills</h2><div class=k>${each(p.skills, (s) => `<span>${s}</span>`)}</div><h2>Languages</h2>${levels(p, (l) => `<p>${l} ●●●●○</p>`)}`,
    ),
}

/** Two pages, with the name and a page number in the margins of both. */
const twoPages: WebLayout = {
  omitted: {},
  html: (p) => {
    return page(
      '.f{font-size:8pt;color:#888;display:flex;justify-content:space-between}.n{break-before:page}h1{font-size:19pt}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #aaa;margin:14px 0 6px}.r{display:flex;justify-content:space-between}',
      `<h1>${p.name}</h1><p>${p.title}</p><p>${p.phone} | ${p.email} | ${p.location}</p><h2>Professional Profile</h2><p>${p.summary}</p><h2>Skills</h2>${list(p.skills)}<h2>Professional Experience</h2>${each(p.jobs.slice(0, 1), (j) => `<div class=r><b>${j.position}</b><span>${period(j, months.long)}</span></div><p>${j.company}, ${j.place}</p>${list(j.did)}`)}<p class=f style="margin-top:480px"><span>${p.name}</span><span>Page 1 of 2</span></p><div class=n></div>${each(p.jobs.slice(1), (j) => `<div class=r><b>${j.position}</b><span>${period(j, months.long)}</span></div><p>${j.company}, ${j.place}</p>${list(j.did)}`)}<h2>Education</h2>${each(p.schools, (s) => `<div class=r><b>${study(s)}</b><span>${years(s)}</span></div><p>${s.school}</p>`)}<h2>Languages</h2>${levels(p, (l, v) => `<p>${l}: ${v}</p>`)}<p class=f style="margin-top:300px"><span>${p.name}</span><span>Page 2 of 2</span></p>`,
    )
  },
}

/** Three cards side by side for skills, education and languages, below the work. */
const cards: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      'h1{font-size:21pt}h2{font-size:11.5pt;color:#539}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px;margin-top:18px}.c{border:1px solid #ccc;padding:10px}.j{margin:8px 0}',
      `<h1>${p.name}</h1><p><b>${p.title}</b></p><p>${p.phone}, ${p.email}, ${p.location}</p><p>${p.summary}</p><br><h2>Experience</h2>${each(p.jobs, (j) => `<div class=j><b>${j.company}</b> | ${j.position} | ${period(j, months.short, { dash: ' - ' })}${list(j.did)}</div>`)}<div class=g><div class=c><h2>Skills</h2>${each(p.skills, (s) => `<p>${s}</p>`)}</div><div class=c><h2>Education</h2>${each(p.schools, (s) => `<p><b>${s.degree}</b></p><p>${s.field}</p><p>${s.school}</p><p>${years(s, ' - ')}</p>`)}</div><div class=c><h2>Languages</h2>${levels(p, (l, v) => `<p>${l} (${v})</p>`)}</div></div>`,
    ),
}

/** Numbered headings, and entries that begin with their years. */
const academic: WebLayout = {
  omitted: { title: true, months: true, descriptions: true },
  html: (p) =>
    page(
      'body{font-family:"Times New Roman";font-size:11pt}h1{font-size:16pt}h2{font-size:12pt;margin:12px 0 4px}',
      `<h1>${p.name}</h1><p>${p.email}; ${p.phone}</p><p>${p.location}</p><h2>1. Research Profile</h2><p>${p.summary}</p><h2>2. Academic Appointments</h2>${each(p.jobs, (j) => `<p>${period(j, months.year, { dash: '–', now: 'present' })}: ${j.position}, ${j.company}, ${j.place}</p>`)}<h2>3. Education</h2>${each(p.schools, (s) => `<p>${years(s, '–')}: ${study(s)}, ${s.school}</p>`)}<h2>4. Skills</h2><p>${p.skills.join(', ')}</p><h2>5. Languages</h2><p>${p.languages.map(([l, v]) => `${l} (${v})`).join(', ')}</p><h2>6. Publications</h2><p>Latif, N. (2019). Recovery after bleaching. Reef Letters 4, 1–12.</p>`,
    ),
}

/** Dates in a narrow margin on the right, in two rows, and employers in capitals. */
const rightMargin: WebLayout = {
  omitted: { summary: true },
  html: (p) =>
    page(
      'h1{font-size:20pt}h2{font-size:12pt;margin:14px 0 6px;text-transform:uppercase}.e{display:grid;grid-template-columns:1fr 60px;gap:20px;margin-bottom:8px}.d{text-align:right}.u{text-transform:uppercase}',
      `<h1>${p.name}</h1><p>${p.title}</p><p>${p.location}</p><p>${p.phone} | ${p.email}</p><h2>Experience</h2>${each(p.jobs, (j) => `<div class=e><div><p class=u>${j.company}</p><p><b>${j.position}</b></p>${list(j.did)}</div><div class=d>${months.short(j.from)} –<br>${j.to === undefined ? 'Present' : months.short(j.to)}</div></div>`)}<h2>Education</h2>${each(p.schools, (s) => `<div class=e><div><p class=u>${s.school}</p><p><b>${study(s)}</b></p></div><div class=d>${s.from} –<br>${s.to}</div></div>`)}<h2>Skills</h2><p>${p.skills.join(', ')}</p><h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} (${v})`).join(', ')}</p>`,
    ),
}

/** The contact details at the foot of the page. */
const footed: WebLayout = {
  omitted: { title: true, summary: true },
  html: (p) =>
    page(
      'h1{font-size:26pt;font-weight:200}h2{font-size:14pt;font-weight:300;margin:18px 0 6px}.f{margin-top:40px;border-top:1px solid;display:flex;gap:30px;padding-top:6px}.d{color:#999}',
      `<h1>${p.name}</h1><h2>Experience</h2>${each(p.jobs, (j) => `<p><b>${j.position}</b> / ${j.company} / <span class=d>${period(j, months.short)}</span></p>${list(j.did)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p><b>${study(s)}</b> / ${s.school} / <span class=d>${years(s)}</span></p>`)}<h2>Skills</h2><p>${p.skills.join(' / ')}</p><h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} (${v})`).join(' / ')}</p><div class=f><span>${p.email}</span><span>${p.phone}</span><span>${p.location}</span></div>`,
    ),
}

/** Dates in a margin on the left; position, employer and place on one line, as the LaTeX class moderncv sets them. */
const moderncv: WebLayout = {
  omitted: {},
  html: (p) => {
    const entry = (left: string, right: string): string =>
      `<div class=e><div class=d>${left}</div><div>${right}</div></div>`
    return page(
      'body{font-family:Georgia}h1{font-size:24pt;font-weight:400;color:#777}.t{font-style:italic;color:#999;font-size:12pt}h2{font-size:13pt;font-weight:400;color:#37a;margin:14px 0 6px;border-left:70px solid #37a;padding-left:10px;line-height:.8}.e{display:grid;grid-template-columns:98px 1fr;gap:10px;margin-bottom:5px}.d{font-size:8.5pt;text-align:right;padding-top:2px}',
      `<h1>${p.name}</h1><p class=t>${p.title}</p><p style="text-align:right;font-size:9pt">${p.location}<br>${p.phone}<br>${p.email}</p><h2>Experience</h2>${each(p.jobs, (j) => entry(period(j, months.short, { dash: '–' }), `<b>${j.position}</b>, <i>${j.company}</i>, ${j.place}.${list(j.did)}`))}<h2>Education</h2>${each(p.schools, (s) => entry(years(s, '–'), `<b>${study(s)}</b>, <i>${s.school}</i>, ${s.place}.`))}<h2>Summary</h2><p>${p.summary}</p><h2>Languages</h2>${levels(p, (l, v) => entry(l, v))}<h2>Skills</h2><p>${p.skills.join(', ')}</p>`,
    )
  },
}

export const furtherWebLayouts = {
  banners,
  'many-sections': manySections,
  pills,
  'two-pages': twoPages,
  cards,
  academic,
  'right-margin': rightMargin,
  footed,
  moderncv,
} as const satisfies Record<string, WebLayout>
