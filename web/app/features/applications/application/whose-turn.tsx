import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { Application } from '../applications.data.ts'

type Seen = 'student' | 'host' | 'school'

/** Who is up, and until when: the one sentence that every application has. */
export function WhoseTurn({ of, seenBy }: { of: Application; seenBy: Seen }) {
  const t = useT('applications')
  const locale = useLocale()
  const { session } = useRoot()
  const params = {
    host: of.host.name,
    name: of.student.name,
    moment: of.talkAt ? dateText(of.talkAt, locale, 'moment') : '',
    handler: of.handlerName ?? '',
    date: dateText(of.decidedAt ?? of.updatedAt, locale, 'long'),
    place: of.overtakenBy ?? of.talkPlace ?? '',
    wish: of.talkWish ?? '',
  }
  const before = of.waitingBefore ?? 0
  const isAtHost = ['with_host', 'read', 'in_talk'].includes(of.status)
  const isColleagues =
    seenBy === 'host' && of.handlerEmail && of.handlerEmail.toLowerCase() !== session?.user.email.toLowerCase()
  const isOwn = seenBy !== 'host' && seenBy !== 'school'
  const key = keyOf()
  const sentence = t(`awaited.${seenBy}.${key}`, { ...params, before })
  const until = untilText()
  return (
    <p className="text-ui text-ink2">
      {sentence}
      {until ? ` ${until}` : null}
    </p>
  )

  function keyOf(): string {
    if (of.endedWithVacancy) return 'ended'
    if (of.overtakenBy) return 'overtaken'
    if (of.status === 'waiting') return before === 0 ? 'waitingFirst' : before === 1 ? 'waitingSecond' : 'waiting'
    if (of.status === 'in_talk' && of.talkAnswer === 'other_moment') return 'otherMoment'
    if (isAtHost && isColleagues) return of.status === 'in_talk' ? 'passedOnTalk' : 'passedOn'
    if (of.isVolunteer && seenBy === 'host' && of.status === 'accepted') return 'acceptedVolunteer'
    if (of.isTalkOver && seenBy !== 'school') return 'talked'
    return of.status === 'in_talk' && of.talkAnswer === 'comes' && isOwn ? 'comes' : of.status
  }

  function untilText(): string | null {
    if (!of.left || !of.expiresAt) return null
    const { days, hours, nights } = of.left
    if (of.status === 'offered') {
      if (days > 0) return t(days === 1 ? 'left.dayHours' : 'left.daysHours', { days, hours })
      return t(hours === 1 ? 'left.hour' : 'left.hours', { hours })
    }
    if (!isAtHost) return null
    const date = dateText(of.expiresAt, locale, 'long')
    return t(nights === 0 ? 'left.today' : nights === 1 ? 'left.day' : 'left.days', { days: nights, date })
  }
}
