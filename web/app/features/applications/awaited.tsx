import { dateText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import type { Application } from './applications.data.ts'
import { daysLeft } from './course.ts'

type Seen = 'student' | 'host' | 'school'

/** Who is up, and until when: the one sentence that every application has. */
export function Awaited({ of, seenBy }: { of: Application; seenBy: Seen }) {
  const t = useT('applications')
  const locale = useLocale()
  const params = {
    host: of.host.name,
    name: of.student.name,
    moment: of.talkAt ? dateText(of.talkAt, locale, 'moment') : '',
    place: of.talkPlace ?? '',
    handler: of.handlerName ?? '',
  }
  const before = of.waitingBefore ?? 0
  const key = of.status === 'waiting' ? (before === 0 ? 'waitingFirst' : 'waiting') : of.status
  const sentence = t(`awaited.${seenBy}.${key}`, { ...params, before })
  const until = untilText()
  return (
    <p className="text-ui text-ink2">
      {sentence}
      {until ? ` ${until}` : null}
    </p>
  )

  function untilText(): string | null {
    if (!of.left) return null
    const { days, hours } = of.left
    if (of.status === 'offered') {
      if (days > 0) return t(days === 1 ? 'left.dayHours' : 'left.daysHours', { days, hours })
      return t(hours === 1 ? 'left.hour' : 'left.hours', { hours })
    }
    if (!['with_host', 'read', 'in_talk'].includes(of.status)) return null
    const whole = daysLeft(of.left)
    return t(whole === 0 ? 'left.today' : whole === 1 ? 'left.day' : 'left.days', { days: whole })
  }
}
