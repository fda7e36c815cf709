import type { Job } from './person-type.ts'
import { each, study, years } from './phrases.ts'
import { levels, list, page, type WebLayout } from './web-markup.ts'
import { months, period } from './written-dates.ts'

/** Company and place on one line, position and dates on the next, as American universities recommend. */
const harvard: WebLayout = {
  omitted: { title: true, summary: true },
  html: (p) =>
    page(
      'body{font-family:"Times New Roman"}h1{text-align:center;font-size:17pt}.c{text-align:center}h2{font-size:11pt;border-bottom:1px solid;margin-top:12px;text-transform:uppercase}.r{display:flex;justify-content:space-between}',
      `<h1>${p.name}</h1><p class=c>${p.location} • ${p.phone} • ${p.email}</p>
      <h2>Education</h2>${each(p.schools, (s) => `<div class=r><b>${s.school}</b><span>${s.place}</span></div><div class=r><i>${study(s)}</i><span>${years(s)}</span></div>`)}
      <h2>Professional Experience</h2>${each(p.jobs, (j) => `<div class=r><b>${j.company}</b><span>${j.place}</span></div><div class=r><i>${j.position}</i><span>${period(j, months.long)}</span></div>${list(j.did)}`)}
      <h2>Skills &amp; Languages</h2><p><b>Technical:</b> ${p.skills.join(', ')}</p><p><b>Languages:</b> ${p.languages.map(([l, v]) => `${l} (${v})`).join(', ')}</p>`,
    ),
}

/** Everything but the work in a narrow column on the right. */
const sidebarRight: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      '.p{display:grid;grid-template-columns:1fr 185px;gap:28px}h1{font-size:24pt;font-weight:300}.t{color:#777;font-size:12pt}h2{font-size:12pt;color:#0a6;margin:14px 0 4px}.j{margin-bottom:10px}.s{font-size:9pt;background:#f3f3f3;padding:14px}small{color:#666}',
      `<h1>${p.name}</h1><p class=t>${p.title}</p><div class=p><div><h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<div class=j><b>${j.position}</b> — ${j.company}<br><small>${period(j, months.short)} · ${j.place}</small>${list(j.did)}</div>`)}</div>
      <div class=s><h2>Contact</h2><p>${p.email}</p><p>${p.phone}</p><p>${p.location}</p><h2>Skills</h2>${each(p.skills, (s) => `<p>${s}</p>`)}<h2>Education</h2>${each(p.schools, (s) => `<p><b>${s.degree}</b><br>${s.field === '' ? '' : `${s.field}<br>`}${s.school}<br>${years(s)}</p>`)}<h2>Languages</h2>${levels(p, (l, v) => `<p>${l}: ${v}</p>`)}</div></div>`,
    ),
}

/** A dark column on the left with drawn icons and bars instead of words for levels. */
const sidebarBars: WebLayout = {
  omitted: { levels: true },
  html: (p) => {
    const icon = '<svg width=9 height=9><circle cx=4 cy=4 r=4 fill=#fc0 /></svg> '
    const bar = (share: number): string =>
      `<div style="height:4px;background:#555"><div style="height:4px;width:${share}%;background:#fc0"></div></div>`
    return page(
      '.p{display:grid;grid-template-columns:200px 1fr}.s{background:#2b2d42;color:#fff;padding:20px 16px;min-height:940px}.m{padding:20px}h2{font-size:11pt;letter-spacing:1px;text-transform:uppercase;margin:16px 0 6px}h1{font-size:21pt}.d{float:right;color:#888}',
      `<div class=p><div class=s><h2>Get in touch</h2><p>${icon}${p.phone}</p><p>${icon}${p.email}</p><p>${icon}${p.location}</p><h2>What I do best</h2>${each(p.skills, (s) => `<p>${s}</p>${bar(80)}`)}<h2>Languages</h2>${levels(p, (l) => `<p>${l}</p>${bar(60)}`)}</div>
      <div class=m><h1>${p.name}</h1><p>${p.title}</p><h2>About me</h2><p>${p.summary}</p><h2>Work history</h2>${each(p.jobs, (j) => `<p><span class=d>${period(j, months.slash, { dash: ' - ' })}</span><b>${j.company}</b></p><p>${j.position}</p>${list(j.did)}`)}<h2>Education</h2>${each(p.schools, (s) => `<p><span class=d>${years(s, ' - ')}</span><b>${s.school}</b></p><p>${study(s)}</p>`)}</div></div>`,
    )
  },
}

/** A time line with a dot at each entry, and the dates above the entry. */
const timeline: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      'h1{font-size:22pt}h2{font-size:13pt;margin:16px 0 8px}.e{border-left:2px solid #ccc;margin-left:6px;padding:0 0 12px 18px;position:relative}.e:before{content:"";position:absolute;left:-6px;top:3px;width:9px;height:9px;border-radius:9px;background:#36c}.d{font-size:8.5pt;color:#36c;text-transform:uppercase}',
      `<h1>${p.name}</h1><p>${p.title} | ${p.location} | ${p.email} | ${p.phone}</p><p style="margin-top:8px">${p.summary}</p>
      <h2>Where I have worked</h2>${each(p.jobs, (j) => `<div class=e><div class=d>${period(j, months.short)}</div><b>${j.position}</b><div>${j.company}, ${j.place}</div>${list(j.did)}</div>`)}
      <h2>Education</h2>${each(p.schools, (s) => `<div class=e><div class=d>${years(s)}</div><b>${study(s)}</b><div>${s.school}</div></div>`)}
      <h2>Skills</h2><p>${p.skills.join(' · ')}</p><h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} – ${v}`).join(', ')}</p>`,
    ),
}

