import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { CopyBox } from '#ui/copy-box.tsx'

/** The key, this one time. */
export function FreshKey({ secret, name }: { secret: string; name: string }) {
  const t = useT('api-keys')
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever made it stands at the foot of the form, and this is to be seen.
  useEffect(() => heading.current?.focus(), [secret])
  return (
    <section
      aria-labelledby="fresh-key"
      className="mt-6 rounded-tile border border-primarymark bg-primaryfaint p-4 md:p-5"
    >
      <h2 ref={heading} tabIndex={-1} id="fresh-key" className="text-h4">
        {t('fresh.title', { name })}
      </h2>
      <p role="status" className="mt-1 text-ui font-semibold">
        {t('fresh.once')}
      </p>
      <p className="mt-1 text-ui">{t('fresh.secret')}</p>
      <CopyBox label={t('fresh.label')} value={secret} />
    </section>
  )
}
