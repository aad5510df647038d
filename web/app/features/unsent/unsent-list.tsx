import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { throwAway, useOutbox } from './outbox.ts'
import type { Unsent } from './unsent.ts'
import { stateOf, useUnsentTitle } from './unsent-words.ts'

const marks: Record<ReturnType<typeof stateOf>, Status> = {
  refused: 'warn',
  signIn: 'warn',
  sending: 'wait',
  unsure: 'wait',
  server: 'wait',
  line: 'wait',
}
/** A check-in or a way home is made anew, where one is. */
const canMend = ({ kind }: Unsent) => kind === 'hours' || kind === 'absence'
const mendAt = ({ kind, internshipId, id }: Unsent) =>
  kind === 'hours' ? `/urenbriefje/${internshipId}?wacht=${id}` : `/internships/${internshipId}/afwezig?wacht=${id}`

type Props = { of: readonly Unsent[]; line?: string; onMend?(unsent: Unsent): void }

/** What waits on this device, each with how it stands. What was refused can be mended or thrown away. */
export function UnsentList({ of, line = 'border-line', onMend }: Props) {
  const t = useT('unsent')
  const titleOf = useUnsentTitle()
  const outbox = useOutbox()
  return (
    <ul>
      {of.map((unsent) => {
        const state = stateOf(unsent, outbox)
        const title = titleOf(unsent)
        const work = unsent.kind === 'absence' ? unsent.input.note : unsent.input.work
        return (
          <li key={unsent.id} className={`flex items-start gap-3 border-b py-3.5 ${line}`}>
            <StatusMark status={marks[state]} className="mt-0.5 size-5" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{title}</p>
              {typeof work === 'string' && work ? <p className="text-ui break-words">{work}</p> : null}
              <p className="text-sm text-muted">{t(`states.${state}`)}</p>
              {unsent.refused?.map(({ code, field, text }) => (
                <p key={`${field} ${code}`} className="mt-1 text-ui font-medium text-warnink">
                  {text ?? code}
                </p>
              ))}
              <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                {state === 'refused' && canMend(unsent) ? (
                  <Link
                    to={mendAt(unsent)}
                    onClick={(event) => {
                      if (!onMend) return
                      event.preventDefault()
                      onMend(unsent)
                    }}
                    className={buttonClass('soft', 'md', 'min-h-11')}
                    aria-label={t('mendOf', { title })}
                  >
                    {t('mend')}
                  </Link>
                ) : null}
                {state === 'sending' ? null : (
                  <Button
                    look="ghost"
                    size="md"
                    className="min-h-11"
                    onClick={() => void throwAway(unsent.id)}
                    aria-label={t('dropOf', { title })}
                  >
                    {t('drop')}
                  </Button>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