/** Headings in a margin on the left, small and grey, each beside its content. */
const railLeft: WebLayout = {
  omitted: {},
  html: (p) => {
    const row = (label: string, content: string): string =>
      `<div class=r><div class=l>${label}</div><div>${content}</div></div>`
    return page(
      'h1{font-size:20pt;margin-left:134px}.x{margin-left:134px}.r{display:grid;grid-template-columns:110px 1fr;gap:24px;border-top:1px solid #ddd;padding:10px 0}.l{color:#888;font-size:9.5pt}.d{color:#666;float:right}',
      `<h1>${p.name}</h1><p class=x>${p.title}</p><p class=x>${p.email} / ${p.phone} / ${p.location}</p><br>
      ${row('Summary', `<p>${p.summary}</p>`)}${row(
        'Experience',
        each(
          p.jobs,
          (j) =>
            `<p><span class=d>${period(j, months.short)}</span><b>${j.position}</b>, ${j.company}</p>${list(j.did)}`,
        ),
      )}${row(
        'Education',
        each(p.schools, (s) => `<p><span class=d>${years(s)}</span><b>${s.school}</b></p><p>${study(s)}</p>`),
      )}${row('Skills', `<p>${p.skills.join(', ')}</p>`)}${row(
        'Languages',
        levels(p, (l, v) => `<p>${l} (${v})</p>`),
      )}`,
    )
  },
}

/** Months in digits in a margin, wrapped into two rows. */
const marginDates: WebLayout = {
  omitted: { title: true, summary: true },
  html: (p) => {
    const entry = (from: string, to: string, content: string): string =>
      `<div class=e><div class=d>${from} –<br>${to}</div><div>${content}</div></div>`
    return page(
      'h1{font-size:18pt}h2{font-size:12pt;background:#eef;padding:2px 6px;margin:12px 0 8px}.e{display:grid;grid-template-columns:70px 1fr;gap:16px;margin-bottom:8px}.d{color:#555}',
      `<h1>${p.name}</h1><p>${p.location}<br>${p.phone}<br>${p.email}</p><h2>Employment History</h2>${each(p.jobs, (j) => entry(months.slash(j.from), j.to === undefined ? 'present' : months.slash(j.to), `<b>${j.company}</b>, ${j.place}<br>${j.position}${list(j.did)}`))}
      <h2>Academic Qualifications</h2>${each(p.schools, (s) => entry(String(s.from), String(s.to), `<b>${s.school}</b><br>${study(s)}`))}<h2>Key Skills</h2>${list(p.skills)}<h2>Languages</h2>${levels(p, (l, v) => `<p>${l} – ${v}</p>`)}`,
    )
  },
}

