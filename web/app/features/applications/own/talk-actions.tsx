import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { CalendarPlus, CalendarSync, Check, Navigation } from '#ui/icons.tsx'
import type { Application } from '../applications.data.ts'
import { calendarPath, routePath } from './talk.ts'

/** How buttons look here: on the coloured card of the next step otherwise than on a white one. */
export type TalkLooks = { first: string; other: string }

/** What somebody can do who is invited to meet: say to come, ask for another moment, keep the day, find the way. */
export function TalkActions({ of, looks }: { of: Application; looks: TalkLooks }) {
  const t = useT('applications')
  const isComing = of.talkAnswer === 'comes'
  // Another moment was asked for: this one is no appointment, though one may still say yes to it.
  if (of.talkAnswer === 'other_moment') return <TalkAnswers of={of} looks={{ ...looks, first: looks.other }} />
  return (
    <>
      <TalkAnswers of={of} looks={looks} />
      <Plain href={calendarPath(of.id)} icon={CalendarPlus} className={isComing ? looks.first : looks.other}>
        {t('talk.calendar')}
      </Plain>
      <Plain href={routePath(of)} icon={Navigation} className={looks.other} isElsewhere>
        {t('talk.route')}
      </Plain>
    </>
  )
}

/** Only what one can say to it. */
export function TalkAnswers({ of, looks }: { of: Application; looks: TalkLooks }) {
  const t = useT('applications')
  const { talkAnswer } = of
  return (
    <>
      {of.can.comeToTalk && talkAnswer !== 'comes' ? (
        <Form method="post" action={`/aanmeldingen/${of.id}`}>
          <input type="hidden" name="studentName" value={of.host.name} />
          <button type="submit" name="do" value="comeToTalk" className={looks.first}>
            <Check className="size-5 shrink-0 stroke-2" />
            {t(talkAnswer === 'other_moment' ? 'talk.comeAfterAll' : 'talk.come')}
          </button>
        </Form>
      ) : null}
      {of.can.askOtherMoment && talkAnswer !== 'other_moment' ? (
        <Link to={`/aanmeldingen/${of.id}?kies=askOtherMoment`} preventScrollReset className={looks.other}>
          <CalendarSync className="size-5 shrink-0" />
          {t('talk.other')}
        </Link>
      ) : null}
    </>
  )
}

type PlainProps = { href: string; icon: IconDrawing; className: string; isElsewhere?: boolean; children: ReactNode }

/** A file or another site: not for the router. */
function Plain({ href, icon: Icon, className, isElsewhere, children }: PlainProps) {
  return (
    <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})} className={className}>
      <Icon className="size-5 shrink-0" />
      {children}
    </a>
  )
}
