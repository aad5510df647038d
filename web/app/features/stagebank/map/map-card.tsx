import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import { X } from '#ui/icons.tsx'
import type { MapCardData } from './map-places.ts'

/** The place of a pressed pin. The focus goes along, so that the keyboard and a screen reader get there too. */
export function MapCard({ card, asked, onClose }: { card: MapCardData; asked: string; onClose(): void }) {
  const t = useT('stagebank')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={box}
      role="group"
      aria-label={card.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="w-full max-w-md scroll-mb-24 rounded-card border border-line bg-surface p-4 shadow-e2"
    >
      <div className="flex items-start gap-3.5">
        <Flag sector={card.sector} hasIcon className="size-14 rounded-tile" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words text-ink">{card.title}</p>
          <p className="text-sm break-words text-muted">{[card.host, card.city].filter(Boolean).join(', ')}</p>
        </div>
        <button
          type="button"
          aria-label={t('closeCard')}
          title={t('closeCard')}
          onClick={onClose}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink2 hover:bg-sunken"
        >
          <X className="size-5" />
        </button>
      </div>
      <ButtonLink to={`/stagebank/${card.id}${asked}`} size="md" className="mt-3 min-h-11 w-full">
        {t('look')}
      </ButtonLink>
    </div>
  )
}