/** A table of positions with borders and a header row. */
const ruledTable: WebLayout = {
  omitted: { title: true, summary: true },
  html: (p) =>
    page(
      'table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:4px 6px;vertical-align:top;text-align:left}h1{font-size:16pt;text-align:center}h2{font-size:11pt;margin:12px 0 4px;text-decoration:underline}',
      `<h1>RESUME</h1><table><tr><td>Full Name<td>${p.name}<tr><td>Address<td>${p.location}<tr><td>Contact No.<td>${p.phone}<tr><td>E-mail<td>${p.email}</table>
      <h2>Working Experience</h2><table><tr><th>Period<th>Company<th>Position<th>Job Description${each(p.jobs, (j) => `<tr><td style="white-space:nowrap">${period(j, months.short, { dash: ' - ' })}<td>${j.company}<td>${j.position}<td>${each(j.did, (d) => `<p>- ${d}</p>`)}`)}</table>
      <h2>Education Background</h2><table><tr><th>Year<th>Institution<th>Qualification${each(p.schools, (s) => `<tr><td style="white-space:nowrap">${years(s, ' - ')}<td>${s.school}<td>${study(s)}`)}</table>
      <h2>Skills</h2><p>${p.skills.join('; ')}</p><h2>Language Proficiency</h2><table><tr><th>Language<th>Level${levels(p, (l, v) => `<tr><td>${l}<td>${v}`)}</table>`,
    ),
}

/** Letter-spaced name and headings. */
const letterSpaced: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      'body{font-family:Georgia}h1{font-size:20pt;letter-spacing:7px;text-transform:uppercase;text-align:center;font-weight:400}.c{text-align:center}h2{font-size:10pt;letter-spacing:4px;text-transform:uppercase;text-align:center;margin:16px 0 6px;font-weight:400;color:#555}.r{display:flex;justify-content:space-between}',
      `<h1>${p.name}</h1><p class=c style="letter-spacing:2px">${p.title}</p><p class=c>${p.phone} | ${p.email} | ${p.location}</p>
      <h2>Profile</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<div class=r><b>${j.position}</b><span>${period(j, months.capitals)}</span></div><p>${j.company} | ${j.place}</p>${list(j.did)}`)}
      <h2>Education</h2>${each(p.schools, (s) => `<div class=r><b>${study(s)}</b><span>${years(s)}</span></div><p>${s.school}</p>`)}<h2>Skills</h2><p class=c>${p.skills.join(' | ')}</p><h2>Languages</h2><p class=c>${p.languages.map(([l, v]) => `${l} (${v})`).join(' | ')}</p>`,
    ),
}

/** Skills first, in three columns; each position is one line without a description. */
const functional: WebLayout = {
  omitted: { title: true, descriptions: true, months: true },
  html: (p) =>
    page(
      'h1{font-size:19pt}h2{font-size:12pt;border-left:5px solid #c33;padding-left:8px;margin:14px 0 6px}.k{columns:3}',
      `<h1>${p.name}</h1><p>${p.location} – ${p.phone} – ${p.email}</p><h2>Summary of Qualifications</h2><p>${p.summary}</p><h2>Core Competencies</h2><div class=k>${each(p.skills, (s) => `<div>• ${s}</div>`)}</div>
      <h2>Employment</h2>${each(p.jobs, (j) => `<p>${period(j, months.year, { dash: '–', now: 'present' })}&emsp;<b>${j.position}</b>, ${j.company}, ${j.place}</p>`)}<h2>Education</h2>${each(p.schools, (s) => `<p>${years(s, '–')}&emsp;<b>${study(s)}</b>, ${s.school}</p>`)}<h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} (${v.toLowerCase()})`).join(', ')}</p>`,
    ),
}

