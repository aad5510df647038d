import { Form, useLocation } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { mostShareDays } from '#protocol/features/chart-shares.ts'
import { inDays } from '#protocol/shared/days.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { CopyBox } from '#ui/copy-box.tsx'
import { DateField } from '#ui/date-field.tsx'
import { ChartColumn, ExternalLink, Link } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ChartPaper } from './chart-paper.tsx'
import type { ShareAnswer, ShareData } from './share.server.ts'
import { shareRules } from './share-rules.ts'

/** Until the next meeting, mostly. */
const USUAL_DAYS = 30

type Props = { data: ShareData; answer: ShareAnswer | undefined; home: string }

/** What others will see, until when, and the link to it; below that what is shared already. */
export function ShareView({ data: { chart, about, shares }, answer, home }: Props) {
  const t = useT('analytics')
  const { search } = useLocation()
  const back = `${home}${search}`
  if (!chart)
    return (
      <div className="wrap py-6 md:py-8">
        <h1 className="sr-only">{t('shares.page')}</h1>
        <EmptyState
          icon={ChartColumn}
          title={t('shares.none.title')}
          text={t('shares.none.text')}
          action={<ButtonLink to={home}>{t('shares.none.go')}</ButtonLink>}
        />
        <Shared shares={shares} />
      </div>
    )
  return (
    <div className="wrap py-6 md:py-8">
      <h1 className="text-h1">{t('shares.title')}</h1>
      <p className="mt-1.5 max-w-[60ch] text-lead text-ink2">{t('shares.lead')}</p>
      <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-12">
        <div className="grid gap-4 md:gap-6 lg:order-2 lg:col-span-5">
          <Card>
            {answer?.address ? (
              <Fresh address={answer.address} />
            ) : (
              <RuledForm
                rules={shareRules}
                errors={answer?.errors ?? []}
                labels={{ endsOn: t('shares.endsOn') }}
                className="grid gap-4"
              >
                <DateField
                  name="endsOn"
                  label={t('shares.endsOn')}
                  min={inDays(0)}
                  max={inDays(mostShareDays)}
                  defaultValue={inDays(USUAL_DAYS)}
                />
                <SubmitButton className="w-full">
                  <Link className="size-5" />
                  {t('shares.make')}
                </SubmitButton>
              </RuledForm>
            )}
            <ButtonLink to={back} look="outline" className="mt-3 w-full">
              {t('shares.back')}
            </ButtonLink>
          </Card>
          <Shared shares={shares} />
        </div>
        <div className="lg:col-span-7">
          <p className="mb-2 text-ui font-medium text-muted">{about}</p>
          <ChartPaper chart={chart} />
        </div>
      </div>
    </div>
  )
}

function Fresh({ address }: { address: string }) {
  const t = useT('analytics')
  return (
    <div role="status">
      <h2 className="text-h3">{t('shares.fresh.title')}</h2>
      <p className="mt-1 text-ui text-ink2">{t('shares.fresh.text')}</p>
      <CopyBox label={t('shares.fresh.label')} value={address}>
        <ButtonLink to={address} target="_blank" className="max-sm:w-full">
          <ExternalLink className="size-5" />
          {t('shares.fresh.open')}
        </ButtonLink>
      </CopyBox>
    </div>
  )
}

function Shared({ shares }: { shares: ShareData['shares'] }) {
  const t = useT('analytics')
  const locale = useLocale()
  if (shares.length === 0) return null
  return (
    <Card title={t('shares.list.title')}>
      <ul>
        {shares.map(({ id, title, about, endsOn }) => (
          <li key={id} className="flex items-center gap-4 border-line py-3 not-first:border-t">
            <span className="min-w-0 flex-1">
              <span className="block text-ui font-semibold">{title}</span>
              <span className="block text-sm text-muted">
                {about}, {t('shares.list.until', { date: dateText(endsOn, locale, 'full') })}
              </span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="end" value={id} />
              <SubmitButton look="outline" size="md">
                {t('shares.list.end')}
                <span className="sr-only">: {title}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}
