import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { Card } from '#ui/card.tsx'
import { CircleDot, Inbox } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Compared } from './compare.server.ts'
import { CompareLine } from './compare-line.tsx'
import { type ComparedRow, compareVoices, sideOf } from './compare-rows.ts'
import { OwnWords } from './own-words.tsx'
import { VoiceMark } from './voice-mark.tsx'

const grid = 'grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)_minmax(0,15rem)] lg:items-center'

/** The same points as the student, the host and the mentor see them, and where they differ: what to talk about. */
export function CompareView({ of, path }: { of: Compared; path: string }) {
  const t = useT('form-submissions')
  const rows = compareVoices(of.voices)
  if (of.voices.length === 0)
    return (
      <Card className="mt-5">
        <EmptyState icon={Inbox} title={t('compare.none.title')} text={t('compare.none.text')} />
      </Card>
    )
  return (
    <>
      <Headline of={of} rows={rows} />
      {rows.length > 0 ? <Rows of={of} rows={rows} path={path} /> : null}
      <OwnWords voices={of.voices} />
    </>
  )
}

function Headline({ of: { voices, student }, rows }: { of: Compared; rows: ComparedRow[] }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const name = student.split(' ')[0] ?? ''
  const own = voices.findIndex(({ name: each }) => each === student)
  const sides = rows.map((row) => (own < 0 ? null : sideOf(row, own)))
  const count = (side: string) => sides.filter((each) => each === side).length
  const same = rows.filter(({ apart }) => apart === 0).length
  const far = rows.filter(({ apart }) => apart > 1).map(({ label }) => inLanguage(label, locale).toLowerCase())
  const key =
    voices.length < 2
      ? 'one'
      : count('strict') > count('mild')
        ? 'strict'
        : count('mild') > count('strict')
          ? 'mild'
          : far.length > 0
            ? 'differ'
            : 'agree'
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(far)
  return (
    <div className="mt-4 max-w-[60rem]">
      <h2 className="text-h1 break-words">{t(`compare.title.${key}`, { name, student })}</h2>
      {voices.length > 1 && rows.length > 0 ? (
        <p className="mt-1 text-lead text-ink2">
          {t('compare.same', { same, count: rows.length })} {far.length > 0 ? t('compare.talk', { names }) : ''}
        </p>
      ) : null}
    </div>
  )
}

function Rows({ of: { voices }, rows, path }: { of: Compared; rows: ComparedRow[]; path: string }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const levels = rows[0]?.levels ?? []
  return (
    <section
      aria-label={t('compare.label')}
      className="mt-5 overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className={`${grid} gap-y-3 px-5 pt-5 pb-3`}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-2 lg:col-start-2">
          {voices.map(({ submissionId, role, name, submittedAt }) => (
            <li key={submissionId} className="flex items-center gap-2">
              <VoiceMark role={role} />
              <span className="min-w-0 leading-5">
                <Link to={`${path}/submissions/${submissionId}`} className="block text-ui font-semibold text-ink">
                  {name}
                </Link>
                <span className="block text-sm text-muted">
                  {[t(`roles.${role}`), submittedAt ? dateText(submittedAt, locale, 'weekday') : '']
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p aria-hidden="true" className="text-sm font-semibold text-ink2 max-lg:hidden">
          {t('compare.question')}
        </p>
        <Levels levels={levels} className="max-lg:hidden" />
        <p aria-hidden="true" className="text-sm font-semibold text-ink2 max-lg:hidden">
          {t('compare.apart')}
        </p>
      </div>
      <ul>
        {rows.map((row) => (
          <li
            key={row.key}
            className={`${grid} gap-y-1 border-t border-line px-5 py-2.5 ${row.apart > 1 ? 'bg-warnsoft/50' : ''}`}
          >
            <p className="min-w-0 font-semibold break-words">{inLanguage(row.label, locale)}</p>
            <div className="min-w-0">
              <CompareLine row={row} voices={voices} />
              <Levels levels={row.levels} className="lg:hidden" />
            </div>
            <Apart row={row} of={voices} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const columns: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
  7: 'grid-cols-7',
}
function Levels({ levels, className }: { levels: ComparedRow['levels']; className: string }) {
  const locale = useLocale()
  return (
    <div
      aria-hidden="true"
      className={`grid ${columns[levels.length] ?? ''} text-center text-sm leading-4 text-ink2 ${className}`}
    >
      {levels.map(({ key, label }) => (
        <span key={key} className="min-w-0 px-0.5 break-words">
          {inLanguage(label, locale)}
        </span>
      ))}
    </div>
  )
}

function Apart({ row, of }: { row: ComparedRow; of: Compared['voices'] }) {
  const t = useT('form-submissions')
  const known = row.places.filter((place) => place !== null).length
  if (known < 2) return <p className="text-ui text-muted">{t('compare.onlyOne')}</p>
  const sides = of.flatMap(({ name }, at) => {
    const side = sideOf(row, at)
    return side && row.apart > 1 ? [{ name: name.split(' ')[0] ?? '', side }] : []
  })
  // Where two stand on either side, the one who judges lower is named.
  const side = sides.find((each) => each.side === 'strict') ?? sides[0]
  return (
    <p className={`flex items-center gap-2 text-ui ${row.apart > 1 ? 'font-semibold' : 'text-ink2'}`}>
      {row.apart === 1 ? (
        <CircleDot className="size-5 shrink-0 text-primaryink" />
      ) : (
        <StatusMark status={row.apart === 0 ? 'done' : 'warn'} className="size-5" />
      )}
      <span className="min-w-0">
        {row.apart === 0
          ? t('compare.equal')
          : t(row.apart === 1 ? 'compare.steps.one' : 'compare.steps.other', { count: row.apart })}
        {side ? `, ${t(`compare.side.${side.side}`, { name: side.name })}` : ''}
      </span>
    </p>
  )
}
