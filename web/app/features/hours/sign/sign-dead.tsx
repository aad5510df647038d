import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Dead } from './sign.server.ts'

/** A link that opens nothing is nobody's fault: say what to do instead. A code can be typed here too. */
export function SignDead({ dead, token }: { dead: Dead | null; token: string }) {
  const t = useT('hours')
  const why = dead?.why ?? 'unknown'
  const asksCode = why === 'none' || why === 'unknown' || why === 'expiredCode'
  const isDone = why === 'renewed' || why === 'passed'
  return (
    <>
      {why === 'none' ? null : <StatusMark status={isDone ? 'done' : 'info'} className="mt-4 size-12" />}
      <h1 className="mt-4 text-h1">{t(`sign.dead.${why}.title`)}</h1>
      <p className="mt-2 text-lead text-ink2">
        {dead?.why === 'over' ? dead.text : t(`sign.dead.${dead?.why ?? 'unknown'}.text`)}
      </p>
      {asksCode ? (
        <Form method="get" className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5">
          <Field
            name="token"
            label={t('sign.fields.code')}
            hint={t('sign.fields.codeHint')}
            isOptional={false}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            defaultValue={token.length < 20 ? token : ''}
          />
          <Button type="submit">{t('sign.openCode')}</Button>
        </Form>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          {why === 'expired' ? (
            <Form method="post">
              <Button type="submit" name="do" value="renew">
                {t('sign.renew')}
              </Button>
            </Form>
          ) : null}
          <ButtonLink to="/" look="outline">
            {t('sign.home')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
