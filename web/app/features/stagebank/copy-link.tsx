import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'

/** Needs a script and a browser that lets a page copy; where one is missing, there is no button. */
export function CopyLink({ url }: { url: string }) {
  const t = useT('stagebank')
  const canCopy = useIsHydrated() && Boolean(navigator.clipboard)
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Link2
  if (!canCopy) return null
  return (
    <>
      <Button
        look="outline"
        className="mt-3 w-full"
        onClick={() => {
          navigator.clipboard.writeText(url).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t(isCopied ? 'respond.copied' : 'respond.copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t('respond.copied') : ''}
      </span>
    </>
  )
}