/** A label before each value of an entry. */
const labelled: WebLayout = {
  omitted: { title: true, summary: true },
  html: (p) => {
    const fact = (label: string, value: string): string =>
      `<tr><td style="width:120px">${label}<td style="width:10px">:<td>${value}`
    return page(
      'h1{font-size:15pt}h2{font-size:11pt;background:#ddd;padding:3px;margin:12px 0 4px}',
      `<h1>CURRICULUM VITAE</h1><h2>PERSONAL PARTICULARS</h2><table>${fact('Name', p.name)}${fact('Address', p.location)}${fact('Mobile', p.phone)}${fact('Email', p.email)}</table><h2>WORK EXPERIENCE</h2>${each(p.jobs, (j) => `<table>${fact('Company', j.company)}${fact('Position', j.position)}${fact('Duration', period(j, months.short, { dash: ' to ', now: 'present' }))}</table>${list(j.did)}`)}
      <h2>EDUCATION</h2>${each(p.schools, (s) => `<table>${fact('Institution', s.school)}${fact('Qualification', study(s))}${fact('Year', years(s, ' - '))}</table>`)}<h2>SKILLS</h2>${list(p.skills)}<h2>LANGUAGES</h2>${list(p.languages.map(([l, v]) => `${l} (${v})`))}`,
    )
  },
}

/** A Malay CV with a table of personal data. */
const biodata: WebLayout = {
  omitted: { title: true },
  html: (p) => {
    const bm = (j: Job): string => period(j, months.malay, { dash: ' hingga ', now: 'kini' })
    return page(
      'h1{font-size:16pt;text-align:center;text-decoration:underline}h2{font-size:11.5pt;margin:14px 0 4px}td{padding:1px 10px 1px 0;vertical-align:top}',
      `<h1>RESUME</h1><h2>MAKLUMAT PERIBADI</h2><table><tr><td>Nama<td>: ${p.name}<tr><td>Alamat<td>: ${p.location}<tr><td>No. Telefon<td>: ${p.phone}<tr><td>Emel<td>: ${p.email}</table><h2>OBJEKTIF KERJAYA</h2><p>${p.summary}</p>
      <h2>PENGALAMAN PEKERJAAN</h2>${each(p.jobs, (j) => `<p><b>${j.position}</b></p><p>${j.company}, ${j.place}</p><p>${bm(j)}</p>${list(j.did)}`)}<h2>LATAR BELAKANG AKADEMIK</h2>${each(p.schools, (s) => `<p><b>${s.field === '' ? s.degree : `${s.degree} ${s.field}`}</b></p><p>${s.school}</p><p>${years(s, ' - ')}</p>`)}<h2>KEMAHIRAN</h2>${list(p.skills)}<h2>PENGUASAAN BAHASA</h2>${levels(p, (l, v) => `<p>${l} : ${v}</p>`)}`,
    )
  },
}

/** Work on the left, everything else on the right, of equal width. */
const halves: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      '.p{display:grid;grid-template-columns:1fr 1fr;gap:34px;margin-top:14px}h1{font-size:20pt;color:#a40}h2{font-size:12pt;color:#a40;margin:0 0 6px}.b{margin-bottom:16px}i{color:#666}',
      `<h1>${p.name}</h1><p><b>${p.title}</b></p><p>${p.summary}</p><p>${p.email} &nbsp; ${p.phone} &nbsp; ${p.location}</p><div class=p><div><div class=b><h2>WORK EXPERIENCE</h2>${each(p.jobs, (j) => `<p><b>${j.position}</b></p><p>${j.company}</p><p><i>${period(j, months.slash, { dash: ' - ' })}, ${j.place}</i></p>${list(j.did)}<br>`)}</div></div>
      <div><div class=b><h2>EDUCATION</h2>${each(p.schools, (s) => `<p><b>${study(s)}</b></p><p>${s.school}</p><p><i>${years(s, ' - ')}</i></p><br>`)}</div><div class=b><h2>SKILLS</h2><p>${p.skills.join(', ')}</p></div><div class=b><h2>LANGUAGES</h2>${levels(p, (l, v) => `<p>${l}<br><i>${v}</i></p>`)}</div></div></div>`,
    ),
}

