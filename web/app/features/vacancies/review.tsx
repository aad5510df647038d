import { Check, ClipboardCheck, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { approveVacancy, rejectVacancy } from '../../../../protocol/src/vacancy-commands.ts'
import { apiContext } from '../../lib/context.ts'
import { dateText } from '../../lib/dates.ts'
import { withToast } from '../../lib/flash.ts'
import { type FormAnswer, save, submit } from '../../lib/form.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { requireSession } from '../../lib/session.server.ts'
import { pageTitle } from '../../lib/title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CommandForm, RuledForm } from '../../ui/command-form.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { focusField } from '../../ui/field-frame.tsx'
import { Flag } from '../../ui/flag.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useQueueKeys } from '../organizations/use-queue-keys.ts'
import type { Route } from './+types/review'
import { fieldLabels } from './field-labels.ts'
import { KeyHints } from './key-hints.tsx'
import { readVacancy, type VacancyPage } from './show.server.ts'
import { isJudge, isLeftToCentre } from './vacancies.data.ts'
import { VacancyPreview } from './vacancy-preview.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Vacatures beoordelen', en: 'Review vacancies' })

/** Who waits, oldest first, and everything about the one that is up. */
async function readQueue(api: Client, asked: string | null) {
  const found = await api.list(vacancies, {
    filter: { statusEq: 'in_review', managed: true },
    include: ['organization'],
    sort: 'createdAt',
    page: { size: 50 },
  })
  const waiting = found
    .filter(({ can }) => can.approveVacancy)
    .map(({ id, title, sector, createdAt, organization }) => ({
      id,
      title,
      sector: sector ?? null,
      createdAt,
      host: String(organization?.name ?? ''),
    }))
  const up = waiting.find(({ id }) => id === asked) ?? waiting[0]
  return { waiting, current: up ? await readVacancy(api, up.id) : null }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context, request)
  if (!isJudge(session)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const [queue, isCentres] = await Promise.all([
    readQueue(api, new URL(request.url).searchParams.get('id')),
    isLeftToCentre(api, session),
  ])
  return { ...queue, isCentres }
}

type Answer = FormAnswer & { id: string }

