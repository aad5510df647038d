import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { FreePlace } from '#protocol/features/assign.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { PairLine } from './assign.data.ts'
import { useWhy } from './use-why.ts'

type Props = {
  pairs: PairLine[]
  places: FreePlace[]
  locks: ReadonlyMap<string, string>
  onLock(studentId: string, vacancyId: string | null): void
  isGiven: boolean
  /** Who is taken up, to be put at a place. */
  taken: string | undefined
  onTake(studentId: string | undefined): void
  onDropAt(vacancyId: string): void
}

/**
 * A line per student: who, why this place, which place. A student is dragged onto a line with another place, or chooses from
 * a list; L keeps a pair as it is.
 */
export function PairRows({ pairs, places, locks, onLock, isGiven, taken, onTake, onDropAt }: Props) {
  const t = useT('assign')
  const [choosing, setChoosing] = useState<string>()
  return (
    <section
      aria-label={t('rows.label')}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <ul>
        {pairs.map((pair) => (
          <PairRow
            key={pair.studentId}
            {...{ pair, places, onLock, isGiven }}
            lockedTo={locks.get(pair.studentId)}
            isChoosing={choosing === pair.studentId}
            onChoose={(is) => setChoosing(is ? pair.studentId : undefined)}
            isTaken={taken === pair.studentId}
            onDrag={() => onTake(pair.studentId)}
            onDragEnd={() => onTake(undefined)}
            onDrop={() => (pair.vacancyId ? onDropAt(pair.vacancyId) : onTake(undefined))}
          />
        ))}
      </ul>
      {isGiven ? null : <p className="border-t border-line px-5 py-3 text-sm text-muted">{t('rows.hint')}</p>}
    </section>
  )
}

type RowProps = Pick<Props, 'places' | 'onLock' | 'isGiven'> & {
  pair: PairLine
  lockedTo: string | undefined
  isChoosing: boolean
  onChoose(is: boolean): void
  isTaken: boolean
  onDrag(): void
  onDragEnd(): void
  onDrop(): void
}

function PairRow({ pair, places, lockedTo, isChoosing, isGiven, isTaken, ...on }: RowProps) {
  const t = useT('assign')
  const { studentId, student, vacancyId, problem } = pair
  const chosen = lockedTo && lockedTo !== vacancyId ? places.find(({ id }) => id === lockedTo) : undefined
  const [place, host] = chosen ? [chosen.title, chosen.host] : [pair.place, pair.host]
  const isLocked = lockedTo !== undefined
  const toggle = () => on.onLock(studentId, isLocked ? null : vacancyId)
  return (
    <li
      draggable={!isGiven}
      onDragStart={on.onDrag}
      onDragEnd={on.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={on.onDrop}
      onKeyDown={(event) => {
        if (event.key === 'l' && !isGiven && vacancyId && event.target instanceof HTMLButtonElement) toggle()
      }}
      className={`grid items-center gap-x-5 gap-y-2 border-line px-5 py-3 not-first:border-t md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto] ${isLocked || isTaken ? 'bg-primarysoft' : ''}`}
    >
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={student} className="size-9 text-sm" />
        <Link to={`/users/${studentId}`} className="truncate text-ui font-semibold no-underline hover:underline">
          {student}
        </Link>
      </span>
      <span className="min-w-0">
        {place ? (
          <>
            <span className="block truncate text-ui font-semibold">{place}</span>
            <span className="block truncate text-sm text-muted">{host}</span>
          </>
        ) : (
          <span className="text-ui font-semibold text-errink">{t('rows.none')}</span>
        )}
        <Why pair={pair} isChosen={chosen !== undefined} />
        {problem ? <span className="block text-sm text-warnink">{t(`problems.${problemWord(problem)}`)}</span> : null}
      </span>
      {isGiven ? (
        pair.internshipId ? (
          <Link to={`/internships/${pair.internshipId}`} className="text-sm font-semibold text-primaryink">
            {t('rows.open')}
          </Link>
        ) : (
          <span />
        )
      ) : (
        <span className="flex flex-wrap gap-2">
          {vacancyId || isLocked ? (
            <Button look="outline" size="sm" aria-pressed={isLocked} onClick={toggle}>
              {t(isLocked ? 'rows.unlock' : 'rows.lock')}
            </Button>
          ) : null}
          <Button look="ghost" size="sm" aria-expanded={isChoosing} onClick={() => on.onChoose(!isChoosing)}>
            {t('rows.choose')}
          </Button>
        </span>
      )}
      {isChoosing ? (
        <label className="md:col-span-3">
          <span className="sr-only">{t('rows.chooseFor', { name: student })}</span>
          <select
            // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for it, right here
            autoFocus
            defaultValue={lockedTo ?? vacancyId ?? ''}
            onChange={(event) => {
              on.onLock(studentId, event.currentTarget.value || null)
              on.onChoose(false)
            }}
            className="h-11 w-full max-w-xl rounded-control border border-fieldline bg-surface px-4 text-ui text-ink"
          >
            <option value="">{t('rows.noChoice')}</option>
            {places.map(({ id, title, host: at, left }) => (
              <option key={id} value={id}>
                {t('rows.option', { title, host: at, left })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </li>
  )
}

/** Codes of the server have dots, which words in a file cannot. */
const problemWord = (code: string) =>
  code === 'matching.changed' ? 'changed' : code === 'matching.notFree' ? 'notFree' : 'noPlace'

function Why({ pair, isChosen }: { pair: PairLine; isChosen: boolean }) {
  const { text, colour, mark } = useWhy()(pair, isChosen)
  return (
    <span className={`flex items-center gap-2 text-sm ${colour}`}>
      {mark ? <StatusMark status={mark} className="size-4.5" /> : null}
      {text}
    </span>
  )
}
