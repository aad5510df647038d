import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { FreePlace } from '#protocol/features/assign.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Lock } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { PairLine } from './assign.data.ts'
import { curve, layOut, lineColour } from './line-layout.ts'
import { useWhy } from './use-why.ts'

type Props = {
  pairs: PairLine[]
  places: FreePlace[]
  /** The class of a student, as far as it is known. */
  groupOf(studentId: string): string | null
  locks: ReadonlyMap<string, string>
  onLock(studentId: string, vacancyId: string | null): void
}

const columns = 'grid grid-cols-[minmax(0,1fr)_6rem_minmax(0,17rem)] pr-4'

/** Students left, places right, and a line from each to theirs. All heights are known, so nothing is measured. */
export function PairLines({ pairs, places, groupOf, locks, onLock }: Props) {
  const t = useT('assign')
  const locale = useLocale()
  const { rows, hosts, ends, height } = layOut(pairs, places, locks)
  return (
    <section
      aria-label={t('rows.label')}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className={`${columns} border-b border-line py-3 text-sm font-semibold text-ink2`}>
        <p className="flex gap-3 pl-5">
          <span className="w-56 shrink-0">{t('start.students', { count: numberText(rows.length, locale) })}</span>
          {t('lines.why')}
        </p>
        <span />
        <p>{t('lines.places', { count: numberText(hosts.length, locale) })}</p>
      </div>
      <div className={`${columns} py-2`}>
        <ul>
          {rows.map((pair) => (
            <StudentLine
              key={pair.studentId}
              pair={pair}
              group={groupOf(pair.studentId)}
              lockedTo={locks.get(pair.studentId)}
              isEnding={ends.has(pair.studentId)}
              onLock={onLock}
            />
          ))}
        </ul>
        <svg aria-hidden="true" viewBox={`0 0 96 ${height}`} width="96" height={height}>
          {rows.map((pair, row) => {
            const end = ends.get(pair.studentId)
            if (end === undefined) return null
            const isLocked = locks.has(pair.studentId)
            return (
              <g key={pair.studentId} className={lineColour(pair, isLocked).stroke}>
                <path d={curve(row, end)} fill="none" strokeWidth={isLocked ? 3 : 2.5} />
                <circle cx="92" cy={end} r="4" className="fill-current stroke-none" />
              </g>
            )
          })}
        </svg>
        <ul>
          {hosts.map(({ id, title, host, taken, room, gap }) => (
            <li key={id}>
              {/* A style would be kept out by the rules of the page. */}
              <svg aria-hidden="true" width="1" height={gap} className="block" />
              <span className="my-1 flex h-17 w-full min-w-0 flex-col justify-center rounded-tile border border-line px-4">
                <Link to={`/stagebank/${id}`} className="truncate text-ui font-semibold no-underline hover:underline">
                  {title}
                </Link>
                <span className="flex items-center gap-3 text-sm text-muted">
                  <span className="min-w-0 flex-1 truncate">{host}</span>
                  <Room taken={taken} room={room} label={t('lines.room', { taken, room })} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-sm text-muted">
        <p className="mr-auto">{t('lines.hint')}</p>
        <span className="flex items-center gap-1.5">
          <Lock className="size-4" />
          {t('lines.legend.locked')}
        </span>
        {(['warn', 'err'] as const).map((mark) => (
          <span key={mark} className="flex items-center gap-1.5">
            <StatusMark status={mark} className="size-4" />
            {t(`lines.legend.${mark}`)}
          </span>
        ))}
      </div>
    </section>
  )
}

type LineProps = Pick<Props, 'onLock'> & {
  pair: PairLine
  group: string | null
  lockedTo: string | undefined
  /** It goes on to a place. */
  isEnding: boolean
}

/** Who, and above the line why. The lock keeps the pair as it is. */
function StudentLine({ pair, group, lockedTo, isEnding, onLock }: LineProps) {
  const t = useT('assign')
  const { studentId, student, vacancyId } = pair
  const isLocked = lockedTo !== undefined
  const { text, colour, mark } = useWhy()(pair, isLocked && lockedTo !== vacancyId)
  return (
    <li
      className={`flex h-16 items-center gap-3 pl-5 ${isLocked ? 'bg-linear-to-r from-primarysoft to-transparent' : ''}`}
    >
      <Avatar name={student} className="size-9 text-sm" />
      <span className="w-44 shrink-0">
        <Link to={`/users/${studentId}`} className="block truncate text-ui font-semibold no-underline hover:underline">
          {student}
        </Link>
        {group ? <span className="block truncate text-sm text-muted">{group}</span> : null}
      </span>
      <span className="relative flex h-full min-w-0 flex-1 items-center">
        <span className={`absolute inset-x-0 bottom-[35px] truncate pr-12 text-sm ${colour}`}>{text}</span>
        <span
          aria-hidden="true"
          className={`h-0 flex-1 border-t-[2.5px] ${isEnding ? '' : 'border-dashed'} ${lineColour(pair, isLocked).border}`}
        />
        {mark && !isLocked ? (
          <StatusMark status={mark} className={`absolute size-5 ${mark === 'err' ? 'right-3' : 'right-12'}`} />
        ) : null}
        {vacancyId === null && !isLocked ? null : (
          <button
            type="button"
            aria-pressed={isLocked}
            aria-label={t(isLocked ? 'lines.unlock' : 'lines.lock', { name: student })}
            onClick={() => onLock(studentId, isLocked ? null : vacancyId)}
            className="absolute right-0 grid size-11 place-items-center"
          >
            <span
              className={`grid size-6.5 place-items-center rounded-full border ${isLocked ? 'border-primary bg-primary text-onprimary' : 'border-primarymark bg-surface text-primaryink'}`}
            >
              <Lock className="size-3.5" />
            </span>
          </button>
        )}
      </span>
    </li>
  )
}

/** A dot for each seat: filled where somebody sits. Many seats are a number. */
function Room({ taken, room, label }: { taken: number; room: number; label: string }) {
  if (room > 6)
    return (
      <span className="tabular-nums" title={label}>
        {taken}/{room}
      </span>
    )
  return (
    <span role="img" aria-label={label} className="flex gap-1">
      {Array.from({ length: room }, (_, seat) => seat).map((seat) => (
        <span key={seat} className={`size-2 rounded-full ${seat < taken ? 'bg-okmark' : 'border border-fieldline'}`} />
      ))}
    </span>
  )
}
