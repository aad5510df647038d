import { useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Check, Share2 } from '#ui/icons.tsx'

/** The device's own way to share, else a copy of the address; without scripts there is no button. */
export function ShareLink({ url, title }: { url: string; title: string }) {
  const t = useT('stagebank')
  const isReady = useIsHydrated()
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Share2
  if (!isReady || !(navigator.share || navigator.clipboard)) return null
  const share = () => {
    // Who closes the device's own sheet has changed their mind; that is no error.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    return navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-line2 bg-surface sm:px-4 text-ui font-semibold text-ink2 hover:bg-sunken"
      >
        <Icon className="size-5 shrink-0" />
        <span className="max-sm:sr-only">{t(isCopied ? 'share.copied' : 'share.button')}</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied ? t('share.copied') : ''}
      </span>
    </>
  )
}
