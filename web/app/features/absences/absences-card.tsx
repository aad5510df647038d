import { today } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarX2 } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { AbsenceButtons } from './absence-buttons.tsx'
import { isOpenNow, stateMarks, stateOf, useDaysText } from './absence-days.ts'
import type { Absence } from './absences.data.ts'

type Props = {
  absences: readonly Absence[]
  isOwn: boolean
  /** Where one reports a new one; nowhere for who may not. */
  reportTo: string | null
  className?: string
}

/** The days that somebody did not come or will not, the newest first. */
export function AbsencesCard({ absences, isOwn, reportTo, className }: Props) {
  const t = useT('absences')
  const daysOf = useDaysText()
  const now = today()
  return (
    <Card title={t('card.title')} className={className}>
      {absences.length === 0 ? <p className="text-ui text-muted">{t('card.none')}</p> : null}
      {absences.some(({ why }) => !why) ? <p className="-mt-1 mb-2 text-sm text-muted">{t('card.host')}</p> : null}
      <ul>
        {absences.map((absence) => {
          const state = stateOf(absence, now)
          const { kind, note, reporter } = absence.why ?? {}
          const by = reporter && reporter !== absence.student.name ? t('by', { name: reporter }) : ''
          const why = [kind === 'sick' ? t('kinds.sick') : (note ?? (kind ? t('kinds.other') : '')), by]
          return (
            <li key={absence.id} className="border-line py-3 not-first:border-t first:pt-1">
              <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 basis-48">
                  <span className="block text-ui font-semibold first-letter:uppercase">{daysOf(absence)}</span>
                  <span className="block text-sm wrap-anywhere text-muted">{why.filter(Boolean).join(' · ')}</span>
                </span>
                <StatusPill status={stateMarks[state]}>{t(`state.${state}`)}</StatusPill>
              </div>
              <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                <AbsenceButtons of={absence} isOwn={isOwn} />
              </div>
            </li>
          )
        })}
      </ul>
      {reportTo && !isOpenNow(absences) ? (
        <ButtonLink to={reportTo} look="outline" className="mt-4 w-full">
          <CalendarX2 className="size-5 text-muted" />
          {t(isOwn ? 'own.button' : 'own.buttonFor')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}
