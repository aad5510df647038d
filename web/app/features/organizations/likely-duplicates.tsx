import { useEffect, useRef } from 'react'
import type { LikelyDuplicate } from '../../../../protocol/src/joining.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

/** Inside the form, so that each of its buttons sends along what was filled in. */
export function LikelyDuplicates({ duplicates }: { duplicates: LikelyDuplicate[] }) {
  const t = useT('organizations')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (duplicates.length > 0) box.current?.focus()
  }, [duplicates])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="duplicates"
      className="rounded-tile bg-infosoft p-4 text-infoink outline-none"
    >
      <div className="flex gap-3">
        <StatusMark status="info" className="mt-0.5 size-5" />
        <div className="min-w-0">
          <h2 id="duplicates" className="text-h4">
            {t('signup.duplicates.title')}
          </h2>
          <p className="mt-0.5 text-ui">{t('signup.duplicates.text')}</p>
        </div>
      </div>
      <ul className="mt-3 grid gap-2">
        {duplicates.map(({ id, name, city }) => (
          <li key={id} className="rounded-tile bg-surface p-3 text-ink">
            <p className="font-semibold break-words">{name}</p>
            {city ? <p className="text-sm text-muted">{city}</p> : null}
            <Button
              type="submit"
              name="join"
              value={id}
              look="soft"
              size="md"
              className="mt-2 min-h-11 w-full"
              aria-label={t('signup.duplicates.joinName', { name })}
            >
              {t('signup.duplicates.join')}
            </Button>
          </li>
        ))}
      </ul>
      <Button type="submit" name="isNew" value="true" look="outline" size="md" className="mt-3 min-h-11 w-full">
        {t('signup.duplicates.isNew')}
      </Button>
    </section>
  )
}
