import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Archive, ArchiveRestore, Bell, BellOff } from '#ui/icons.tsx'

export const round = 'grid size-11 shrink-0 place-items-center rounded-full text-ink2 hover:bg-sunken'

type Props = { conversationId: string; seat: { isMuted: boolean; isArchived: boolean }; hasWords?: boolean }

/** What one does with one's own seat: no more mails about it, and out of the list. */
export function SeatForm({ conversationId, seat: { isMuted, isArchived }, hasWords = false }: Props) {
  const t = useT('conversations')
  const moves = [
    { value: isMuted ? 'unmute' : 'mute', icon: isMuted ? BellOff : Bell },
    { value: isArchived ? 'unarchive' : 'archive', icon: isArchived ? ArchiveRestore : Archive },
  ] as const
  return (
    <Form method="post" action={`/conversations/${conversationId}`} className={hasWords ? 'grid gap-3' : 'flex'}>
      {moves.map(({ value, icon: Icon }) => (
        <button
          key={value}
          type="submit"
          name="do"
          value={value}
          className={hasWords ? buttonClass('outline') : round}
          {...(hasWords ? {} : { 'aria-label': t(value), title: t(value) })}
        >
          <Icon className="size-5" />
          {hasWords ? t(value) : null}
        </button>
      ))}
    </Form>
  )
}
