import { useFetcher } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { usePageAddress } from '#lib/use-page-address.ts'
import { Bookmark } from '#ui/icons.tsx'

type Props = { vacancyId: string; title: string; isKept: boolean; hasLabel?: boolean }

/** Keeps a place, or lets it go. It shows at once; without scripts it is a form that comes back to this page. */
export function FavouriteButton({ vacancyId, title, isKept, hasLabel = false }: Props) {
  const t = useT('favourites')
  const fetcher = useFetcher()
  const here = usePageAddress()
  const isOn = fetcher.formData ? fetcher.formData.get('intent') === 'keep' : isKept
  const look = hasLabel
    ? 'min-h-11 min-w-11 gap-2 rounded-control border border-line2 bg-surface text-ui font-semibold sm:px-4'
    : 'size-11 rounded-full'
  return (
    <fetcher.Form method="post" action="/favorieten">
      <input type="hidden" name="vacancyId" value={vacancyId} />
      <input type="hidden" name="back" value={here} />
      <button
        type="submit"
        name="intent"
        value={isOn ? 'letGo' : 'keep'}
        aria-pressed={isOn}
        aria-label={hasLabel ? undefined : t('button.label', { title })}
        title={hasLabel ? undefined : t(isOn ? 'button.kept' : 'button.keep')}
        className={`inline-flex items-center justify-center hover:bg-sunken ${look} ${isOn ? 'text-primaryink' : 'text-ink2'}`}
      >
        <Bookmark className={`size-5 ${isOn ? 'fill-current' : ''}`} />
        {hasLabel ? <span className="max-sm:sr-only">{t(isOn ? 'button.kept' : 'button.keep')}</span> : null}
      </button>
    </fetcher.Form>
  )
}
