import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Notice } from '#ui/notice.tsx'
import type { CameBack } from '../answer/answer.server.ts'
import { type Talk, talkOf } from '../answer/talk-moment.ts'
import { ApplicationHead } from '../application/application-head.tsx'
import { FactList } from '../application/fact-list.tsx'
import { WhoseTurn } from '../application/whose-turn.tsx'
import type { Application } from '../applications.data.ts'
import { HostChoices } from './host-choices.tsx'

type Props = {
  of: Application
  talk: Talk
  cameBack?: CameBack
  hidden?: Record<string, string>
  /** Chosen, and not only the first of a list. */
  isLookedAt?: boolean
}

/** Whoever has it before them has read it; the student can tell. By script only: a page that is fetched says nothing. */
function useRead({ id, status, can }: Application, isLookedAt: boolean): void {
  const { submit } = useFetcher()
  const isNews = isLookedAt && status === 'with_host' && can.readApplication === true
  useEffect(() => {
    if (isNews) void submit({ do: 'read' }, { method: 'post', action: `/aanmeldingen/${id}` })
  }, [isNews, id, submit])
}

/** One application as its host sees it, with what can be said to it now. */
export function HostDetail({ of, talk, cameBack, hidden, isLookedAt = true }: Props) {
  const t = useT('applications')
  useRead(of, isLookedAt)
  const { can } = of
  const may = {
    accept: can.acceptApplication,
    talk: can.proposeTalk,
    decline: can.declineApplication,
    extend: can.extendApplication && !of.extendedAt,
    transfer: can.transferApplication,
  }
  const isFull = may.accept && of.vacancy.placesLeft === 0
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7">
      <ApplicationHead of={of} seenBy="host" />
      <div className="mt-4">
        <WhoseTurn of={of} seenBy="host" />
      </div>
      <div className="mt-3 border-t border-line empty:hidden">
        <FactList of={of} />
      </div>
      {of.reason ? <Reason text={of.reason} /> : null}
      {isFull ? (
        <div className="mt-3">
          <Notice tone="info">{t('host.full')}</Notice>
        </div>
      ) : null}
      {Object.values(may).some(Boolean) ? (
        <div className="mt-4 max-w-[36rem] border-t border-line pt-6">
          <HostChoices
            of={{ id: of.id, name: of.student.name, isVolunteer: of.isVolunteer, talk: talkOf(of, talk) }}
            may={{ ...may, accept: may.accept && !isFull }}
            cameBack={cameBack}
            hidden={hidden}
          />
        </div>
      ) : null}
    </article>
  )
}

/** Why it ended. */
export function Reason({ text }: { text: string }) {
  const t = useT('applications')
  return (
    <div className="mt-4 rounded-tile bg-sunken p-4 text-ui">
      <p className="text-sm text-muted">{t('facts.reason')}</p>
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  )
}
