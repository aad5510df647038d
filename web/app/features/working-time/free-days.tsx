import { data, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { freeDays, saveSchoolCalendar } from '#protocol/features/working-time.ts'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { CalendarDays } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import type { Route } from './+types/free-days'
import { dayRules, FreeDayForm } from './free-day-form.tsx'
import { FreeDayRow } from './free-day-row.tsx'
import { missingHolidays, readCalendar, readYears } from './free-days.data.ts'
import { RegionForm, regionRules } from './region-form.tsx'
import { packDay, unpackDay } from './removed-day.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'working-time', 'title')

const path = '/vrije-dagen'
const listOf = (yearId: string) => `${path}?jaar=${yearId}`

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeFreeDays')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const { years, year } = await readYears(api, asked.get('jaar'))
  if (!year) throw data(null, { status: 404 })
  const canKeep = session.can.keepFreeDays === true
  const calendar = await readCalendar(api, hereOf(session).id, year)
  return { years, year, canKeep, editing: canKeep ? asked.get('bewerk') : null, ...calendar }
}

export async function action({ context, request }: Route.ActionArgs) {
  const schoolId = hereOf(await requireCan(context, 'keepFreeDays')).id
  const api = context.get(apiContext)
  const form = await request.formData()
  const [about, id] = [formText(form, 'do'), formText(form, 'id')]
  const back = listOf(new URL(request.url).searchParams.get('jaar') ?? '')
  const done = (title: string, name = '') =>
    redirect(back, withToast({ title: `working-time.saved.${title}`, params: { name } }))
  const answerOf = ({ data: answer, init }: Awaited<ReturnType<typeof save>>) =>
    data({ about, id, ...answer }, init ?? undefined)
  const wrongly = (errors: FormAnswer['errors']) => data({ about, id, isSaved: false, errors }, 422)

  if (formText(form, 'decision') === 'undo') {
    const day = unpackDay(id)
    if (!day) throw data(null, { status: 400 })
    return answerOf(
      await save(async () => {
        await api.create(freeDays, { ...day, schoolId })
        return done('restored', day.name)
      }, dayRules),
    )
  }
  if (about === 'remove') {
    return answerOf(
      await save(async () => {
        const day = await api.find(freeDays, id)
        await api.remove(freeDays, id)
        const undo = { to: back, id: packDay(day) }
        return redirect(
          back,
          withToast({ title: 'working-time.saved.removed', params: { name: day.name }, color: 'info', undo }),
        )
      }),
    )
  }
  if (about === 'region') {
    const { input, wrong } = readChecked(regionRules, form, false)
    if (wrong) return wrongly(wrong)
    return answerOf(
      await save(async () => {
        await api.run(saveSchoolCalendar, '', { ...input, schoolId })
        return done('region')
      }, regionRules),
    )
  }
  const { input, wrong } = readChecked(dayRules, form, false)
  if (wrong) return wrongly(wrong)
  const day = { ...input, endDate: input.endDate ?? input.startDate }
  return answerOf(
    await save(async () => {
      if (about === 'change') await api.update(freeDays, id, day)
      else await api.create(freeDays, { ...day, schoolId })
      return done(about === 'change' ? 'changed' : 'added', day.name)
    }, dayRules),
  )
}

/** When there are no lessons, year by year: that of the region, that of the country, and what the school adds to it. */
export default function FreeDays({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('working-time')
  const { years, year, lines, region, lessonMinutes, canKeep, editing } = loaderData
  const back = listOf(year.id)
  // A summer holiday begins in one school year and ends in the next.
  const bounds = { min: `${year.startDate.slice(0, 4)}-06-01`, max: `${year.endDate.slice(0, 4)}-09-30` }
  const errorsOf = (about: string) => (actionData?.about === about ? actionData.errors : undefined)
  const others = errorsOf('remove') ?? errorsOf('')
  const missing = region ? missingHolidays(lines, year) : []
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-1 max-w-[46rem] text-ui text-muted">{t('lead')}</p>
      <nav aria-label={t('years')} className="mt-5">
        <ul className={tabBar}>
          {years.map(({ id, name, isNow }) => (
            <li key={id} className="flex">
              <Link
                to={listOf(id)}
                aria-current={id === year.id ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {isNow ? t('thisYear', { name }) : name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title={t('list', { year: year.name })}>
          {others?.length ? <FormProblems errors={others} answer={others} /> : null}
          {missing.length > 0 ? (
            <Notice tone="info">{t('missing', { names: missing.map((name) => t(`names.${name}`)).join(', ') })}</Notice>
          ) : null}
          {lines.length > 0 ? (
            <ul aria-label={t('list', { year: year.name })} className="divide-y divide-line">
              {lines.map((line) =>
                line.id && editing === line.id ? (
                  <li key={line.key} className="py-4">
                    <FreeDayForm
                      back={back}
                      bounds={bounds}
                      errors={errorsOf('change')}
                      day={{ ...line, id: line.id }}
                    />
                  </li>
                ) : (
                  <FreeDayRow key={line.key} line={line} back={back} canChange={canKeep} />
                ),
              )}
            </ul>
          ) : (
            <EmptyState icon={CalendarDays} title={t('empty.title')} text={t('empty.text')} />
          )}
        </Card>
        <div className="grid gap-6">
          {canKeep && !editing ? (
            <Card title={t('new')}>
              <FreeDayForm key={lines.length} back={back} bounds={bounds} errors={errorsOf('add')} />
            </Card>
          ) : null}
          <Card title={t('region')}>
            {canKeep ? (
              <RegionForm region={region} lessonMinutes={lessonMinutes} errors={errorsOf('region')} back={back} />
            ) : (
              <p className="text-ui">{t(`regions.${region ?? 'none'}`)}</p>
            )}
          </Card>
        </div>
      </div>
    </div>
  )
}
