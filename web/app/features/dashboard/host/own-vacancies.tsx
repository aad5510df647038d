import { Link } from 'react-router'
import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { Plus } from '#ui/icons.tsx'
import { FoldedList } from '../staff/folded-list.tsx'
import type { HostData } from './host.data.ts'

type Vacancy = HostData['vacancies'][number]
/** So many seats are drawn; more than that is a number. */
const SEATS = 4

/** What one offers, who has the places and how many are free. */
export function OwnVacancies({ data }: { data: HostData }) {
  const t = useT('dashboard')
  const { session } = useRoot()
  const { vacancies, vacancyCount, interns, waiting } = data
  return (
    <Card title={t('host.vacancyList')} className="flex flex-col lg:col-span-5">
      {vacancies.length === 0 ? <p className="text-ui text-muted">{t('host.noVacancies')}</p> : null}
      <FoldedList
        count={vacancyCount}
        all="/vacancies"
        rows={vacancies.map((vacancy) => (
          <Row
            key={vacancy.id}
            vacancy={vacancy}
            people={interns.filter(({ vacancyId }) => vacancyId === vacancy.id).map(({ student }) => student.name)}
            asked={waiting.filter((each) => each.vacancy.id === vacancy.id).length}
          />
        ))}
      />
      {session?.can.offerVacancies ? (
        <ButtonLink to="/vacancies/add" look="outline" className="mt-5 w-full">
          <Plus className="size-5 text-muted" />
          {t('host.addVacancy')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

type RowProps = { vacancy: Vacancy; people: string[]; asked: number }

function Row({ vacancy: { id, title, sector, status, left, weekdays, city }, people, asked }: RowProps) {
  const t = useT('dashboard')
  const daysOf = useDayNames()
  const state: string = status
  const isOpen = state === 'published' || state === 'full'
  const free = left === 0 ? t('host.full') : t(left === 1 ? 'host.freeOne' : 'host.free', { count: left })
  return (
    <li className="relative flex items-start gap-x-4 gap-y-2 border-line py-4 not-first:border-t max-sm:flex-wrap">
      <Flag sector={sector} hasIcon className="size-14 rounded-tile" />
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to={`/vacancies/${id}`}
          className="text-base font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">{weekdays.length > 0 ? daysOf(weekdays) : city}</p>
      </div>
      <div className="text-sm text-muted max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:pl-18 sm:shrink-0 sm:text-right">
        {isOpen && people.length + left <= SEATS ? <Seats people={people} left={left} /> : null}
        <p className="sm:mt-1">{isOpen ? free : t(`host.status.${state}`)}</p>
        {asked > 0 ? (
          <Link
            to={`/aanmeldingen?vacature=${id}`}
            className="relative font-semibold text-primaryink underline underline-offset-3"
          >
            {t(asked === 1 ? 'host.askedOne' : 'host.asked', { count: asked })}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

/** A face for every place that is taken, an open ring for every free one; the words beside it say the same. */
function Seats({ people, left }: { people: string[]; left: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5 sm:justify-end">
      {people.map((name) => (
        <Avatar key={name} name={name} className="size-9 text-sm" />
      ))}
      {Array.from({ length: left }, (_, seat) => `free ${seat}`).map((seat) => (
        <span key={seat} className="grid size-9 place-items-center rounded-full border-2 border-dashed border-line2">
          <Plus className="size-4" />
        </span>
      ))}
    </span>
  )
}
