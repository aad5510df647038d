import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { libraryPicturePath } from '#protocol/features/library.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { Busy } from '#ui/states/busy.tsx'
import { focusClass } from './focus-class.ts'
import { libraryHome } from './library-tabs.ts'
import type { PickedPicture } from './pick-picture.tsx'
import type { loader } from './picture-choices.ts'

type Props = { title: string; isOpen: boolean; onClose(): void; onPick(picture: PickedPicture): void }

/** The pictures of the library, to choose one: found by a word, twelve at a time. */
export default function PictureDialog({ title, isOpen, onClose, onPick }: Props) {
  const t = useT('library')
  const { load, data } = useFetcher<typeof loader>()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  useEffect(() => {
    if (!isOpen) return
    void load(`${libraryHome}/beelden?${new URLSearchParams({ q: search, page: String(page) })}`)
  }, [load, isOpen, search, page])
  return (
    <Dialog
      isSheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <Button look="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <label className="block text-ui font-semibold">
        {t('search')}
        <input
          type="search"
          value={search}
          maxLength={100}
          onChange={({ currentTarget }) => {
            setPage(1)
            setSearch(currentTarget.value)
          }}
          className={boxClass(undefined, 'mt-1.5 px-4 font-normal')}
        />
      </label>
      {data ? null : <Busy>{t('pick.busy')}</Busy>}
      {data?.pictures.length === 0 ? <p className="mt-4 text-ui text-muted">{t('pick.none')}</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data?.pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => onPick(picture)}
              className="block w-full rounded-tile text-left hover:bg-sunken"
            >
              <img
                src={libraryPicturePath(picture.fileId, 480)}
                alt=""
                loading="lazy"
                className={`aspect-[3/2] w-full rounded-tile ${focusClass(picture.focusX, picture.focusY)}`}
              />
              <span className="block truncate py-1 text-sm font-semibold">{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.last > 1 ? (
        <div className="mt-3 flex items-center justify-between gap-3 text-ui">
          <Button look="outline" size="md" className="min-h-11" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('pick.newer')}
          </Button>
          <Button
            look="outline"
            size="md"
            className="min-h-11"
            disabled={page >= data.last}
            onClick={() => setPage(page + 1)}
          >
            {t('pick.older')}
          </Button>
        </div>
      ) : null}
      <p className="mt-3 text-sm text-muted">
        {t('pick.described')} <Link to={libraryHome}>{t('pick.more')}</Link>
      </p>
    </Dialog>
  )
}
