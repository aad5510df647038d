import { useT } from '#lib/i18n.tsx'

export function SkipLink() {
  const t = useT('shell')
  return (
    <a
      href="#inhoud"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-surface focus:px-5 focus:py-3 focus:font-semibold"
    >
      {t('skip')}
    </a>
  )
}
