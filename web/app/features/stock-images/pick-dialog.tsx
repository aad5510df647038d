import { type FormEvent, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useFetched } from '#lib/use-fetched.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Search } from '#ui/icons.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import type { PickedStock } from './pick-stock.tsx'
import type { StockChoices } from './stock-choices.ts'

type Props = { onPick(picked: PickedStock): void; onClose(): void }

/** Drawings to choose from, in front of the page that asks. */
export default function PickDialog({ onPick, onClose }: Props) {
  const t = useT('stock-images')
  const [q, setQ] = useState('')
  const [asked, setAsked] = useState('')
  const path = `/content/stock-images/choices?${new URLSearchParams({ q: asked })}`
  const { data, state, again } = useFetched<StockChoices>(path)
  const look = (event: FormEvent) => {
    event.preventDefault()
    setAsked(q)
  }
  const choices = data?.choices
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('pick.title')}
      actions={
        <Button look="outline" onClick={onClose}>
          {t('pick.cancel')}
        </Button>
      }
    >
      <search>
        <form onSubmit={look} className="flex gap-2">
          <label className="relative block min-w-0 flex-1">
            <span className="sr-only">{t('search.label')}</span>
            <Search className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted" />
            <input
              type="search"
              value={q}
              onChange={(event) => setQ(event.target.value)}
              placeholder={t('search.hint')}
              maxLength={100}
              className="h-12 w-full rounded-control border-[1.5px] border-fieldline bg-surface pr-3 pl-11 text-base"
            />
          </label>
          <Button type="submit" look="outline">
            {t('search.verb')}
          </Button>
        </form>
      </search>
      {state === 'failed' ? <ErrorState onRetry={again} isBusy={false} /> : null}
      <p role="status" className="mt-3 text-ui text-muted empty:hidden">
        {state === 'failed' ? '' : choices ? (choices.length === 0 ? t('empty.title') : '') : t('pick.waiting')}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3" aria-busy={state === 'busy'}>
        {choices?.map(({ title, ...picked }) => (
          <li key={picked.name}>
            <button
              type="button"
              onClick={() => onPick(picked)}
              className="block w-full rounded-tile text-left text-sm font-medium text-ink2 hover:text-ink"
            >
              <img
                src={picked.src}
                alt=""
                width={240}
                height={160}
                loading="lazy"
                className="h-auto w-full rounded-tile bg-sunken"
              />
              <span className="mt-2 block break-words">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
