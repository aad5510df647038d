import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { DeadLink } from './link.server.ts'

/** A link that opens nothing is nobody's fault: say what to do instead. */
export function LinkDead({ dead, isAsked }: { dead: DeadLink; isAsked: boolean }) {
  const t = useT('applications')
  const key: string = isAsked && dead.why === 'expired' ? 'asked' : dead.why
  return (
    <>
      <StatusMark status="info" className="mt-4 size-12" />
      <h1 className="mt-4 text-h1">{t(`link.dead.${key}.title`)}</h1>
      <p className="mt-2 text-lead text-ink2">{dead.why === 'over' ? dead.text : t(`link.dead.${key}.text`)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {key === 'expired' ? (
          <Form method="post">
            <Button type="submit" name="do" value="renew">
              {t('link.renew')}
            </Button>
          </Form>
        ) : null}
        <ButtonLink to="/inloggen/stagebieder?terug=/aanmeldingen" look={key === 'expired' ? 'outline' : 'primary'}>
          {t('link.signIn')}
        </ButtonLink>
        <ButtonLink to="/" look="outline">
          {t('link.home')}
        </ButtonLink>
      </div>
    </>
  )
}
