import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { dateText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** Above a page that comes from this device: of when it is. */
export function KeptNote() {
  const t = useT('kept')
  const locale = useLocale()
  const { key, search } = useLocation()
  const { state } = useRevalidator()
  const [first] = useState(key)
  const [at, setAt] = useState(() => document.documentElement.dataset.kept)
  // What the server says from here on is of now.
  if (at && (key !== first || state === 'loading')) setAt(undefined)
  useEffect(() => {
    addEventListener('click', leave, true)
    return () => removeEventListener('click', leave, true)
  }, [])
  if (!at) return null
  const without = new URLSearchParams(search).get('zonder')
  const time = t('at', { day: dateText(at, locale, 'weekday'), time: timeText(at, locale) })
  return (
    <div role="status" className="wrap pt-4 print:hidden">
      <Notice
        tone="info"
        action={
          <Button look="outline" size="md" className="min-h-11" onClick={() => location.reload()}>
            {t('again')}
          </Button>
        }
      >
        {without ? `${t(without === 'formulier' ? 'missingForm' : 'missing')} ` : ''}
        {t('lastVisit', { time })}
      </Notice>
    </div>
  )
}

/** Without a line the router cannot ask for the next page; the device has it, if it was kept. */
function leave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || navigator.onLine || !navigator.serviceWorker?.controller) return
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname
  if (!isElsewhere || link.target || link.download) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}
