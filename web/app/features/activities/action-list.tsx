import { Fragment } from 'react'
import { Link } from 'react-router'
import { timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { Action } from './activities.data.ts'
import { type Part, sentenceOf } from './sentence.ts'

type Props = { actions: readonly Action[]; momentOf?(at: string): string }

/** What happened, one line each, newest first. Names lead to who or what they are. */
export function ActionList({ actions, momentOf }: Props) {
  const t = useT('activities')
  const locale = useLocale()
  const { session, site } = useRoot()
  return (
    <ul>
      {actions.map((action) => (
        <li key={action.id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
          <Avatar name={action.by?.name || action.actor?.name || action.subject || site.appName} />
          {/* On a phone the time stands below, so that the sentence has the whole line. */}
          <div className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-col max-sm:items-start">
            <Sentence parts={sentenceOf(action, session?.user.id, t, site.appName)} />
            <time dateTime={action.at} className="shrink-0 text-cap text-muted tabular-nums sm:ml-auto">
              {momentOf?.(action.at) ?? timeText(action.at, locale)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Sentence({ parts }: { parts: Part[] }) {
  return (
    <p className="min-w-0 text-ui wrap-anywhere">
      {parts.map(({ text, to }, index) =>
        to ? (
          <Link
            key={`${index}-${text}`}
            to={to}
            className="font-medium text-ink underline decoration-line2 underline-offset-3 hover:decoration-2"
          >
            {text}
          </Link>
        ) : (
          <Fragment key={`${index}-${text}`}>{text}</Fragment>
        ),
      )}
    </p>
  )
}
