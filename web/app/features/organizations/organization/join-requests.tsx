import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { declineJoinRequest } from '#protocol/features/joining.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import type { OrganizationPage } from './organization.server.ts'

type Request = OrganizationPage['joining'][number]
type Answer = { request: string; errors: FormError[] }

/** People who say that they work here, and want an account. */
export function JoinRequests({ requests, answer }: { requests: Request[]; answer: Answer | undefined }) {
  const t = useT('organizations')
  return (
    <Card title={t('joining.title')}>
      <p className="-mt-1 text-ui text-muted">{t('joining.lead')}</p>
      <ul className="mt-3">
        {requests.map((request) => (
          <JoinRequest
            key={request.id}
            request={request}
            errors={answer?.request === request.id ? answer.errors : []}
          />
        ))}
      </ul>
    </Card>
  )
}

function JoinRequest({ request: { id, name, email, createdAt }, errors }: { request: Request; errors: FormError[] }) {
  const t = useT('organizations')
  const locale = useLocale()
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} className="size-11 text-sm" />
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm break-all text-muted">{email}</p>
          <p className="text-sm text-muted">{t('joining.since', { date: dateText(createdAt, locale, 'long') })}</p>
        </div>
        <Form method="post">
          <input type="hidden" name="request" value={id} />
          <Button
            type="submit"
            name="act"
            value="accept"
            size="md"
            className="min-h-11"
            aria-label={t('joining.acceptName', { name })}
          >
            {t('joining.accept')}
          </Button>
        </Form>
      </div>
      <details open={errors.length > 0} className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink underline underline-offset-4">
          {t('joining.decline')}
        </summary>
        <CommandForm
          command={declineJoinRequest}
          errors={errors}
          labels={{ reason: t('joining.reason') }}
          className="mt-2 grid max-w-[34rem] gap-3"
        >
          <input type="hidden" name="request" value={id} />
          <input type="hidden" name="act" value="decline" />
          <Field name="reason" label={t('joining.reason')} hint={t('joining.reasonHint')} />
          <SubmitButton look="outline" className="justify-self-start">
            {t('joining.declineDo')}
          </SubmitButton>
        </CommandForm>
      </details>
    </li>
  )
}
