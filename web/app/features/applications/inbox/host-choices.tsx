import { Link, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { buttonClass } from '#ui/button.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { ArrowRight, Check, Clock, MessagesSquare, UserRoundPlus, X } from '#ui/icons.tsx'
import type { CameBack } from '../answer/answer.server.ts'
import { AnswerForm, type Subject } from '../answer/answer-form.tsx'
import { type AnswerName, choiceAddress, choosing, isAnswer } from '../answer/answers.ts'

type HostAnswer = 'accept' | 'talk' | 'decline' | 'transfer' | 'extend'
const big: { name: HostAnswer; icon: IconDrawing; look: 'primary' | 'outline' }[] = [
  { name: 'accept', icon: Check, look: 'primary' },
  { name: 'talk', icon: MessagesSquare, look: 'outline' },
  { name: 'decline', icon: X, look: 'outline' },
]
const small: { name: HostAnswer; icon: IconDrawing }[] = [
  { name: 'transfer', icon: UserRoundPlus },
  { name: 'extend', icon: Clock },
]

type Props = {
  of: Subject
  /** What may be said now. */
  may: Partial<Record<HostAnswer, boolean>>
  cameBack?: CameBack
  hidden?: Record<string, string>
}

/** Which choice is open stands in the address, so that it works from a mail and before scripts arrive. */
export function useChoice(cameBack?: CameBack): AnswerName | null {
  const asked = new URLSearchParams(useLocation().search).get(choosing)
  return cameBack?.name ?? (isAnswer(asked) ? asked : null)
}

/** What the student asked for is one press away, as a yes is. */
const isFirst = (name: HostAnswer, { talk }: Subject) => name === 'talk' && talk?.isUnsuited === true

const wordOf = (name: HostAnswer, of: Subject) =>
  isFirst(name, of) ? 'otherMoment' : name === 'talk' && of.talk?.isAgreed ? 'otherTalk' : name

/** The three things a host can say, and two ways to say it later. */
export function HostChoices({ of, may, cameBack, hidden }: Props) {
  const t = useT('applications')
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const to = (name: AnswerName | null) => choiceAddress(pathname, params, name, of.id)
  const open = useChoice(cameBack)
  if (open && isKeyOf(may, open) && may[open]) {
    return <AnswerForm key={open} name={open} of={of} cancelTo={to(null)} cameBack={cameBack} hidden={hidden} />
  }
  const others = small.filter(({ name }) => may[name])
  return (
    <div>
      <div className="grid gap-3">
        {big
          .filter(({ name }) => may[name])
          .map(({ name, icon: Icon, look }) => (
            <Link
              key={name}
              to={to(name)}
              preventScrollReset
              data-queue={name}
              className={buttonClass(isFirst(name, of) ? 'primary' : look, 'lg', 'w-full max-sm:px-4')}
            >
              <Icon className="size-5 shrink-0 stroke-2" />
              {t(`choice.${wordOf(name, of)}`, { name: of.name })}
            </Link>
          ))}
      </div>
      {others.length > 0 ? (
        <ul className="mt-4 border-t border-line pt-2">
          {others.map(({ name, icon: Icon }) => (
            <li key={name}>
              <Link
                to={to(name)}
                preventScrollReset
                className="flex min-h-12 items-center gap-3 text-ui font-medium text-ink2 no-underline hover:text-ink hover:underline"
              >
                <Icon className="size-5 shrink-0 text-muted" />
                <span className="flex-1">{t(`choice.${name}`)}</span>
                <ArrowRight className="size-4 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
