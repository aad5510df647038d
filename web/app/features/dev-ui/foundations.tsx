import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { sectors } from '#protocol/shared/sectors.ts'
import { shapes } from '#protocol/tenants/themes.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, Spinner } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CourseLine } from '#ui/course-line.tsx'
import { Flag } from '#ui/flag.tsx'
import { Ring } from '#ui/ring.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import { Sample } from './sample.tsx'
import { ColourSamples, TypeSamples } from './scale-samples.tsx'
import { ShapeSample } from './shape-sample.tsx'

const looks = ['primary', 'outline', 'soft', 'ghost', 'danger'] as const
const sizes = ['lg', 'xl', 'md', 'sm'] as const
const statuses: Status[] = ['done', 'now', 'wait', 'warn', 'err', 'todo', 'info', 'skip']
const people = ['Noor de Vries', 'Daan Bakker', 'Yusuf Kaya', 'Fleur Jansen', 'Milan Visser', 'Sofie Smit']
const phases = ['search', 'approval', 'contract', 'hours'] as const

/** What everything else is made of. */
export default function Foundations() {
  const t = useT('dev-ui')
  const locale = useLocale()
  const of30 = t('ofHours', { target: 30 })
  return (
    <>
      <TypeSamples />
      <ColourSamples />
      <Sample title={t('samples.buttons')}>
        {looks.map((look) => (
          <Button key={look} look={look}>
            {t(`looks.${look}`)}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} look="outline">
            {t(`sizes.${size}`)}
          </Button>
        ))}
        <Button disabled>{t('states.disabled')}</Button>
        <Button disabled aria-busy>
          <Spinner />
          {t('states.busy')}
        </Button>
      </Sample>
      <Sample title={t('samples.statuses')}>
        {statuses.map((status) => (
          <StatusPill key={status} status={status}>
            {t(`statuses.${status}`)}
          </StatusPill>
        ))}
      </Sample>
      <Sample title={t('samples.koers')}>
        <div className="w-full">
          <CourseLine
            stations={phases.map((id, index) => ({
              id,
              label: t(`phases.${id}`),
              state: index < 2 ? 'done' : index === 2 ? 'now' : 'todo',
            }))}
            words={{ label: t('samples.koers'), step: t('step'), rest: t('phases.hours') }}
          />
        </div>
      </Sample>
      <Sample title={t('samples.ring')}>
        <Ring value={18.5} max={30} top={numberText(18.5, locale)} bottom={of30} />
        <Ring value={30} max={30} top={numberText(30, locale)} bottom={of30} />
      </Sample>
      <Sample title={t('samples.flags')}>
        {sectors.map((sector) => (
          <Flag key={sector} sector={sector} />
        ))}
      </Sample>
      <Sample title={t('samples.avatars')}>
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Sample>
      <Sample title={t('samples.cards')}>
        <Card title={t('samples.cards')} className="w-80">
          <p>{t('cardText')}</p>
        </Card>
      </Sample>
      <Sample title={t('samples.shapes')}>
        {shapes.map((shape) => (
          <ShapeSample key={shape} shape={shape} />
        ))}
      </Sample>
    </>
  )
}
