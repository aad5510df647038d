import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { dateText, timeText, today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useLive } from '#lib/use-live.ts'
import { codeSeconds } from '#protocol/features/check-ins.ts'
import { Avatar } from '#ui/avatar.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { CounterData } from './counter.data.ts'

const RADIUS = 92
const AROUND = 2 * Math.PI * RADIUS

/** Counts down; after the last second the next code is fetched. */
function useSeconds(secondsLeft: number, key: string): number {
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000
    setLeft(secondsLeft)
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      // Asked again every few seconds while there is no line.
      if (now === 0) void revalidate()
    }, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, key, revalidate])
  return left
}

/** On the counter: a square that is another one every minute, and who is here. */
export function Counter({ of, errors }: { of: CounterData; errors: FormError[] }) {
  const t = useT('check-ins')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const left = useSeconds(of.secondsLeft, of.digits)
  useLive({
    onChange: (changes) => {
      const known = new Set(of.interns.map(({ id }) => id))
      if (changes.some(({ type, id }) => type === 'internships' && known.has(id))) void revalidate()
    },
    onMissed: () => void revalidate(),
  })
  const here = of.interns.filter(({ status }) => status === 'here').length
  return (
    <div className="wrap grid max-w-[62rem] items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:py-10">
      <section className="text-center">
        <p className="text-ui text-muted">
          <span className="font-semibold text-ink">{of.house.name}</span> · {dateText(today(), locale, 'long')}
        </p>
        <h1 className="mt-4 text-h1">{t('counter.title')}</h1>
        <p className="text-lead text-ink2">{t('counter.lead')}</p>
        <div className="relative mx-auto mt-6 aspect-square w-full max-w-[22rem]">
          <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full">
            <circle cx="100" cy="100" r={RADIUS} fill="#fff" stroke="var(--track)" strokeWidth="8" />
            <circle
              cx="100"
              cy="100"
              r={RADIUS}
              fill="none"
              stroke="var(--primary-mark)"
              strokeWidth="8"
              strokeLinecap="round"
              strokeDasharray={`${((AROUND * left) / codeSeconds).toFixed(1)} ${AROUND.toFixed(1)}`}
              transform="rotate(-90 100 100)"
            />
          </svg>
          <QrCode of={of.square} label={t('counter.square')} className="absolute inset-[20%]" />
        </div>
        <p className="mt-4 text-ui text-ink2">
          {t('counter.orType')}{' '}
          <span className="font-heading text-h2 font-bold tracking-[0.18em] text-ink tabular-nums">{of.digits}</span>
        </p>
        <p className="mt-1 text-sm text-muted" aria-live="off">
          {t('counter.next', { seconds: left })}
        </p>
      </section>
      <Card
        title={t('counter.today')}
        aside={<span className="text-sm text-muted">{t('counter.here', { here, all: of.interns.length })}</span>}
      >
        <FormProblems errors={errors} answer={errors} />
        {of.interns.length === 0 ? <p className="text-ui text-muted">{t('counter.nobody')}</p> : null}
        <ul>
          {of.interns.map((intern) => (
            <li key={intern.id} className="flex items-center gap-3 border-t border-line py-2 first:border-0">
              <Avatar name={intern.name} className="size-11 text-sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{intern.name}</span>
                <span className="block text-sm text-muted">
                  {intern.status === 'here'
                    ? t('counter.since', { time: timeText(intern.cameAt ?? '', locale) })
                    : intern.status === 'left'
                      ? t('counter.left', {
                          from: timeText(intern.cameAt ?? '', locale),
                          to: timeText(intern.leftAt ?? '', locale),
                        })
                      : t('counter.notYet')}
                </span>
              </span>
              <Form method="post" className="shrink-0">
                <input type="hidden" name="do" value={intern.status === 'here' ? 'out' : 'in'} />
                <input
                  type="hidden"
                  name="id"
                  value={intern.status === 'here' ? (intern.checkInId ?? '') : intern.id}
                />
                <SubmitButton
                  look="outline"
                  size="md"
                  aria-label={t(intern.status === 'here' ? 'counter.outOf' : 'counter.inOf', { name: intern.name })}
                >
                  {t(intern.status === 'here' ? 'counter.out' : 'counter.in')}
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
        {of.interns.length > 0 ? <p className="mt-3 text-sm text-muted">{t('counter.noPhone')}</p> : null}
      </Card>
    </div>
  )
}
