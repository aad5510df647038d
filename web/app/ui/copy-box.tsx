import { type ReactNode, useRef, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from './button.tsx'
import { Copy } from './icons.tsx'

/** Something to take along to another program. `children`: what else one can do with it. */
export function CopyBox({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  const t = useT('ui')
  const isHydrated = useIsHydrated()
  const box = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    box.current?.select()
    await navigator.clipboard?.writeText(value).catch(() => {})
    setIsCopied(true)
  }
  return (
    <>
      <label className="mt-4 block">
        <span className="text-ui font-semibold">{label}</span>
        <input
          ref={box}
          readOnly
          value={value}
          className="mt-1.5 min-h-12 w-full rounded-field border-[1.5px] border-fieldline bg-surface px-4 text-ui"
        />
      </label>
      <div className="mt-3 flex flex-wrap gap-3">
        {children}
        {isHydrated ? (
          <Button look="outline" className="max-sm:w-full" onClick={copy}>
            <Copy className="size-5 text-muted" />
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
