import { data, Form, Link, redirect } from 'react-router'
import { momentOf, wallOf } from '#app/features/applications/answer/talk-moment.ts'
import { apiContext } from '#lib/context.ts'
import { dateText, today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { pageReaders, planPage, publishPage, updateContentPage } from '#protocol/features/content/content-pages.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { TimeField } from '#ui/time-field.tsx'
import type { Route } from './+types/settings'
import { homeOf, PageHead } from './page-head.tsx'
import { readEditedPage } from './pages.data.server.ts'
import { PublishForm } from './publish-form.tsx'
import { type RefusedPart, refusedParts } from './refused-parts.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'content', 'pages.settings.screen', { name: loaderData?.title ?? '' })

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const { page, content } = await readEditedPage(context.get(apiContext), params.id)
  return { page, title: content.title.nl, keys: content.parts.map(({ key }) => key) }
}

const { slug, readers } = updateContentPage.input
const rules = { slug, readers }
const wrongMoment = (day: string) =>
  !day.trim() ? { field: 'day', code: 'day' } : momentOf(day, '12:00') ? { field: 'time', code: 'time' } : noSuchDay
const noSuchDay = { field: 'day', code: 'date' }
type About = 'page' | 'plan' | 'takeDown'
type Answer = FormAnswer & { about: About; parts?: RefusedPart[] }
const moments = ['publishAt', 'takeDownAt']

/** Each card is a form of its own: the address and who may read, from when, until when. */
export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const form = await request.formData()
  const what = formText(form, 'do')
  const refuse = (about: About, errors: FormAnswer['errors']) => data<Answer>({ about, isSaved: false, errors }, 422)
  const done = (key: string) =>
    redirect(`${homeOf(id)}/${place}`, withToast({ title: `content.pages.settings.saved.${key}` }))
  const place = formText(form, 'from') === 'voorbeeld' ? 'voorbeeld' : 'instellingen'
  const isMoment = what === 'plan' || what === 'takeDown'
  const moment = isMoment ? momentOf(formText(form, 'day'), formText(form, 'time')) : null
  if (isMoment && !moment) return refuse(what, [wrongMoment(formText(form, 'day'))])
  const { input, wrong } = readChecked(rules, form, true)
  if (wrong) return refuse('page', wrong)
  const work = {
    publish: () => api.run(publishPage, id, { revision: Number(formText(form, 'revision')) }),
    plan: () => api.run(planPage, id, { publishAt: moment, revision: Number(formText(form, 'revision')) }),
    callOff: () => api.run(planPage, id, { publishAt: null, revision: Number(formText(form, 'revision')) }),
    takeDown: () => api.run(updateContentPage, id, { takeDownAt: moment }),
    leaveUp: () => api.run(updateContentPage, id, { takeDownAt: null }),
    hide: () => api.run(updateContentPage, id, { status: 'draft' }),
    page: () => api.run(updateContentPage, id, input),
  }
  if (!isKeyOf(work, what)) throw data(null, { status: 400 })
  let parts: RefusedPart[] = []
  const answer = await save(async () => {
    try {
      await work[what]()
    } catch (error) {
      parts = refusedParts(error)
      throw error
    }
    return done(what)
  }, rules)
  const about: About =
    what === 'page' ? 'page' : what === 'takeDown' || what === 'leaveUp' || what === 'hide' ? 'takeDown' : 'plan'
  // A moment is asked for as a day and a time.
  const errors = answer.data.errors
    .filter(({ text }) => !parts.some((part) => part.text === text))
    .map((error) => (moments.includes(error.field ?? '') ? { ...error, field: 'day' } : error))
  return data<Answer>({ ...answer.data, errors, about, parts }, answer.init ?? {})
}

