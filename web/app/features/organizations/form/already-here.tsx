import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { LikelyDuplicate } from '#protocol/joining.ts'
import { StatusMark } from '#ui/status-mark.tsx'
import { sameAs } from '../signup/duplicate-fields.ts'

/** Before the same one is added twice. Whoever adds it may know better: saving again adds it all the same. */
export function AlreadyHere({ found }: { found: LikelyDuplicate[] }) {
  const t = useT('organizations')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [found])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="already-here"
      className="flex gap-3 rounded-tile bg-warnsoft p-4 text-ui text-warnink outline-none"
    >
      <input type="hidden" name={sameAs} value="new" />
      <StatusMark status="warn" className="mt-px size-5" />
      <div className="min-w-0">
        <h2 id="already-here" className="text-h4">
          {t('add.already.title')}
        </h2>
        <ul className="mt-1">
          {found.map(({ id, name, city }) => (
            <li key={id}>
              <Link
                to={`/organizations/${id}`}
                target="_blank"
                className="inline-flex min-h-11 items-center font-medium text-inherit underline underline-offset-3"
              >
                {[name, city].filter(Boolean).join(', ')}
                <span className="sr-only"> {t('add.already.newTab')}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-1">{t('add.already.text')}</p>
      </div>
    </section>
  )
}
