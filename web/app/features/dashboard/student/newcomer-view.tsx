import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import { OwnCertificates } from '#app/features/certificates/certificate-card.tsx'
import { ProposalList } from '#app/features/proposals/proposal-list.tsx'
import { FittingList } from '#app/features/stagebank/cards/fitting-list.tsx'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Card } from '#ui/card.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { appliedStep, stepsAhead } from './applied-step.ts'
import { NextStep } from './next-step.tsx'
import { NewcomerAction } from './step-action.tsx'
import { whoHelps } from './who-helps.ts'

/** Nothing runs yet: say what comes first and what will follow. */
export function NewcomerView({
  data: { today, isIntern, hasMentor, isAgreedFirst, own, applications, certificates, fitting, kept, proposals },
}: {
  data: ViewData<'newcomer'>
}) {
  const t = useT('dashboard')
  const locale = useLocale()
  const { session } = useRoot()
  const who = isIntern ? 'student' : 'volunteer'
  const words = { centre: own?.name ?? '', ...whoHelps(hasMentor, t) }
  const first = { title: t(`newcomer.${who}.step`), text: t(`newcomer.${who}.text`, words) }
  const applied = appliedStep(applications.own, hasMentor, t, locale)
  const steps = stepsAhead(applied?.status, isAgreedFirst)
  const { title, text } = applied ?? first
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead today={today} title={t(`newcomer.${who}.title`, { name: session?.user.firstName ?? '' })} />
      <div className="mt-5 grid gap-4 md:mt-7 md:grid-cols-12 md:gap-6">
        <div className="flex flex-col gap-4 md:col-span-7 md:gap-6">
          <NextStep className="grow" label={t('student.nextStep')} title={title} text={text}>
            <NewcomerAction isIntern={isIntern} own={own} applied={applied} />
          </NextStep>
          <ApplicationsNote of={applications} />
          <OwnCertificates of={certificates} />
        </div>
        <Card title={t('newcomer.after')} className="md:col-span-5">
          <ol>
            {steps.map((key) => (
              <li key={key} className="flex gap-3.5 border-line py-3 not-first:border-t">
                <StatusMark status="todo" className="mt-0.5 size-5" />
                <span className="text-ui">{t(`newcomer.${who}.steps.${key}`, words)}</span>
              </li>
            ))}
          </ol>
        </Card>
        {proposals.length > 0 ? (
          <div className="md:col-span-12">
            <ProposalList proposals={proposals} back="/dashboard" />
          </div>
        ) : null}
      </div>
      {fitting ? (
        <div className="mt-8">
          <FittingList
            fitting={fitting}
            kept={kept}
            profilePath={isIntern ? `/students/${session?.user.id}/edit` : undefined}
          />
        </div>
      ) : null}
    </div>
  )
}
