import { useEffect, useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { ShownCode } from './qr.server.ts'

const RADIUS = 94
const AROUND = 2 * Math.PI * RADIUS

/** The code in a ring that empties while it is good, from when it was shown until it ends. */
export function QrRing({ of: { square, expiresAt } }: { of: ShownCode }) {
  const t = useT('contracts')
  const locale = useLocale()
  const left = useShareLeft(Date.parse(expiresAt))
  return (
    <>
      <div className={`relative mx-auto aspect-square w-full max-w-80 ${left === 0 ? 'opacity-30' : ''}`}>
        <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full">
          <circle cx="100" cy="100" r={RADIUS} fill="#fff" stroke="var(--track)" strokeWidth="7" />
          <circle
            cx="100"
            cy="100"
            r={RADIUS}
            fill="none"
            stroke="var(--primary-mark)"
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray={`${(AROUND * left).toFixed(1)} ${AROUND.toFixed(1)}`}
            transform="rotate(-90 100 100)"
          />
        </svg>
        <QrCode of={square} label={t('qr.alt')} className="absolute inset-[19%]" />
      </div>
      <p className="mt-2 text-sm text-muted">
        {left === 0 ? t('qr.over') : t('qr.until', { time: timeText(expiresAt, locale) })}
      </p>
    </>
  )
}

/** Clocks of devices differ: what counts is how long it was good for when it came. */
function useShareLeft(end: number): number {
  const [left, setLeft] = useState(1)
  useEffect(() => {
    const start = Date.now()
    const whole = Math.max(1, end - start)
    const timer = setInterval(() => setLeft(Math.max(0, 1 - (Date.now() - start) / whole)), 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
