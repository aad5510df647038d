import { useState } from 'react'
import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { FreePlace } from '#protocol/features/assign.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { X } from '#ui/icons.tsx'

type Props = {
  places: FreePlace[]
  more: number
  /** Who was put where by hand. */
  pairs: ReadonlyMap<string, string>
  nameOf(studentId: string): string
  /** Who is taken up now, by a click or by dragging. */
  taken: string | undefined
  onPut(vacancyId: string): void
  onRemove(studentId: string): void
  className?: string
}

/** What is open. Whoever is taken up is put down on one of these: dropped, or with its button. */
export function OpenPlaces({ places, more, pairs, nameOf, taken, onPut, onRemove, className = '' }: Props) {
  const t = useT('assign')
  const locale = useLocale()
  const say = (value: number) => numberText(value, locale)
  const room = places.reduce((sum, { left }) => sum + left, 0)
  return (
    <Card title={t('start.places', { count: say(places.length), room: say(room) })}>
      {places.length === 0 ? <p className="text-ui text-muted">{t('start.noPlaces')}</p> : null}
      <ul className={className}>
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            put={[...pairs].filter(([, vacancyId]) => vacancyId === place.id).map(([studentId]) => studentId)}
            {...{ nameOf, taken, onPut, onRemove }}
          />
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-sm text-muted">{t('start.morePlaces', { count: say(more) })}</p> : null}
    </Card>
  )
}

type RowProps = Pick<Props, 'nameOf' | 'taken' | 'onPut' | 'onRemove'> & { place: FreePlace; put: string[] }

function PlaceRow({ place: { id, title, host, city, left }, put, nameOf, taken, onPut, onRemove }: RowProps) {
  const t = useT('assign')
  const locale = useLocale()
  const [isOver, setIsOver] = useState(false)
  const free = left - put.length
  const takes = taken !== undefined && free > 0 && !put.includes(taken)
  return (
    <li
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (takes) onPut(id)
      }}
      className={`-mx-3 border-line px-3 py-2.5 not-first:border-t ${isOver ? 'bg-primarysoft' : ''}`}
    >
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <Link to={`/stagebank/${id}`} className="block truncate text-ui font-semibold no-underline hover:underline">
            {title}
          </Link>
          <span className="block truncate text-sm text-muted">{[host, city].filter(Boolean).join(', ')}</span>
        </span>
        {takes ? (
          <Button
            look="soft"
            size="sm"
            onClick={() => onPut(id)}
            aria-label={t('pairs.putAt', { name: nameOf(taken), title })}
          >
            {t('pairs.put')}
          </Button>
        ) : (
          <span className="shrink-0 text-sm font-semibold text-ink2">
            {t('start.left', { count: numberText(free, locale) })}
          </span>
        )}
      </div>
      {put.length > 0 ? (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {put.map((studentId) => (
            <li
              key={studentId}
              className="inline-flex items-center rounded-full bg-primarysoft pl-3 text-sm font-semibold text-primaryink"
            >
              {nameOf(studentId)}
              <button
                type="button"
                onClick={() => onRemove(studentId)}
                aria-label={t('pairs.remove', { name: nameOf(studentId) })}
                className="grid size-9 place-items-center rounded-full hover:bg-sunken"
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
