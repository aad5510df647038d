import { ButtonLink } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = { count: number; to: string; text: string; go: string; className?: string }

/** On a dashboard: something waits for its reader, with the way to it. Nothing when nothing does. */
export function WaitingNote({ count, to, text, go, className = '' }: Props) {
  if (count === 0) return null
  const button = (
    <ButtonLink to={to} look="outline" size="md" className="min-h-11">
      {go}
    </ButtonLink>
  )
  return (
    <div className={className}>
      <Notice tone="info" action={button}>
        {text}
      </Notice>
    </div>
  )
}
