import { feature } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import { hourBreaches, hourEntries, hourLife, hourTotals } from '#protocol/features/hours.ts'
import { agreeHours, approveHours, rejectHours, undoHourApproval, undoHourRejection } from './confirm-hours.ts'
import { answerHourLink, openHourLink } from './host/answer-hour-link.ts'
import { endHourLinks, remindHost, renewHourLink, showHourCode } from './host/ask-host.ts'
import { contactOfHours } from './host/hour-contact.ts'
import { removeHourPhoto, setHourPhoto } from './hour-photo.ts'
import { creditHours, stateHours, unlockHours, unlockManyHours } from './hour-totals.ts'
import { hourMails } from './hours.mails.ts'
import { hourNews } from './hours.news.ts'
import { hoursPersonal } from './hours.personal.ts'
import {
  confirmsAsHost,
  confirmsAsSchool,
  hourAbilities,
  hourBreachPolicy,
  hourPolicy,
  hourTotalPolicy,
} from './hours.policy.ts'
import { hourReactions } from './hours.reactions.ts'
import { hourSections } from './hours.sections.ts'
import { hoursPhase } from './hours-phase.ts'
import { checkHours } from './judge-hours.ts'
import { changeHours, logHours, removeHours } from './log-hours.ts'
import { recallHours, submitHours } from './send-hours.ts'
import { targetMinutes } from './settle-hours.ts'
import { checkSheet } from './sheet/check-sheet.ts'
import { askHosts, missedWeeks } from './tend-hours.ts'
import { hourYears } from './year/year-data.ts'

const clock = (column: string) => (t: string) => `to_char(${t}.${column}, 'HH24:MI')`

export const hoursFeature = feature({
  flag: 'hours',
  periodic: hourSections,
  abilities: hourAbilities,
  queues: [
    queueKind('hours', 'hour_entries', (me) => allOf({ status: 'submitted' }, confirmsAsHost(me)), { flag: 'hours' }),
  ],
  resources: [
    serve(hourEntries, {
      table: 'hour_entries',
      policy: hourPolicy,
      scopes: ({ toConfirm, waitsAtHost }, me) =>
        allOf(
          toConfirm !== true || allOf({ status: 'submitted' }, confirmsAsHost(me)),
          waitsAtHost !== true || allOf({ status: 'submitted' }, confirmsAsSchool(me)),
        ),
      expressions: {
        hasPhoto: (t) => `(${t}.photo_id is not null)`,
        needsSchool: (t) => `(${t}.breaches <> '[]')`,
        startsAt: clock('starts_at'),
        endsAt: clock('ends_at'),
        decidedByName: (t) =>
          `coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.decided_by_id),
            ${t}.decided_name)`,
      },
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
    }),
    serve(hourBreaches, { table: 'hour_entries', policy: hourBreachPolicy }),
    serve(hourTotals, {
      table: 'internships',
      policy: hourTotalPolicy,
      expressions: {
        targetHours: (t) => `(${targetMinutes.replaceAll('i.', `${t}.`)} / 60)`,
        askedAt: (t) => `(select max(s.created_at) from hour_asks s where s.internship_id = ${t}.id)`,
        hasContact: (t) => `exists ${contactOfHours(t)}`,
        contactUndelivered: (t) => `(select ${undelivered('w.email', 'why')} from ${contactOfHours(t)} w)`,
        handlerName: (t) => `(select k.name from hour_handlers k where k.internship_id = ${t}.id)`,
        openLinks: (t) =>
          `(select count(*)::int from hour_links k where k.internship_id = ${t}.id and k.kind = 'mail' and k.ended_at is null
            and k.expires_at > now())`,
      },
    }),
  ],
  lifecycles: [hourLife],
  phaseKinds: [hoursPhase],
  commands: [
    logHours,
    checkHours,
    changeHours,
    removeHours,
    setHourPhoto,
    removeHourPhoto,
    submitHours,
    recallHours,
    approveHours,
    undoHourApproval,
    rejectHours,
    undoHourRejection,
    agreeHours,
    unlockHours,
    unlockManyHours,
    creditHours,
    stateHours,
    openHourLink,
    answerHourLink,
    renewHourLink,
    showHourCode,
    remindHost,
    endHourLinks,
  ],
  queries: [checkSheet, hourYears],
  jobs: [askHosts, missedWeeks],
  mails: hourMails,
  reactions: hourReactions,
  activities: { hours: ['hours'] },
  personal: hoursPersonal,
  news: hourNews,
})
