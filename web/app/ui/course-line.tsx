import { Sailboat } from './icons.tsx'
import { StatusMark } from './status-mark.tsx'

export type Station = { id: string; label: string; note?: string; state: 'done' | 'now' | 'todo' | 'skip' }
type Words = { label: string; step: string; rest: string }

/** The course: a line with stations. Wide with words under each; on a phone only the current one is named. */
export function CourseLine({ stations, words }: { stations: Station[]; words: Words }) {
  const current = stations.filter(({ state }) => state === 'now')
  const names = current.map(({ label }) => label).join(' + ')
  return (
    <div>
      <div className="mb-4 flex items-baseline gap-3 md:hidden">
        <p className="font-heading text-h4 font-bold">{names || stations.at(-1)?.label}</p>
        <p className="ml-auto shrink-0 text-sm text-muted">{words.step}</p>
      </div>
      <ol aria-label={words.label} className="isolate grid auto-cols-fr grid-flow-col max-md:-mx-2">
        {stations.map((station, index) => (
          <li
            key={station.id}
            aria-current={station.state === 'now' ? 'step' : undefined}
            className="relative text-center"
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={`absolute top-[19px] right-1/2 h-1 w-full ${isReached(station) ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <span className="relative z-10 grid h-[42px] place-items-center">
              <Mark state={station.state} hasBoat={station === current[0]} />
            </span>
            <span
              className={`mt-2 block px-1 text-sm max-md:sr-only ${
                {
                  done: 'font-semibold',
                  now: 'font-bold text-primaryink',
                  todo: 'font-medium text-muted',
                  skip: 'text-muted',
                }[station.state]
              }`}
            >
              {station.label}
            </span>
            {station.note ? (
              <span className="block px-1 text-cap text-muted max-md:sr-only">{station.note}</span>
            ) : null}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted md:hidden">{words.rest}</p>
    </div>
  )
}

const isReached = ({ state }: Station) => state === 'done' || state === 'now'

/** One boat: of steps side by side it lies at the first. */
function Mark({ state, hasBoat }: { state: Station['state']; hasBoat: boolean }) {
  if (!hasBoat)
    return (
      <span className="rounded-full bg-surface">
        <StatusMark status={state} className="size-[22px] md:size-6" />
      </span>
    )
  return (
    <span className="grid size-[42px] place-items-center rounded-full bg-primary text-onprimary ring-5 ring-primarysoft">
      <Sailboat className="size-5" />
    </span>
  )
}
