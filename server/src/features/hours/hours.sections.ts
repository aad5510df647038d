import { allOf } from '#engine/judging/condition.ts'
import { countLine, countWhere, periodicSection, rowsWhere, waitingSection } from '#engine/periodic-section.ts'
import { own, worksAtHost } from '#features/internships/internships.policy.ts'
import { confirmsAsSchool, mayLog } from './hours.policy.ts'
import { targetMinutes } from './settle-hours.ts'

type Row = { id: string; host: string; hours: number; target: number | null }
const words = {
  nl: { target: '{hours} van de {target} uur bij {host}', free: '{hours} uur bij {host}', locale: 'nl-NL' },
  en: { target: '{hours} of {target} hours at {host}', free: '{hours} hours at {host}', locale: 'en-GB' },
}

export const hourSections = [
  periodicSection('ownHours', {
    kind: 'state',
    title: { nl: 'Uren tot nu toe', en: 'Hours so far' },
    isFor: mayLog,
    isOwn: true,
    flag: 'hours',
    lines: async (reader) => {
      const running = allOf<'internships'>(own(reader.me), { status: ['running', 'evaluating'] })
      const rows = await rowsWhere<Row, 'internships'>(reader, 'internships', running, {
        columns: `t.id, (t.minutes_agreed + t.minutes_credit) / 60.0::float8 as hours,
          (${targetMinutes.replaceAll('i.', 't.')} / 60)::int as target,
          coalesce((select o.name from organizations o where o.id = t.organization_id), t.organization_name, t.title) as host`,
        order: 't.start_date, t.id',
      })
      const said = words[reader.locale]
      return rows.map(({ id, host, hours, target }) => ({
        text: (target === null ? said.free : said.target)
          .replace('{hours}', new Intl.NumberFormat(said.locale, { maximumFractionDigits: 1 }).format(hours))
          .replace('{target}', String(target))
          .replace('{host}', host),
        path: `/urenbriefje/${id}`,
      }))
    },
  }),
  periodicSection('hoursToCheck', {
    kind: 'turn',
    title: { nl: 'Uren die bij stageplekken wachten', en: 'Hours that wait at hosts' },
    isFor: (me) => me.mentorOf().length > 0,
    flag: 'hours',
    lines: async (reader) =>
      countLine(
        await countWhere(reader, 'hour_entries', allOf({ status: 'submitted' }, confirmsAsSchool(reader.me))),
        reader,
        {
          nl: ['1 dag wacht op akkoord', '{n} dagen wachten op akkoord'],
          en: ['1 day waits to be agreed with', '{n} days wait to be agreed with'],
        },
        '/uren',
      ),
  }),
  waitingSection('hoursToConfirm', 'hours', {
    title: { nl: 'Uren', en: 'Hours' },
    isFor: worksAtHost,
    flag: 'hours',
    words: {
      nl: ['1 dag om akkoord op te geven', '{n} dagen om akkoord op te geven'],
      en: ['1 day to agree with', '{n} days to agree with'],
    },
    path: '/uren',
  }),
]
