import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import type { PanelProps } from '#app/features/lists/list-page.tsx'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Ring } from '#ui/ring.tsx'
import { StatusMark, StatusPill } from '#ui/status-mark.tsx'
import { FactsPanel } from '#ui/table/facts-panel.tsx'
import { BlockLine } from '../block-line.tsx'
import { stepMark } from '../course-dots.tsx'
import { internshipMarks } from '../internship-marks.ts'
import { pageAddress } from '../page/moves.ts'
import { stepName } from '../step-name.ts'
import type { InternshipRow } from './internships.data.ts'

type Props = PanelProps<InternshipRow> & { list: string }

/** One internship beside the list: what stands in the way, how far it is, where and when. */
export function InternshipPanel({ row, list, ...props }: Props) {
  const t = useT('internships')
  const locale = useLocale()
  const dayNames = useDayNames()
  const day = (date: string | null) => (date ? dateText(date, locale, 'full') : '')
  return (
    <FactsPanel<InternshipRow>
      {...props}
      row={row}
      title={row?.student.name ?? ''}
      open={{ to: pageAddress(row?.id ?? '', list), label: t('actions.open') }}
      edit={row?.can.changeInternship ? { to: `/internships/${row.id}/edit`, label: t('actions.edit') } : false}
      facts={
        row
          ? [
              [t('columns.group'), row.group],
              [t('columns.place'), row.host],
              [t('fields.title'), row.title === row.host ? '' : row.title],
              [t('fields.supervisorId'), row.supervisor],
              [t('columns.period'), row.period],
              [t('columns.dates'), [day(row.startDate), day(row.endDate)].filter(Boolean).join(' – ')],
              [t('fields.weekdays'), dayNames(row.weekdays)],
              [
                t('filters.selfFound.label'),
                row.selfFound ? t('filters.selfFound.true') : t('filters.selfFound.false'),
              ],
            ]
          : []
      }
    >
      {row ? <Standing of={row} /> : null}
    </FactsPanel>
  )
}

function Standing({ of }: { of: InternshipRow }) {
  const t = useT('internships')
  const locale = useLocale()
  const { site } = useRoot()
  const done = numberText(of.hours, locale)
  return (
    <>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={of.student.name} className="size-12 text-base" />
        <StatusPill status={internshipMarks[of.status]}>{t(`filters.status.${of.status}`)}</StatusPill>
      </div>
      <div className="mt-4 rounded-card border border-line p-4">
        <BlockLine {...of.turn} action={null} />
        {of.plannedHours && (of.hours > 0 || site.flags.hours) ? (
          <div className="mt-4 flex items-center gap-4 border-t border-line pt-4">
            <Ring
              value={of.hours}
              max={of.plannedHours}
              top={done}
              bottom={t('hours.of', { all: of.plannedHours })}
              size="sm"
            />
            <p className="text-ui">{t('hours.done', { done, all: of.plannedHours })}</p>
          </div>
        ) : null}
      </div>
      <h3 className="mt-5 text-h4">{t('course.title')}</h3>
      <ol className="mt-2 grid gap-1.5">
        {of.steps.map((step) => (
          <li key={step.id} className="flex items-center gap-2.5 text-ui">
            <StatusMark status={stepMark(step.status)} className="size-4.5" />
            <span className="min-w-0 flex-1">{stepName(step, locale)}</span>
            <span className="sr-only">{t(`course.status.${step.status}`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
