import { useT } from '#lib/i18n.tsx'
import { usePageAddress } from '#lib/use-page-address.ts'

/** Hidden until the words cannot be loaded: then nothing else listens, so the server writes it and a link is all it has. */
export function WordsFailed() {
  const t = useT('shell')
  const here = usePageAddress()
  return (
    <div
      id="geen-woorden"
      role="alert"
      hidden
      className="fixed inset-x-4 top-20 z-70 rounded-[18px] border border-line bg-surface px-4 py-3.5 shadow-e3 md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-[23rem]"
    >
      <p className="text-ui leading-5 font-semibold">{t('localeFailed.title')}</p>
      <p className="mt-0.5 text-sm text-muted">{t('localeFailed.message')}</p>
      <a href={here} className="mt-1 inline-flex min-h-6 items-center text-sm font-semibold text-primaryink underline">
        {t('localeFailed.retry')}
      </a>
    </div>
  )
}