/** Where the page is, who may read it, from when and until when. */
export default function PageSettings({ loaderData: { page, title, keys }, actionData }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  const errorsOf = (about: About) => (actionData?.about === about ? actionData.errors : undefined)
  const labels = { slug: t('pages.settings.address'), readers: t('pages.settings.readers') }
  const isOut = page.state === 'live' || page.state === 'changed'
  return (
    <div>
      <PageHead id={page.id} title={title} state={page.state}>
        <PublishForm page={page} from="instellingen" />
      </PageHead>
      <div className="wrap-wide grid max-w-[52rem] gap-6 py-6">
        <Card title={t('pages.settings.page')}>
          <RuledForm
            key={`${page.slug} ${page.readers.join()}`}
            rules={rules}
            errors={errorsOf('page')}
            labels={labels}
            className="grid gap-5"
          >
            <input type="hidden" name="do" value="page" />
            <Field
              name="slug"
              label={labels.slug}
              hint={t(page.publishedAt ? 'pages.settings.addressMoved' : 'pages.settings.addressHint')}
              defaultValue={page.slug}
              autoCapitalize="none"
              spellCheck={false}
            />
            <CheckboxGroup
              name="readers"
              label={labels.readers}
              hint={t('pages.settings.readersHint')}
              options={pageReaders.map((value) => ({ value, label: t(`pages.readers.${value}`) }))}
              defaultValue={page.readers}
              columns={2}
            />
            <SubmitButton className="justify-self-start">{t('pages.settings.save')}</SubmitButton>
          </RuledForm>
        </Card>
        <Card title={t('pages.settings.plan')}>
          <p className="mb-4 text-ui text-ink2">
            {page.plannedAt
              ? t('pages.settings.planned', { moment: dateText(page.plannedAt, locale, 'moment') })
              : t('pages.settings.planText')}
          </p>
          {actionData?.parts?.length ? (
            <div className="mb-4">
              <FormProblems answer={actionData} title={t('pages.publish.notYet')}>
                <ul className="mt-1 grid gap-1.5">
                  {actionData.parts.map(({ number, text }) => (
                    <li key={`${number} ${text}`}>
                      <Link
                        to={`${homeOf(page.id)}?deel=${keys[number - 1]}`}
                        className="inline-block py-1 text-inherit underline underline-offset-4"
                      >
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </FormProblems>
            </div>
          ) : null}
          <Moment
            key={page.plannedAt}
            what="plan"
            other={page.plannedAt ? 'callOff' : null}
            at={page.plannedAt}
            revision={page.revision}
            errors={errorsOf('plan')}
          />
        </Card>
        <Card title={t('pages.settings.takeDown')}>
          <p className="mb-4 text-ui text-ink2">
            {page.takeDownAt
              ? t('pages.settings.going', { moment: dateText(page.takeDownAt, locale, 'moment') })
              : t('pages.settings.takeDownText')}
          </p>
          <Moment
            key={page.takeDownAt}
            what="takeDown"
            other={page.takeDownAt ? 'leaveUp' : null}
            at={page.takeDownAt}
            revision={page.revision}
            errors={errorsOf('takeDown')}
          />
          {isOut ? (
            <Form method="post" className="mt-4 border-t border-line pt-4">
              <input type="hidden" name="do" value="hide" />
              <SubmitButton look="outline">{t('pages.settings.hide')}</SubmitButton>
            </Form>
          ) : null}
        </Card>
      </div>
    </div>
  )
}

type MomentProps = {
  what: 'plan' | 'takeDown'
  other: 'callOff' | 'leaveUp' | null
  at: string | null
  revision: number
  errors: FormAnswer['errors'] | undefined
}

function Moment({ what, other, at, revision, errors }: MomentProps) {
  const t = useT('content')
  const labels = { day: t('pages.settings.day'), time: t('pages.settings.time') }
  const wall = at ? wallOf(at) : { day: '', time: '07:00' }
  return (
    <RuledForm rules={{}} errors={errors} labels={labels} className="grid gap-4">
      <input type="hidden" name="revision" value={revision} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField name="day" label={labels.day} defaultValue={wall.day} min={today()} />
        <TimeField name="time" label={labels.time} defaultValue={wall.time} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="do" value={what}>
          {t(`pages.settings.verbs.${what}`)}
        </SubmitButton>
        {other ? (
          <SubmitButton look="outline" name="do" value={other}>
            {t(`pages.settings.verbs.${other}`)}
          </SubmitButton>
        ) : null}
      </div>
    </RuledForm>
  )
}
