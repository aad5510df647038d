import { isOpenNow } from '#app/features/absences/absence-days.ts'
import { OwnAbsence, ReportAbsence } from '#app/features/absences/own-absence.tsx'
import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import { OwnCertificates } from '#app/features/certificates/certificate-card.tsx'
import { FittingList } from '#app/features/stagebank/cards/fitting-list.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { required } from '#protocol/shared/guards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Search } from '#ui/icons.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { NextStep } from './next-step.tsx'
import type { Place } from './own-internships.data.ts'
import { PlaceCard } from './place-card.tsx'
import { VolunteerAction } from './step-action.tsx'

/** Where somebody without a school takes part: the place, whom to call, and what they still wait for. */
export function VolunteerView({ data }: { data: ViewData<'place'> }) {
  const { today, places, own, applications, fitting, kept } = data
  const t = useT('dashboard')
  const locale = useLocale()
  const { session } = useRoot()
  // What begins first is what to prepare for; otherwise it is about where one is already.
  const next = required(places.find(isAhead) ?? places[0], 'place')
  const words = {
    name: session?.user.firstName ?? '',
    place: next.place,
    count: places.length,
    date: next.startDate ? dateText(next.startDate, locale, 'long') : '',
  }
  const isAway = ({ id }: Place) => isOpenNow(data.absences.filter(({ internshipId }) => internshipId === id))
  const step = isAhead(next) ? 'begins' : 'going'
  // Each place has its own ways to reach it below.
  const isMany = step === 'going' && places.length > 1
  const head = places.length > 1 ? 'many' : isAhead(next) ? 'soon' : 'one'
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead today={today} title={t(`volunteer.${head}`, words)} />
      <div className="mt-5 grid items-start gap-4 md:mt-7 md:gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4 md:gap-6 lg:col-span-7">
          <NextStep
            label={t(`volunteer.${step}.label`)}
            title={t(`volunteer.${step}.title`, words)}
            text={isMany ? t('volunteer.going.many') : t(`volunteer.${step}.text`, words)}
          >
            {isMany ? null : <VolunteerAction place={next} own={own} />}
          </NextStep>
          <OwnAbsence
            absences={data.absences}
            reportTo={places.length === 1 && next.mayReportAbsence ? `/internships/${next.id}/afwezig` : null}
          />
          <ApplicationsNote of={applications} />
          <OwnCertificates of={data.certificates} />
        </div>
        <div className="grid gap-4 md:gap-6 lg:col-span-5 lg:row-span-2">
          {places.map((place) => (
            <PlaceCard key={place.id} internship={place}>
              {places.length > 1 && place.mayReportAbsence && !isAway(place) ? <ReportAbsence id={place.id} /> : null}
            </PlaceCard>
          ))}
        </div>
        <Card title={t('volunteer.more.title')} className="lg:col-span-7">
          <p className="text-ui text-ink2">{t(`volunteer.more.${places.length > 1 ? 'again' : 'text'}`, words)}</p>
          <ButtonLink to="/stagebank" look="outline" className="mt-4 max-sm:w-full">
            <Search className="size-5 text-muted" />
            {t('action.search')}
          </ButtonLink>
        </Card>
      </div>
      {fitting && fitting.vacancies.length > 0 ? (
        <div className="mt-8">
          <FittingList fitting={fitting} kept={kept} />
        </div>
      ) : null}
    </div>
  )
}

const isAhead = ({ status }: Place) => status === 'ready'
