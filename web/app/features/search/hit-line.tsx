import { useWords } from '#lib/i18n.tsx'
import type { Look, SaidText } from '#lib/search-kind.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Building2, CalendarRange, FileText, Megaphone, Route, Send, UsersRound } from '#ui/icons.tsx'
import { Marked } from './marked.tsx'

const icons: Record<Exclude<Look, 'person'>, IconDrawing> = {
  group: UsersRound,
  period: CalendarRange,
  internship: Route,
  organization: Building2,
  vacancy: Megaphone,
  application: Send,
  page: FileText,
}

/** Words as they are said to this reader. */
export function useSaid(): (text: SaidText) => string {
  const say = useWords()
  return (text) => (typeof text === 'string' ? text : say(text.say, text.params))
}

type PictureProps = { title: string; look: Look | IconDrawing; isLarge?: boolean }

export function Picture({ title, look, isLarge = false }: PictureProps) {
  if (look === 'person') return <Avatar name={title} className={isLarge ? 'size-14 text-lg' : 'size-9 text-sm'} />
  const Icon = typeof look === 'string' ? icons[look] : look
  const colours = typeof look === 'string' ? 'bg-primarysoft text-primaryink' : 'bg-infosoft text-infoink'
  return (
    <span className={`grid shrink-0 place-items-center rounded-tile ${colours} ${isLarge ? 'size-14' : 'size-9'}`}>
      <Icon className={isLarge ? 'size-7' : 'size-4.5'} />
    </span>
  )
}

type Props = { title: string; facts: SaidText[]; look: Look | IconDrawing; typed: string }

/** What was found, and what tells it apart. */
export function HitLine({ title, facts, look, typed }: Props) {
  const said = useSaid()
  return (
    <>
      <Picture title={title} look={look} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui leading-5 font-semibold text-ink">
          <Marked text={title} typed={typed} />
        </span>
        {facts.length > 0 ? (
          <span className="block truncate text-cap leading-4.5 text-muted">
            <Marked text={facts.map(said).join(', ')} typed={typed} />
          </span>
        ) : null}
      </span>
    </>
  )
}
