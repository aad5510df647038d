import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { PeriodicMail } from '#protocol/features/periodic-mail.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Eye, MailCheck, Send } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** The mail as it would come today, line by line with where each leads. */
export function MailPreview({ mails }: { mails: PeriodicMail[] | null }) {
  const t = useT('periodic-mail')
  const { session } = useRoot()
  return (
    <Card title={t('preview.title')}>
      <p className="text-ui text-muted">{t('preview.lead')}</p>
      {mails === null ? (
        <ButtonLink to="?voorbeeld=ja" look="outline" className="mt-4" preventScrollReset>
          <Eye className="size-5" />
          {t('preview.show')}
        </ButtonLink>
      ) : mails.length === 0 ? (
        <EmptyState icon={MailCheck} title={t('preview.none')} text={t('preview.noneText')} />
      ) : (
        <>
          <ul className="mt-4 grid gap-4">
            {mails.map((mail) => (
              <li key={mail.subject}>
                <OneMail mail={mail} />
              </li>
            ))}
          </ul>
          {session?.acting ? null : (
            <Form method="post" className="mt-5">
              <SubmitButton name="intent" value="send" look="outline">
                <Send className="size-5" />
                {t('preview.send')}
              </SubmitButton>
            </Form>
          )}
        </>
      )}
    </Card>
  )
}

function OneMail({ mail: { organization, subject, sections } }: { mail: PeriodicMail }) {
  const t = useT('periodic-mail')
  return (
    <article
      aria-label={t('preview.mail', { organization })}
      className="rounded-panel border border-line bg-sunken p-3 md:p-5"
    >
      <p className="text-sm text-muted">{t('preview.subject')}</p>
      <p className="text-ui font-semibold [overflow-wrap:anywhere]">{subject}</p>
      <div className="mt-3 grid gap-4 rounded-tile border border-line bg-surface p-4 md:p-6">
        {sections.map(({ name, title, lines }) => (
          <section key={name} className="border-line not-first:border-t not-first:pt-4">
            <h3 className="text-h4">{title}</h3>
            <ul className="mt-1">
              {lines.map(({ text, path }) => (
                <li key={`${path} ${text}`}>
                  <Link
                    to={path}
                    className="inline-flex min-h-9 items-center text-ui font-semibold text-primaryink [overflow-wrap:anywhere]"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  )
}
