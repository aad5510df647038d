import { Link } from 'react-router'
import { dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import type { Absence } from './absences.data.ts'

type Props = { away: { rows: readonly Absence[]; records: number }; className?: string; isHost?: boolean }

/** Who is missing today and until when; nothing where everybody is there. */
export function AwayToday({ away: { rows, records }, className, isHost = false }: Props) {
  const t = useT('absences')
  const locale = useLocale()
  const now = today()
  if (rows.length === 0) return null
  const until = ({ lastDay }: Absence) => {
    if (!lastDay) return t('today.unknown')
    return lastDay === now ? t('today.today') : t('today.until', { last: dateText(lastDay, locale, 'long') })
  }
  return (
    <Card
      title={t('today.title')}
      className={className}
      aside={
        records > rows.length || !isHost ? (
          <Link to="/afwezig" className="text-ui font-semibold text-primaryink underline underline-offset-4">
            {t('today.all')}
          </Link>
        ) : null
      }
    >
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((of) => (
          <li key={of.id} className="relative flex items-center gap-3.5 py-2.5">
            <Avatar name={of.student.name} className="size-10 text-sm" />
            <span className="min-w-0">
              <Link
                to={`/internships/${of.internshipId}`}
                className="block text-ui font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {of.student.name}
              </Link>
              <span className="block text-sm text-muted">
                {[isHost ? '' : of.host, until(of)].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