/** Ornaments before the headings, on coloured bands. */
const ornaments: WebLayout = {
  omitted: { summary: true },
  html: (p) =>
    page(
      'h1{font-size:20pt}h2{font-size:11pt;background:#dfe9f5;padding:3px 8px;margin:14px 0 6px}.r{display:flex;justify-content:space-between}',
      `<h1>${p.name}</h1><p>${p.title}</p><p>✆ ${p.phone} &nbsp; ✉ ${p.email} &nbsp; ⌂ ${p.location}</p><h2>❖ CAREER HISTORY</h2>${each(p.jobs, (j) => `<div class=r><span><b>${j.company}</b> ▪ ${j.place}</span><span>${period(j, months.short)}</span></div><p>${j.position}</p>${each(j.did, (d) => `<p>➤ ${d}</p>`)}`)}
      <h2>❖ ACADEMIC BACKGROUND</h2>${each(p.schools, (s) => `<div class=r><b>${s.school}</b><span>${years(s)}</span></div><p>${study(s)}</p>`)}<h2>❖ TECHNICAL SKILLS</h2>${each(p.skills, (s) => `<p>✔ ${s}</p>`)}<h2>❖ LANGUAGES</h2>${levels(p, (l, v) => `<p>✔ ${l} – ${v}</p>`)}`,
    ),
}

/** A band of colour with the contact details stacked at its right. */
const band: WebLayout = {
  omitted: {},
  html: (p) =>
    page(
      '.h{display:flex;justify-content:space-between;background:#124;color:#fff;padding:18px 22px}.h h1{font-size:22pt}.h div:last-child{text-align:right;font-size:9pt}.m{padding:8px 22px}h2{font-size:12pt;color:#124;border-bottom:2px solid #124;margin:12px 0 6px}.r{display:flex;justify-content:space-between}',
      `<div class=h><div><h1>${p.name}</h1><p>${p.title}</p></div><div><p>${p.email}</p><p>${p.phone}</p><p>${p.location}</p></div></div><div class=m><h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>${each(p.jobs, (j) => `<div class=r><b>${j.position}, ${j.company}</b><span>${period(j, months.apostrophe)}</span></div><p><i>${j.place}</i></p>${list(j.did)}`)}<h2>Education</h2>${each(p.schools, (s) => `<div class=r><b>${study(s)}, ${s.school}</b><span>${years(s)}</span></div>`)}<h2>Skills</h2><p>${p.skills.join(' &bull; ')}</p><h2>Languages</h2><p>${p.languages.map(([l, v]) => `${l} – ${v}`).join(' &bull; ')}</p></div>`,
    ),
}

/** White headings on black, and dates in brackets behind the position. */
const inverted: WebLayout = {
  omitted: { title: true },
  html: (p) =>
    page(
      'h1{font-size:18pt}h2{display:inline-block;font-size:10.5pt;background:#000;color:#fff;padding:2px 10px;margin:14px 0 6px}',
      `<h1>${p.name}</h1><p>Email: ${p.email} | Mobile: ${p.phone} | Address: ${p.location}</p><h2>PROFESSIONAL SUMMARY</h2><p>${p.summary}</p><h2>EMPLOYMENT HISTORY</h2>${each(p.jobs, (j) => `<p><b>${j.position}</b> (${period(j, months.short, { dash: ' - ' })})</p><p>${j.company}, ${j.place}</p>${list(j.did)}`)}<h2>EDUCATION</h2>${each(p.schools, (s) => `<p><b>${study(s)}</b> (${years(s, ' - ')})</p><p>${s.school}, ${s.place}</p>`)}<h2>SKILLS</h2><p>${p.skills.join(', ')}</p><h2>LANGUAGES</h2><p>${p.languages.map(([l, v]) => `${l}: ${v}`).join('; ')}</p>`,
    ),
}

export const webLayouts = {
  harvard,
  'sidebar-right': sidebarRight,
  'sidebar-bars': sidebarBars,
  timeline,
  'rail-left': railLeft,
  'margin-dates': marginDates,
  'ruled-table': ruledTable,
  'letter-spaced': letterSpaced,
  functional,
  labelled,
  biodata,
  halves,
  ornaments,
  band,
  inverted,
} as const satisfies Record<string, WebLayout>
