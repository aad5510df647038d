import { Form, Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { type Locale, useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { Pencil, Trash2 } from '#ui/icons.tsx'
import type { DayLine } from './free-days.data.ts'

const tool = 'grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken'

/** One line: what it is called, when, and whose it is. Removing needs no question, since it can be taken back. */
export function FreeDayRow({ line, back, canChange }: { line: DayLine; back: string; canChange: boolean }) {
  const t = useT('working-time')
  const locale = useLocale()
  const { id, of, kind } = line
  const name = of === 'school' ? line.name : t(`names.${line.name}`)
  return (
    <li className="flex min-h-14 items-center gap-x-1 py-1.5">
      <div className="min-w-0 flex-1 pr-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold break-words">{name}</span>
          {of === 'school' ? null : <Badge>{t(`of.${of}`)}</Badge>}
          {kind === 'lessons' ? <Badge tone="info">{t('kinds.lessons')}</Badge> : null}
        </p>
        <p className="text-sm text-muted">{daysText(line, locale)}</p>
      </div>
      {canChange && id ? (
        <>
          <Link to={`${back}&bewerk=${id}`} aria-label={t('change', { name })} className={tool}>
            <Pencil className="size-5" />
          </Link>
          <Form method="post" action={back}>
            <input type="hidden" name="do" value="remove" />
            <input type="hidden" name="id" value={id} />
            <button type="submit" aria-label={t('remove', { name })} className={tool}>
              <Trash2 className="size-5" />
            </button>
          </Form>
        </>
      ) : null}
    </li>
  )
}

/** One day in full; of more the first and the last. */
function daysText({ startDate, endDate }: DayLine, locale: Locale): string {
  if (startDate === endDate) return `${dateText(startDate, locale, 'long')} ${startDate.slice(0, 4)}`
  const [from, until] = [startDate, endDate].map((day) => dateText(day, locale, 'full'))
  return `${from} – ${until}`
}
