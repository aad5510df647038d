import { Form } from 'react-router'
import { NotWhileActing } from '#app/features/sessions/acting/not-while-acting.tsx'
import { dateText } from '#lib/dates.ts'
import { deviceOf } from '#lib/device-name.ts'
import type { FormAnswer } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { Monitor, Smartphone } from '#ui/icons.tsx'

type Device = { id: string; kind: string; userAgent: string | null; lastUsedAt: string; isHere: boolean }

/** Where one is signed in. Ending one signs that device out; ending this one brings one to the sign-in page. */
export function SessionList({ sessions, answer }: { sessions: Device[]; answer: FormAnswer | undefined }) {
  const t = useT('account')
  const locale = useLocale()
  const { session } = useRoot()
  return (
    <Card title={t('sessions.title')}>
      <p className="text-ui text-muted">{t('sessions.lead')}</p>
      <div className="mt-4">
        {session?.acting ? <NotWhileActing /> : null}
        <FormSaved answer={answer}>{t('sessions.ended')}</FormSaved>
        <FormProblems errors={answer?.errors} />
      </div>
      <ul className="mt-1">
        {sessions.map(({ id, kind, userAgent, lastUsedAt, isHere }) => {
          const { browser, system, isPhone } = deviceOf(userAgent ?? '')
          const Icon = isPhone ? Smartphone : Monitor
          const name = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
          const when = t('sessions.used', { date: dateText(lastUsedAt, locale, 'moment') })
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t">
              <Icon className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 basis-40">
                <span className="block text-ui font-semibold">
                  {name}
                  {isHere ? (
                    <span className="ml-2 rounded-chip bg-primarysoft px-2 py-0.5 text-cap text-primaryink">
                      {t('sessions.here')}
                    </span>
                  ) : null}
                </span>
                <span className="block text-sm text-muted">{`${t(`sessions.kinds.${kind}`)}, ${when}`}</span>
              </span>
              {session?.acting ? null : (
                <Form method="post">
                  <Button
                    type="submit"
                    name="sessionId"
                    value={id}
                    look="outline"
                    size="md"
                    className="min-h-11"
                    aria-label={t('sessions.endOf', { name })}
                  >
                    {t('sessions.end')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
