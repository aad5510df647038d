import type { SheetDay, SheetFacts } from '#features/hours/sheet/sheet-data.ts'
import { sheetDocument } from '#features/hours/sheet/sheet-document.ts'
import { oldebroek } from '#protocol/tenants/oldebroek.ts'
import { letterhead } from '#server/documents/letterhead.ts'
import { typeset } from '#server/documents/typeset.ts'

/** `npm run bench:sheet`: what a sheet of hours costs as a PDF, in CPU of all threads, and what memory it leaves behind. */
const GOAL_MS = 50
const template = new URL('../server/src/features/hours/sheet/timesheet.typ', import.meta.url)

const dayOf = (index: number): SheetDay => ({
  day: new Date(Date.UTC(2026, 1, 7 + index)).toISOString().slice(0, 10),
  startsAt: '09.00',
  endsAt: '13.30',
  breakMinutes: 30,
  minutes: 240,
  work: `Dieren gevoerd en stal ${index} geveegd`,
  isAgreed: true,
  by: 'Marjan Kok',
  as: 'host',
  note: null,
})
const factsOf = (days: number, index: number): SheetFacts => ({
  id: crypto.randomUUID(),
  student: `Sanne de Vries ${index}`,
  isVolunteer: false,
  school: 'Noordrand College',
  host: 'Kinderboerderij De Hoefslag',
  supervisor: 'Marjan Kok',
  startDate: '2026-02-07',
  endDate: '2026-05-21',
  minutesAgreed: days * 240,
  minutesWaiting: 0,
  minutesCredit: 0,
  creditReason: null,
  hoursSupervisor: null,
  targetMinutes: 1800,
  daysMark: '0'.repeat(12),
  papers: [],
  days: Array.from({ length: days }, (_, at) => dayOf(at + index)),
})
const site = letterhead({ ...oldebroek, id: '', url: '' }, null)

async function cpuOf(count: number, days: number): Promise<{ cpu: number; bytes: number }> {
  const before = process.cpuUsage()
  let bytes = 0
  for (let index = 0; index < count; index++) {
    const address = `https://oldebroek.example/controle/uren/${crypto.randomUUID()}${crypto.randomUUID().slice(0, 26)}`
    const document = sheetDocument({ facts: factsOf(days, index), locale: 'nl', address, madeAt: new Date() })
    bytes = (await typeset(template, { ...document, site })).length
  }
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000 / count, bytes }
}

const memory = () => Math.round(process.memoryUsage().rss / 1024 / 1024)
const atStart = memory()
const first = await cpuOf(1, 8)
console.log(`the first, with compiler and fonts   ${first.cpu.toFixed(0)} ms of CPU, ${memory() - atStart} MB more`)
for (const [name, days] of [
  ['8 days, one page', 8],
  ['20 days, one page', 20],
  ['80 days, several pages', 80],
] as const) {
  const { cpu, bytes } = await cpuOf(100, days)
  console.log(`${name.padEnd(36)} ${cpu.toFixed(1)} ms of CPU (goal ${GOAL_MS}), ${Math.round(bytes / 1024)} kB`)
  if (cpu > GOAL_MS) process.exitCode = 1
}
console.log(`after 300 of them                    ${memory() - atStart} MB more`)