/** After a decision the next one is up. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const [id, next] = ['id', 'next'].map((name) => String(form.get(name) ?? '')) as [string, string]
  const to = (title: string) => redirect(`/vacancies/review${next ? `?id=${next}` : ''}`, withToast({ title }))
  const decide = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work()
    } catch (error) {
      // Somebody else, or another tab, was earlier.
      if (error instanceof ApiError && (error.status === 404 || error.errors[0]?.code === 'state.conflict')) {
        return to('vacancies.review.already')
      }
      throw error
    }
    return to(said)
  }
  const answer =
    form.get('decision') === 'reject'
      ? await submit(request, rejectVacancy, (input) =>
          decide(() => api.run(rejectVacancy, id, input), 'vacancies.done.rejectVacancy'),
        )
      : await save(() => decide(() => api.run(approveVacancy, id), 'vacancies.done.approveVacancy'))
  return data<Answer>({ id, ...answer.data }, answer.init ?? undefined)
}

/** What wants to appear: one at a time beside the list, as a student will see it. */
export default function Review({ loaderData: { waiting, current, isCentres }, actionData }: Route.ComponentProps) {
  const t = useT('vacancies')
  const keys = useQueueKeys()
  const answer = actionData && actionData.id === current?.id ? actionData : undefined
  const at = waiting.findIndex(({ id }) => id === current?.id)
  const next = (waiting[at + 1] ?? waiting[at - 1])?.id ?? ''
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/vacancies' }]} here={t('review.title')} />
      <h1 className="mt-3 text-h1">{t('review.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('review.lead')}</p>
      {current ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Queue waiting={waiting} currentId={current.id} keys={keys} />
          <Decision key={current.id} vacancy={current} next={next} answer={answer} />
        </div>
      ) : (
        <Card className="mt-6">
          <EmptyState
            icon={ClipboardCheck}
            title={t(isCentres ? 'ofCentre.title' : 'review.empty.title')}
            text={t(isCentres ? 'ofCentre.text' : 'review.empty.text')}
            action={<ButtonLink to="/vacancies">{t('review.empty.action')}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  )
}

type QueueProps = {
  waiting: Route.ComponentProps['loaderData']['waiting']
  currentId: string
  keys: ReturnType<typeof useQueueKeys>
}

function Queue({ waiting, currentId, keys }: QueueProps) {
  const t = useT('vacancies')
  const locale = useLocale()
  const at = waiting.findIndex(({ id }) => id === currentId)
  const marks: Record<number, string> = { [at - 1]: 'previous', [at + 1]: 'next' }
  return (
    <nav aria-label={t('review.list')} className="min-w-0">
      <ol className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface max-lg:max-h-64">
        {waiting.map(({ id, title, host, sector, createdAt }, index) => (
          <li key={id}>
            <Link
              to={`/vacancies/review?id=${id}`}
              preventScrollReset
              data-queue={marks[index]}
              aria-current={id === currentId ? 'true' : undefined}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-primarysoft"
            >
              <Flag sector={sector} className="size-8 rounded-full" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{title}</span>
                <span className="block truncate text-sm text-ink2">
                  {host}, {dateText(createdAt, locale)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <KeyHints keys={keys} />
    </nav>
  )
}

function Decision({ vacancy, next, answer }: { vacancy: VacancyPage; next: string; answer?: Answer }) {
  const t = useT('vacancies')
  const isBusy = useNavigation().state !== 'idle'
  const wrong = answer?.errors.some(({ field }) => field === 'reason')
  const [isOpen, setIsOpen] = useState(Boolean(wrong))
  const opener = useRef<HTMLButtonElement>(null)
  const { confirm, dialog } = useConfirm()
  useEffect(() => {
    if (isOpen) focusField('reason')
  }, [isOpen])
  const hidden = (
    <>
      <input type="hidden" name="id" value={vacancy.id} />
      <input type="hidden" name="next" value={next} />
    </>
  )
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7">
      <VacancyPreview
        values={vacancy.values}
        photoId={vacancy.photoId}
        host={vacancy.host.name}
        hostCity={vacancy.city}
      />
      <p className="mt-4 text-sm text-muted">
        {t('show.contact')}: {vacancy.contact || t('show.noContact')}
      </p>
      {answer && !wrong ? (
        <RuledForm errors={answer.errors} labels={fieldLabels(t)}>
          {null}
        </RuledForm>
      ) : null}
      <div
        data-form-footer
        className="mt-6 flex flex-wrap items-start gap-3 border-t border-line pt-6 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:py-3"
      >
        <Form method="post" className="max-md:flex-1">
          {hidden}
          <Button
            type="submit"
            name="decision"
            value="approve"
            data-queue="approve"
            disabled={isBusy}
            onClick={async (event) => {
              // A key is pressed by accident more easily than a button, and students see it at once.
              if (event.detail > 0) return
              event.preventDefault()
              const button = event.currentTarget
              const question = { title: t('review.sure', { title: vacancy.title }), text: t('review.sureText') }
              if (await confirm({ ...question, verb: t('review.yes') })) button.form?.requestSubmit(button)
            }}
            className="max-md:w-full max-md:px-3"
          >
            <Check aria-hidden="true" className="size-5" strokeWidth={2} />
            {t('review.yes')}
          </Button>
        </Form>
        <Button
          ref={opener}
          look="outline"
          data-queue="deny"
          aria-expanded={isOpen}
          className="max-md:flex-1 max-md:px-3"
          onClick={() => (isOpen ? focusField('reason') : setIsOpen(true))}
        >
          <Undo2 aria-hidden="true" className="size-5" strokeWidth={2} />
          {t('review.no')}
        </Button>
      </div>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from the fields inside
        <div
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            setIsOpen(false)
            opener.current?.focus()
          }}
        >
          <CommandForm
            command={rejectVacancy}
            errors={wrong ? answer?.errors : undefined}
            labels={{ reason: t('review.reason') }}
            className="mt-4 grid max-w-[42rem] gap-4"
          >
            {hidden}
            <input type="hidden" name="decision" value="reject" />
            <TextArea name="reason" label={t('review.reason')} hint={t('review.reasonHint')} rows={3} />
            <SubmitButton>{t('review.noDo')}</SubmitButton>
          </CommandForm>
        </div>
      ) : null}
      {dialog}
    </div>
  )
}
