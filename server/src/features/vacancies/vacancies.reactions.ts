import type { TableRow } from '#db/tables.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell as tellOne } from '#events/tell.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { roleRemoved } from '#protocol/features/users.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { reportDismissed, vacancyReported } from '#protocol/features/vacancies/vacancy-reports.ts'
import { aboutVacancy } from './save-vacancy.ts'
import { closeReports } from './take-down-vacancy.ts'
import { vacancyMails } from './vacancies.mails.ts'
import { vacancyNews } from './vacancies.news.ts'
import { applicantsOf, hostPeople, judgesOf, type Vacancy, vacancyOf } from './vacancy-people.ts'

type Event = { id: string; subjectId: string; actorId: string | null }
type Telling = {
  kind: keyof typeof vacancyNews
  mail?: MailKind
  path: string
  values?: (to: Recipient) => Record<string, string>
  doer?: 'told'
}

/** Each person once, by mail where there is one to send and in the product when they have an account. */
async function tell(tx: Tx, event: Event, vacancy: Vacancy, people: Recipient[], how: Telling): Promise<void> {
  const { kind, values, ...rest } = how
  const { title, organization, organizationId } = vacancy
  for (const to of people) {
    const said = { title, organization, ...values?.(to) }
    await tellOne(tx, vacancyNews[kind], { event, to, detail: title, organizationId, values: said, ...rest })
  }
}

const toHost = (tx: Tx, event: Event, vacancy: Vacancy, how: Telling) =>
  hostPeople(tx, vacancy, event.actorId).then((people) => tell(tx, event, vacancy, people, how))

export const tellSubmitted = on('tellVacancySubmitted', protocol.vacancySubmitted, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (vacancy?.status !== 'in_review') return
  const path = `/vacancies/review?id=${vacancy.id}`
  await tell(tx, event, vacancy, await judgesOf(tx, vacancy), { kind: 'vacancySubmitted', path })
})

export const tellPublished = on(
  'tellVacancyPublished',
  protocol.vacancyPublished,
  async ({ event, tx }) => {
    const vacancy = await vacancyOf(tx, event.subjectId)
    if (!vacancy) return
    const path = `/vacancies/${vacancy.id}`
    await toHost(tx, event, vacancy, { kind: 'vacancyPublished', mail: vacancyMails.vacancyPublished, path })
  },
  protocol.vacancyReconsidered,
)

export const tellRejected = on(
  'tellVacancyRejected',
  protocol.vacancyRejected,
  async ({ event, tx }) => {
    const vacancy = await vacancyOf(tx, event.subjectId)
    if (!vacancy) return
    const values = () => ({ reason: event.reason })
    const path = `/vacancies/${vacancy.id}/edit`
    await toHost(tx, event, vacancy, { kind: 'vacancyRejected', mail: vacancyMails.vacancyRejected, path, values })
  },
  protocol.vacancyReconsidered,
)

/** Also to who gave the last place away: it says what happens to the others. */
export const tellFilled = on('tellVacancyFilled', protocol.vacancyFilled, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (!vacancy) return
  const path = `/vacancies/${vacancy.id}`
  const people = await hostPeople(tx, vacancy, null)
  await tell(tx, event, vacancy, people, {
    kind: 'vacancyFilled',
    mail: vacancyMails.vacancyFilled,
    path,
    doer: 'told',
  })
})

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

export const tellExpiring = on('tellVacancyExpiring', protocol.vacancyExpiring, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (!vacancy) return
  const values = ({ locale }: Recipient) => ({ date: dayText(event.endDate, locale) })
  const path = `/vacancies/${vacancy.id}/edit`
  await toHost(tx, event, vacancy, { kind: 'vacancyExpiring', mail: vacancyMails.vacancyExpiring, path, values })
})

export const tellTakenDown = on('tellVacancyTakenDown', protocol.vacancyTakenDown, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (!vacancy) return
  const values = () => ({ reason: event.reason })
  const path = `/vacancies/${vacancy.id}`
  await toHost(tx, event, vacancy, { kind: 'vacancyTakenDown', mail: vacancyMails.vacancyTakenDown, path, values })
  await closeReports(tx, vacancy.id, { reason: event.reason, by: event.actorId })
  await answerReporters(tx, event, vacancy, `status = 'taken_down' and vacancy_id = $1`, vacancy.id)
})

const changes = {
  nl: { title: 'de titel', place: 'de plek', ages: 'de leeftijd' },
  en: { title: 'the title', place: 'the place', ages: 'the ages' },
} as const

export const tellChanged = on('tellVacancyChanged', protocol.vacancyChanged, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (!vacancy) return
  const values = ({ locale }: Recipient) => ({
    changed: new Intl.ListFormat(locale).format(event.changed.map((what) => changes[locale][what])),
  })
  for (const { applicationId, ...to } of await applicantsOf(tx, vacancy.id)) {
    const path = `/aanmeldingen/${applicationId}`
    await tell(tx, event, vacancy, [to], { kind: 'vacancyChanged', mail: vacancyMails.vacancyChanged, path, values })
  }
})

export const tellReported = on('tellVacancyReported', vacancyReported, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (!vacancy) return
  const path = `/vacancies/reports?id=${event.reportId}`
  await tell(tx, event, vacancy, await judgesOf(tx, vacancy), { kind: 'vacancyReported', path })
})

export const tellDismissed = on('tellReportDismissed', reportDismissed, async ({ event, tx }) => {
  const vacancy = await vacancyOf(tx, event.subjectId)
  if (vacancy) await answerReporters(tx, event, vacancy, 'id = $1', event.reportId)
})

const answers = {
  nl: {
    dismissed: 'De vacature kan blijven staan.',
    taken_down: 'Je had gelijk: de vacature staat niet meer in de stagebank.',
  },
  en: { dismissed: 'The vacancy can stay.', taken_down: 'You were right: the vacancy has been removed.' },
} as const

/** Only who left an address is answered. What was written to the organization is not for others. */
async function answerReporters(tx: Tx, event: Event, { title }: Vacancy, where: string, id: string) {
  const reports = await tx.rows<Pick<TableRow<'vacancy_reports'>, 'id' | 'status' | 'answer'> & { email: string }>(
    `select id, email, status, answer from vacancy_reports where email is not null and ${where}`,
    [id],
  )
  for (const { id: reportId, email, status, answer } of reports) {
    const { locale } = tx.site
    const said = status === 'open' ? '' : answers[locale][status]
    const to = { id: null, email, locale, firstName: '' }
    const values = { title, answer: [said, status === 'dismissed' ? answer : ''].filter(Boolean).join(' ') }
    await queueMail(tx, { mail: vacancyMails.reportAnswered, key: `${event.id}:${reportId}`, to, values })
  }
}

/** Whoever does not work there any more answers for none of its vacancies. */
export const forgetContact = on('forgetContact', roleRemoved, async ({ event, tx }) => {
  const { userId, organizationId } = event
  if (!organizationId) return
  const left = await tx.rows<{ id: string }>(
    `update vacancies set contact_person_id = null where contact_person_id = $1 and organization_id = $2
       and not exists (select from roles where user_id = $1 and organization_id = $2) returning id`,
    [userId, organizationId],
  )
  for (const { id } of left) {
    tx.emit(protocol.vacancyUpdated, { organizationId }, aboutVacancy(id))
  }
})
