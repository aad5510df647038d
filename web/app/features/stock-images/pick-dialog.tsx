import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Search } from '#ui/icons.tsx'
import type { PickedStock } from './pick-stock.tsx'
import type { loader } from './stock-choices.ts'

type Props = { onPick(picked: PickedStock): void; onClose(): void }

/** Drawings to choose from, in front of the page that asks. */
export default function PickDialog({ onPick, onClose }: Props) {
  const t = useT('stock-images')
  const fetcher = useFetcher<typeof loader>()
  const [q, setQ] = useState('')
  const { load } = fetcher
  useEffect(() => {
    void load('/content/stock-images/choices')
  }, [load])
  const look = (event: FormEvent) => {
    event.preventDefault()
    void load(`/content/stock-images/choices?${new URLSearchParams({ q })}`)
  }
  const choices = fetcher.data?.choices
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
      <p role="status" className="mt-3 text-ui text-muted empty:hidden">
        {choices ? (choices.length === 0 ? t('empty.title') : '') : t('pick.waiting')}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3" aria-busy={fetcher.state !== 'idle'}>
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
