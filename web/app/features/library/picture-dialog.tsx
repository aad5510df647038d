import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useFetched } from '#lib/use-fetched.ts'
import { libraryPicturePath } from '#protocol/features/library-paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { Busy } from '#ui/states/busy.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { DescribePicture } from './describe-picture.tsx'
import { focusClass } from './focus-class.ts'
import { libraryHome } from './library-tabs.ts'
import type { PickedPicture } from './pick-picture.tsx'
import type { PictureChoices } from './picture-choices.ts'
import { UploadPicture } from './upload-picture.tsx'

type Props = { title: string; isOpen: boolean; onClose(): void; onPick(picture: PickedPicture): void }
type Choice = PictureChoices['pictures'][number]

/** The pictures of the library, to choose one or to add it here. What has no words yet gets them first. */
export default function PictureDialog({ title, isOpen, onClose, onPick }: Props) {
  const t = useT('library')
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const [undescribed, setUndescribed] = useState<PickedPicture>()
  const pick = (picture: PickedPicture) => {
    setUndescribed(undefined)
    onPick(picture)
  }
  const close = () => {
    setUndescribed(undefined)
    onClose()
  }
  const choose = ({ isDescribed, ...picture }: Choice) => (isDescribed ? pick(picture) : setUndescribed(picture))
  return (
    <Dialog
      isSheet
      isOpen={isOpen}
      onClose={close}
      title={undescribed ? t('pick.describe') : title}
      actions={
        <Button look="outline" onClick={() => (undescribed ? setUndescribed(undefined) : close())}>
          {t(undescribed ? 'pick.back' : 'close')}
        </Button>
      }
    >
      {undescribed ? (
        <DescribePicture picture={undescribed} onDone={pick} />
      ) : (
        <div className="grid gap-4">
          <UploadPicture onDone={choose} />
          <label className="block text-ui font-semibold">
            {t('search')}
            <input
              type="search"
              value={asked.search}
              maxLength={100}
              onChange={({ currentTarget }) => setAsked({ search: currentTarget.value, page: 1 })}
              className={boxClass(undefined, 'mt-1.5 px-4 font-normal')}
            />
          </label>
          <Choices {...asked} onPage={(page) => setAsked({ ...asked, page })} onChoose={choose} />
          <p className="text-sm text-muted">
            {t('pick.described')} <Link to={libraryHome}>{t('pick.more')}</Link>
          </p>
        </div>
      )}
    </Dialog>
  )
}

type ChoicesProps = { search: string; page: number; onPage(page: number): void; onChoose(picture: Choice): void }

function Choices({ search, page, onPage, onChoose }: ChoicesProps) {
  const t = useT('library')
  const path = `${libraryHome}/beelden?${new URLSearchParams({ q: search, page: String(page) })}`
  const { data, state, again } = useFetched<PictureChoices>(path, search ? 250 : 0)
  if (state === 'failed') return <ErrorState onRetry={again} isBusy={false} />
  if (!data) return <Busy>{t('pick.busy')}</Busy>
  const turns = [
    { to: page - 1, label: t('pick.newer'), isOff: page <= 1 },
    { to: page + 1, label: t('pick.older'), isOff: page >= data.last },
  ]
  return (
    <div aria-busy={state === 'busy'}>
      <p role="status" className="text-ui text-muted empty:hidden">
        {data.pictures.length === 0 ? t('pick.none') : ''}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data.pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="relative block w-full rounded-tile text-left hover:bg-sunken"
            >
              <img
                src={libraryPicturePath(picture.fileId, 480)}
                alt=""
                loading="lazy"
                className={`aspect-[3/2] w-full rounded-tile bg-sunken ${focusClass(picture.focusX, picture.focusY)}`}
              />
              <span className="block truncate py-1 text-sm font-semibold">{picture.name}</span>
              {picture.isDescribed ? null : <span className="block pb-1 text-sm text-warnink">{t('undescribed')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {data.last > 1 ? (
        <div className="mt-3 flex items-center justify-between gap-3 text-ui">
          {turns.map(({ to, label, isOff }) => (
            <Button
              key={label}
              look="outline"
              size="md"
              className="min-h-11"
              disabled={isOff}
              onClick={() => onPage(to)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
